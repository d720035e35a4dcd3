import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';

/**
 * Drops the secondary indexes of the card and market tables, runs `work`, and builds the indexes again. Building them
 * once is faster than updating them per row. Everything happens in one transaction, so readers are not affected.
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
