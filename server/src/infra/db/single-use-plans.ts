import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

const MARK = '/* planned once */';

/**
 * Prefix for frequent statements whose plan does not depend on their parameters. Each connection prepares them once,
 * because planning takes longer than finding a card.
 */
export const plannedOnce: RawBuilder<unknown> = sql.raw(MARK);

/** Error codes of a lost prepared plan: tables have changed, or a connection pooler has assigned another connection. */
const PLAN_LOST = new Set(['0A000', '26000', '42P05']);

/**
 * Makes a connection prepare the statements that begin with `plannedOnce`. If a prepared plan is lost, the statement is
 * retried unprepared and is not prepared again. Inside transactions, where a retry is impossible, statements are never
 * prepared.
 */
export function keepPlans(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const lost = new Set<string>();
  client.query = ((...args: unknown[]) => {
    const [text, values, callback] = args;
    const isKept = typeof text === 'string' && text.startsWith(MARK) && !lost.has(text);
    if (!isKept || callback !== undefined || client.getTransactionStatus() !== 'I') return query(...args);
    return (query({ name: nameOf(text), text, values }) as Promise<unknown>).catch((error: { code?: string }) => {
      if (!PLAN_LOST.has(error.code ?? '')) throw error;
      lost.add(text);
      return query(text, values);
    });
  }) as typeof client.query;
}

const names = new Map<string, string>();

/** Returns the name of the prepared statement for this SQL: a hash, so that it fits PostgreSQL's length limit. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
