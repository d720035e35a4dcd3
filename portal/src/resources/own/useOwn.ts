import { PICKED_RESOURCES_MAX } from '@crewdock/contract/limits';
import type { ResourceChange } from '@crewdock/contract/own-resources';
import type { InfiniteData } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { changeCached, updateOptimistically } from '../../query/optimistic.ts';
import { type ItemsPage, getLoadedItems } from '../../query/pageItems.ts';
import { withItems } from '../../query/pages.ts';
import { createKeyedQueue } from '../../query/turns.ts';
import { queryClient } from '../../queryClient.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { OWN, type OwnResource, RESOURCES_KEY } from '../queries.ts';
import * as messages from './messages.ts';

type Pages = InfiniteData<ItemsPage<OwnResource>>;

/** Changes of fields that can be edited in a row. */
export type InlineResourceChange = Pick<ResourceChange, 'status' | 'available_from' | 'hourly_rate'>;

const inTurn = createKeyedQueue<OwnResource>();

/** Changes a row with an optimistic update, which is rolled back if another user has changed the row. */
export async function changeInline(drawn: OwnResource, change: InlineResourceChange): Promise<void> {
  const { uid } = drawn;
  const { status, ...fields } = change;
  const shown = (row: OwnResource): OwnResource => ({
    ...row,
    ...fields,
    own: { ...row.own, ...(status && { status }), confirmed: new Date().toISOString() },
  });
  try {
    const changed = await updateOptimistically<Pages, OwnResource>(OWN, each(uid, shown), () =>
      inTurn(uid, cached(uid) ?? drawn, ({ own }) => write(uid, { ...change, version: own.version })),
    );
    changeCached<Pages>(OWN, each(uid, withVersion(changed.own.version)));
    showNotice({ text: t(messages.updated) });
  } catch (error) {
    tellRefusal(error);
  }
  await invalidateResources();
}

function withVersion(version: number) {
  return (row: OwnResource): OwnResource => ({ ...row, own: { ...row.own, version } });
}

async function write(uid: string, body: ResourceChange): Promise<OwnResource> {
  return (await call('PATCH /available_resources/{uid}/', { params: { uid }, body })) as OwnResource;
}

/** Returns the row in the query cache, which might be newer than the row on the screen. */
function cached(uid: string): OwnResource | undefined {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: OWN, type: 'active' });
  return lists.flatMap(([, list]) => getLoadedItems(list) ?? []).find((row) => row.uid === uid);
}

/** Confirms that people are still available. Without `uids`, confirms all of the user's resources. */
export async function confirmAvailability(uids?: string[]): Promise<void> {
  try {
    const { count } = await call('POST /available_resources/confirm/', { body: uids ? { uids } : {} });
    showNotice({ text: t(messages.confirmedToday, { count }) });
  } catch (error) {
    tellRefusal(error);
  }
  await invalidateResources();
}

export async function removeOne({ uid }: OwnResource): Promise<void> {
  await remove([() => call('DELETE /available_resources/{uid}/', { params: { uid } })]);
}

export async function removeSome(uids: string[]): Promise<void> {
  const parts = Array.from({ length: Math.ceil(uids.length / PICKED_RESOURCES_MAX) }, (_, at) =>
    uids.slice(at * PICKED_RESOURCES_MAX, (at + 1) * PICKED_RESOURCES_MAX),
  );
  await remove(parts.map((ids) => () => call('DELETE /available_resources/delete_resources/', { query: { ids } })));
}

export async function removeAll(): Promise<void> {
  await remove([() => call('POST /available_resources/delete_all/', {})]);
}

export async function invalidateResources(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [RESOURCES_KEY] });
}

type Removal = () => Promise<{ detail: string; deleted: string }>;

/**
 * Runs deletions one after the other. Undo restores the resources that were deleted, even if a later deletion failed.
 */
async function remove(removals: Removal[]): Promise<void> {
  const deleted: string[] = [];
  let said = '';
  try {
    for (const send of removals) {
      const answer = await send();
      deleted.push(answer.deleted);
      said = answer.detail;
    }
  } catch (error) {
    tellRefusal(error);
  }
  if (deleted.length > 0)
    showNotice({ text: said, action: { label: t(messages.undoButton), run: () => void restore(deleted) } });
  await invalidateResources();
}

async function restore(deleted: string[]): Promise<void> {
  try {
    let count = 0;
    for (const time of deleted) {
      count += (await call('POST /available_resources/restore/', { body: { deleted: time } })).count;
    }
    showNotice({ text: t(messages.restored, { count }) });
  } catch (error) {
    tellRefusal(error);
  }
  await invalidateResources();
}

function each(uid: string, change: (row: OwnResource) => OwnResource) {
  return (pages: Pages): Pages => withItems(pages, (rows) => rows.map((row) => (row.uid === uid ? change(row) : row)));
}
