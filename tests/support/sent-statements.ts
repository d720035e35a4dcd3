import type { Database } from '@crewdock/server/infra/db/open';
import { CHANNEL } from '@crewdock/server/search/bitmaps/changes';

/** A statement and the number of rows in its result. */
export type Sent = [text: string, rows: number | null];

/**
 * Records the statements that are sent to the database during `work`. Sorts them by text, because parallel statements
 * have no fixed order. Excludes the connection of the in-memory market index, whose updates are independent of `work`.
 */
export function watchStatements({ pool }: Pick<Database, 'pool'>): (work: () => Promise<unknown>) => Promise<Sent[]> {
  let sent: Sent[] = [];
  const watched = new WeakSet<object>();
  const ofMemory = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text: string }).text;
      const entry: Sent = [text, null];
      if (text.includes(`listen ${CHANNEL}`)) ofMemory.add(client);
      if (!ofMemory.has(client)) sent.push(entry);
      const answer = query(...args);
      if (answer instanceof Promise) answer.then(({ rowCount }) => (entry[1] = rowCount)).catch(() => {});
      return answer;
    }) as typeof client.query;
  });
  return async (work) => {
    sent = [];
    await work();
    return sent.sort(([a], [b]) => (a < b ? -1 : 1));
  };
}
