import { type RawBuilder, sql } from 'kysely';

/** The owner of available resources: a person, or a person on behalf of a company. */
export interface Bench {
  ownerId: number;
  companyId: number | null;
}

/**
 * Builds the SQL condition for rows of this owner, on a table with owner and company columns. Excludes rows of
 * colleagues, so that they are not overwritten accidentally.
 */
export function onBench(table: string, { ownerId, companyId }: Bench): RawBuilder<boolean> {
  return sql`(${sql.ref(`${table}.owner_id`)} = ${ownerId}
    and ${sql.ref(`${table}.company_id`)} is not distinct from ${companyId}::int)`;
}
