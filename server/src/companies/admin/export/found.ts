import type { CompanyExport } from '@crewdock/contract/company-export';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Purpose } from '../../../infra/storage/purpose.ts';

/** Storage purpose of archives with all data of a company. */
export const companyArchives: Purpose = {
  name: 'company-export',
  maxBytes: 100 * 2 ** 30,
  isPublic: false,
  namedIn: 'company_export.file',
};

export type FoundExport = Selectable<Schema['company_export']> & { bytes: number | null };

/** Finds a company's export that has not expired, whether running, ready or failed. */
export async function findExport(db: Kysely<Schema>, companyId: number): Promise<FoundExport | undefined> {
  return db
    .selectFrom('company_export as e')
    .leftJoin('file', 'file.path', 'e.file')
    .where('e.company_id', '=', companyId)
    .where(({ or, eb }) => or([eb('e.expires_at', 'is', null), eb('e.expires_at', '>', sql<Date>`now()`)]))
    .selectAll('e')
    .select('file.bytes')
    .executeTakeFirst();
}

export function presentExport({
  state,
  total,
  done,
  bytes,
  created_at,
  finished_at,
  expires_at,
}: FoundExport): CompanyExport {
  return {
    state,
    total,
    done,
    bytes,
    created: created_at.toISOString(),
    finished: finished_at?.toISOString() ?? null,
    expires: expires_at?.toISOString() ?? null,
  };
}
