import type { Socket } from 'node:net';
import type { ClientBase, PoolClient } from 'pg';
import { NO_ANSWER } from './away.ts';

/** A statement ends after so long, … */
const STATEMENT_MS = 10_000;
/** … a little earlier where it waits for a lock, so that the answer can say so … */
const LOCK_MS = 8000;
/** … and where PostgreSQL itself stands still and can't end it, a little later by us. */
const ANSWER_MS = STATEMENT_MS + 1000;

/** Of a pool whose statements end in time. Not in the connection's parameters: poolers refuse those that they don't know. */
export const impatience = {
  query_timeout: ANSWER_MS,
  onConnect: async (client: ClientBase): Promise<void> => {
    await client.query(`set statement_timeout = ${STATEMENT_MS}; set lock_timeout = ${LOCK_MS}`);
  },
};

/**
 * Breaks a connection whose answer didn't come in time. The driver would leave it open, and whoever is given it next would wait for
 * that answer too, or get it in place of their own.
 */
export function breakWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const judge = (error: unknown) => {
    if (error instanceof Error && error.message === NO_ANSWER) socketOf(client).destroy();
  };
  const watched = (...args: unknown[]): unknown => {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
        judge(error);
        callback(error, result);
      });
    }
    const result = query(...args);
    if (result instanceof Promise) result.catch(judge);
    return result;
  };
  client.query = watched as typeof client.query;
}

/** The driver's types don't know of it. */
function socketOf(client: PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
