import type { Import } from '@crewdock/contract/imports';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { useIdempotencyKey } from '../../ui/patterns/form/useIdempotencyKey.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { keepImport } from './queries.ts';
import { stepPath } from './steps.ts';

/** Starts the import and opens its report. Idempotent: repeated clicks start it only once. */
export function useStart({ uid, operation, counts: rows }: Import) {
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    mutationFn: (badLinks: boolean) =>
      call('POST /available_resources/cards_import/', {
        query: { bad_links: badLinks },
        body: { upload: uid },
        idempotencyKey: keyOf({ badLinks, operation, rows }),
      }),
    onSuccess(now) {
      keepImport(now);
      void queryClient.invalidateQueries({ queryKey: ['imports', 'all'] });
      void navigate(stepPath(uid, 'report'), { replace: true });
    },
    onError: tellRefusal,
  });
  return { start: mutate, isPending };
}
