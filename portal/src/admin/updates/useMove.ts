import type { StaffUpdate, UpdateStatus } from '@crewdock/contract/updates';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@crewdock/sdk/client';
import { call } from '../../api.ts';
import { reloadSession } from '../../session/session.ts';
import { notify, notifyError } from '../../ui/notices.ts';
import { updatesQuery } from './queries.ts';
import { STATUS_LABELS } from './words.ts';

type Page = CallOutput<'GET /admin-panel/updates/'>;
type List = InfiniteData<Page>;

interface Move {
  update: StaffUpdate;
  to: UpdateStatus;
  isUndo?: boolean;
}

/** Moves an update at once, offers to undo it, and puts it back where the server refuses. The undo's button takes the focus along. */
export function useMove(onUndo: () => void): (update: StaffUpdate, to: UpdateStatus) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ update, to }: Move) =>
      call('PATCH /admin-panel/updates/{id}/', { params: { id: update.id }, body: { status: to } }),
    async onMutate({ update, to }) {
      const { queryKey } = updatesQuery(update.status);
      await queryClient.cancelQueries({ queryKey: ['updates'] });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (list) => list && without(list, update, to));
      return { queryKey, before };
    },
    onSuccess(moved, { update, isUndo }) {
      if (isUndo) notify({ text: `Back in ${STATUS_LABELS[moved.status]}` });
      else {
        const undo = () => {
          mutate({ update: moved, to: update.status, isUndo: true });
          onUndo();
        };
        notify({ text: `Moved to ${STATUS_LABELS[moved.status]}`, action: { label: 'Undo', run: undo } });
      }
    },
    onError(_, __, saved) {
      if (saved) queryClient.setQueryData(saved.queryKey, saved.before);
      notifyError();
    },
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: ['updates'] });
      reloadSession().catch(() => {
        // The counter in the header is right again with the next session.
      });
    },
  });
  return (update, to) => mutate({ update, to });
}

function without(list: List, { id, status }: StaffUpdate, to: UpdateStatus): List {
  const pages = list.pages.map(({ count, counters, results }) => ({
    count: count - 1,
    counters: { ...counters, [status]: counters[status] - 1, [to]: counters[to] + 1 },
    results: results.filter((update) => update.id !== id),
  }));
  return { ...list, pages };
}
