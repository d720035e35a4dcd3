import { type QueryKey, hashKey } from '@tanstack/react-query';
import { queryClient } from '../queryClient.ts';

/**
 * Shows a change at once in everything that the cache has under a key, sends it, and takes it back where the server refuses: other
 * changes that were made meanwhile stay. Rejects with the refusal. Whoever calls asks anew for what else may have changed.
 */
export async function optimistic<Data, Answer>(
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

/** Puts what the server has answered into everything that the cache has under a key. */
export function changeCached<Data>(queryKey: QueryKey, change: (data: Data, queryKey: QueryKey) => Data): void {
  show(queryKey, change as Change['apply']).forEach((step) => settle(step, true));
}

interface Change {
  apply: (data: unknown, queryKey: QueryKey) => unknown;
  isTaken: boolean;
}

/** One entry of the cache with changes that aren't all answered: as it was before the first of them, and as it is shown. */
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
  // An answer that is on its way knows nothing of the change.
  void queryClient.cancelQueries({ queryKey: under });
  return queryClient
    .getQueriesData({ queryKey: under })
    .filter(([, data]) => data !== undefined)
    .map(([queryKey, data]) => {
      const known = pending.get(hashKey(queryKey));
      // What came from the server meanwhile is new ground.
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
    // The ground has changed under it: whether it stands there, the server knows.
    if (!isTaken) void queryClient.invalidateQueries({ queryKey, exact: true });
    return;
  }
  if (isTaken) change.isTaken = true;
  else entry.changes.splice(entry.changes.indexOf(change), 1);
  // In the order in which they were made, so that a later one never slips under an earlier one.
  while (entry.changes[0]?.isTaken) entry.base = entry.changes.shift()!.apply(entry.base, queryKey);
  if (entry.changes.length === 0) pending.delete(hashKey(queryKey));
  if (!isTaken) draw(entry);
}

function draw(entry: Pending): void {
  const next = entry.changes.reduce((data, { apply }) => apply(data, entry.queryKey), entry.base);
  entry.shown = queryClient.setQueryData(entry.queryKey, next);
}
