import type { Relation } from '@crewdock/contract/relations';
import { ApiError } from '@crewdock/sdk/client';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { showNotice, notifyError } from '../ui/patterns/notices.ts';
import { getRelatedName } from './moves.ts';
import type { Related } from './queries.ts';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** Deletes a relation; the notice offers undo. `onDone` runs after the row was removed or restored. */
export async function removeLink(related: Related, onDone: () => void): Promise<void> {
  const { relation } = related;
  try {
    await call('DELETE /admin/requests/{id}/related-talent/{otherId}/', {
      params: paramsOf(relation),
      query: { from: relation.status },
    });
  } catch (error) {
    if (!isConflict(error)) return notifyError();
    showNotice({
      tone: 'info',
      text: t(messages.movedByOthersFirst, { name: getRelatedName(related) }),
      lasts: 6000,
    });
    return reload();
  }
  await reload();
  onDone();
  const run = () => void putBack(related).then(onDone);
  showNotice({
    text: t(messages.linkDeleted, { name: getRelatedName(related) }),
    action: { label: t(messages.undo), run },
  });
}

async function putBack({ relation, ...related }: Related): Promise<void> {
  try {
    await call('POST /admin/requests/{id}/related-talent/{otherId}/restore/', { params: paramsOf(relation) });
    showNotice({ text: t(messages.restoredNotice, { name: getRelatedName({ ...related, relation }) }) });
  } catch (error) {
    if (!isConflict(error)) return notifyError();
    showNotice({ tone: 'info', text: t(messages.linkedAgain), lasts: 6000 });
  }
  await reload();
}

async function reload(): Promise<void> {
  await Promise.all(
    ['relations', 'matches', 'candidates'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
}

function paramsOf({ request_id: id, talent_id: otherId }: Relation) {
  return { id, otherId };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'conflict';
}
