import { sql } from 'kysely';
import type { ImportColumns, Trx } from './queries.ts';

/** Existing resources that rows of an import update or confirm. A resource can be claimed by one row only. */
export interface Claims {
  /** Returns the resources that are claimed already. The caller adds new claims to the returned set. */
  among(ids: readonly number[]): Promise<Set<number>>;
}

/** Claims of one check of a table, in memory: ids only, a few megabytes for the largest table. */
export function claimsInMemory(): Claims {
  const claimed = new Set<number>();
  return { among: async () => claimed };
}

/** The stored claims of all rows except the row `number`. */
export function claimsOfOthers(trx: Trx, at: Pick<ImportColumns, 'id' | 'mapping'>, number: number): Claims {
  return {
    async among(ids) {
      const claims = await storedClaims(trx, at, ids);
      return new Set(ids.filter((id) => claims.get(id)?.some((other) => other !== number)));
    },
  };
}

/** Numbers of the rows that claim a resource, by resource id. */
export async function storedClaims(
  trx: Trx,
  { id, mapping }: Pick<ImportColumns, 'id' | 'mapping'>,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ resource_id: number; numbers: number[] }>`
    select resource_id, array_agg(number) as numbers from import_row
    where import_id = ${id} and sheet = ${mapping!.sheet} and resource_id = any(${[...ids]}::int[])
    group by resource_id`.execute(trx);
  return new Map(rows.map(({ resource_id, numbers }) => [resource_id, numbers]));
}
