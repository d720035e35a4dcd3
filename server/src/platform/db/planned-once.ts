import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

const MARK = '/* planned once */';

/**
 * Stands at the beginning of a statement that is asked very often and whose plan doesn't depend on its values: each connection
 * plans it once. That takes longer than finding a card.
 */
export const plannedOnce: RawBuilder<unknown> = sql.raw(MARK);

/**
 * What a plan that was kept fails with: the tables have changed since, or a pooler in between has given the statement's name to
 * another connection.
 */
const PLAN_LOST = new Set(['0A000', '26000', '42P05']);

/**
 * Lets a connection keep the plans of statements that say so. One whose plan is lost is asked again without, from then on. In a
 * transaction, where nothing can be asked again, plans are not kept.
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

/** The same for the same text, and short enough for PostgreSQL. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
