import { sql } from 'kysely';
import type { ImportColumns, Trx } from './queries.ts';

/** Existing resources that rows of an import update or confirm: each is left to one row. */
export interface Claims {
  /** Returns the claimed ones of these resources, to which further ones are added. */
  among(ids: readonly number[]): Promise<Set<number>>;
}

/** The claims of a check, which sees each row once. Holds only ids, a few megabytes for the largest table. */
export function claimsInMemory(): Claims {
  const claimed = new Set<number>();
  return { among: async () => claimed };
}

/** The stored claims of all rows except one. */
export function claimsOfOthers(trx: Trx, at: Pick<ImportColumns, 'id' | 'mapping'>, number: number): Claims {
  return {
    async among(ids) {
      const claims = await storedClaims(trx, at, ids);
      return new Set(ids.filter((id) => claims.get(id)?.some((other) => other !== number)));
    },
  };
}

/** The row numbers that claim each of these resources, by resource id. */
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
