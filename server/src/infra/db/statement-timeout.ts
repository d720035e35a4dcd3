import type { Socket } from 'node:net';
import type { ClientBase, PoolClient } from 'pg';
import { NO_ANSWER } from '../../core/errors/connection-errors.ts';

/** Maximum duration of a statement, in milliseconds. */
const STATEMENT_MS = 10_000;
/**
 * Maximum time to wait for a lock, in milliseconds. Shorter than the statement timeout, so that lock waits fail with
 * their own error code.
 */
const LOCK_MS = 8000;
/**
 * Client-side timeout in milliseconds, for a PostgreSQL server that does not respond and thus cannot cancel the
 * statement.
 */
const ANSWER_MS = STATEMENT_MS + 1000;

/**
 * Pool options that limit the duration of statements. The limits are set by a query, because connection poolers reject
 * unknown connection parameters.
 */
export const statementTimeoutOptions = {
  query_timeout: ANSWER_MS,
  onConnect: async (client: ClientBase): Promise<void> => {
    await client.query(`set statement_timeout = ${STATEMENT_MS}; set lock_timeout = ${LOCK_MS}`);
  },
};

/**
 * Destroys a connection whose query timed out on the client. Otherwise the driver would keep the connection open, and
 * its next user would wait for the old response, or even receive it.
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

/** Returns the socket of a client. The driver's types lack this property. */
function socketOf(client: PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
