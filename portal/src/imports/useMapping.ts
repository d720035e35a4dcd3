import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { ImportPreview } from '@crewdock/contract/imports';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { tellRefusal } from '../ui/refusal.ts';
import { keepImport, previewQuery } from './queries.ts';

/** What is said of the columns: shown at once and kept by the server, one change after the other. */
export function useMapping(uid: string) {
  const { queryKey } = previewQuery(uid);
  const { mutate } = useMutation({
    scope: { id: `mapping ${uid}` },
    mutationFn: (mapping: ImportMapping) =>
      call('PATCH /available_resources/imports/{uid}/', { params: { uid }, body: { mapping } }),
    onSuccess: keepImport,
    onError(error) {
      tellRefusal(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return async (mapping: ImportMapping) => {
    // An answer under way is older than this.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<ImportPreview>(queryKey, (now) => now && { ...now, mapping });
    mutate(mapping);
  };
}
