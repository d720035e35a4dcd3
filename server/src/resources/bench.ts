import { type RawBuilder, sql } from 'kysely';

/** The owner of available resources: a person, or a person on behalf of a company. */
export interface Bench {
  ownerId: number;
  companyId: number | null;
}

/**
 * SQL condition: rows of a table with owner and company columns that belong to this owner. Rows of colleagues are
 * excluded, so that they are not overwritten accidentally.
 */
export function onBench(table: string, { ownerId, companyId }: Bench): RawBuilder<boolean> {
  return sql`(${sql.ref(`${table}.owner_id`)} = ${ownerId}
    and ${sql.ref(`${table}.company_id`)} is not distinct from ${companyId}::int)`;
}
