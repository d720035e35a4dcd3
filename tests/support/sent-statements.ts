import type { Database } from '@crewdock/server/platform/db/open';
import { CHANNEL } from '@crewdock/server/search/bitmaps/changes';

/** A statement, and how many rows it answered with. */
export type Sent = [text: string, rows: number | null];

/**
 * What is sent to the database while some work is done, in the order of the texts: what goes out at once has no order of its own.
 * The connection by which the market's memory reads it and follows its changes is left out: it does so by its own clock.
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
