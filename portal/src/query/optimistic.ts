import { type QueryKey, hashKey } from '@tanstack/react-query';
import { queryClient } from '../queryClient.ts';

/**
 * Optimistic update: applies a change to all cached queries under a key and sends the change. On errors, rolls it back,
 * keeps other pending changes, and rejects with the error. The caller invalidates other affected queries.
 */
export async function updateOptimistically<Data, Answer>(
  queryKey: QueryKey,
  change: (data: Data, queryKey: QueryKey) => Data,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const shown = show(queryKey, change as Change['apply']);
  try {
    const answer = await send();
    shown.forEach((step) => settle(step, true));
    return answer;
  } catch (error) {
    shown.forEach((step) => settle(step, false));
    throw error;
  }
}

/** Applies a change that the server has confirmed to all cached queries under a key. */
export function changeCached<Data>(queryKey: QueryKey, change: (data: Data, queryKey: QueryKey) => Data): void {
  show(queryKey, change as Change['apply']).forEach((step) => settle(step, true));
}

interface Change {
  apply: (data: unknown, queryKey: QueryKey) => unknown;
  isTaken: boolean;
}

/** A cached query with pending changes: its data before the first pending change, and its data as shown. */
interface Pending {
  queryKey: QueryKey;
  base: unknown;
  shown: unknown;
  changes: Change[];
}

interface Step {
  queryKey: QueryKey;
  change: Change;
}

const pending = new Map<string, Pending>();

function show(under: QueryKey, apply: Change['apply']): Step[] {
  // The response of a pending request would not contain the change.
  void queryClient.cancelQueries({ queryKey: under });
  return queryClient
    .getQueriesData({ queryKey: under })
    .filter(([, data]) => data !== undefined)
    .map(([queryKey, data]) => {
      const known = pending.get(hashKey(queryKey));
      // If the data was refetched since the last change, the refetched data is the new base.
      const entry: Pending = known && known.shown === data ? known : { queryKey, base: data, shown: data, changes: [] };
      const change = { apply, isTaken: false };
      entry.changes.push(change);
      pending.set(hashKey(queryKey), entry);
      draw(entry);
      return { queryKey, change };
    });
}

function settle({ queryKey, change }: Step, isTaken: boolean): void {
  const entry = pending.get(hashKey(queryKey));
  if (!entry?.changes.includes(change) || queryClient.getQueryData(queryKey) !== entry.shown) {
    // Fetched data has replaced the shown data, and might contain the rejected change, so it is refetched.
    if (!isTaken) void queryClient.invalidateQueries({ queryKey, exact: true });
    return;
  }
  if (isTaken) change.isTaken = true;
  else entry.changes.splice(entry.changes.indexOf(change), 1);
  // Confirmed changes are applied in their original order, so that an earlier change never overwrites a later one.
  while (entry.changes[0]?.isTaken) entry.base = entry.changes.shift()!.apply(entry.base, queryKey);
  if (entry.changes.length === 0) pending.delete(hashKey(queryKey));
  if (!isTaken) draw(entry);
}

function draw(entry: Pending): void {
  const next = entry.changes.reduce((data, { apply }) => apply(data, entry.queryKey), entry.base);
  entry.shown = queryClient.setQueryData(entry.queryKey, next);
}
