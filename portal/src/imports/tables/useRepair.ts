import type { ImportRow, ImportRowsShown } from '@crewdock/contract/imports';
import { type InfiniteData, useMutation } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { changeCached } from '../../query/optimistic.ts';
import type { ItemsPage } from '../../query/pageItems.ts';
import { withItems } from '../../query/pages.ts';
import { queryClient } from '../../queryClient.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { importQuery, importRowsQuery } from './queries.ts';

/** Corrects a cell. The row keeps its position and shows its new result. */
export function useRepair(uid: string, show: ImportRowsShown) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ number, ...body }: { number: number; column: number; text: string }) =>
      call('PATCH /available_resources/imports/{uid}/rows/{number}/', { params: { uid, number }, body }),
    onSuccess({ row }) {
      const { queryKey } = importRowsQuery(uid, show);
      changeCached<InfiniteData<ItemsPage<ImportRow>>>(queryKey, (data) =>
        withItems(data, (items) => items.map((each) => (each.number === row.number ? row : each))),
      );
      void queryClient.invalidateQueries({ queryKey: importQuery(uid).queryKey });
      // Lists with other result filters have changed, too. They are refetched when they are shown.
      void queryClient.invalidateQueries({ queryKey: ['imports', 'rows', uid], refetchType: 'none' });
    },
    onError: tellRefusal,
  });
  return { repair: mutate, isPending };
}
