import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/platform/db/schema';

/**
 * Does the work while the cards' tables and the market's have only their keys, then builds the other indexes at once:
 * quicker than row by row. Nobody reads either before the transaction has ended.
 */
export async function withoutCardIndexes(db: Transaction<Schema>, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition
    from pg_indexes
    where schemaname = current_schema() and tablename ~ '^(market_)?(talent|request)' and indexdef not like 'CREATE UNIQUE%'`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}
