import { type RawBuilder, sql } from 'kysely';

/** Whose resources: somebody's own or, with a company, what they offer for it. */
export interface Bench {
  ownerId: number;
  companyId: number | null;
}

/** What stands on a bench, of a table with its owner and company, such as `r`: nobody writes over a colleague’s by the way. */
export function onBench(table: string, { ownerId, companyId }: Bench): RawBuilder<boolean> {
  return sql`(${sql.ref(`${table}.owner_id`)} = ${ownerId}
    and ${sql.ref(`${table}.company_id`)} is not distinct from ${companyId}::int)`;
}
