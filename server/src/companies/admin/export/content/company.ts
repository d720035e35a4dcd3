import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../infra/db/schema.ts';
import type { ExportRow } from '../tables.ts';

/** Returns a company's settings, without the verification tokens of its domains. */
export async function companyItself(db: Kysely<Schema>, companyId: number): Promise<ExportRow> {
  const { rows } = await sql<ExportRow>`
    select c.*,
      coalesce((select json_object_agg(page, text) from company_text where company_id = c.id), '{}') as legal_texts,
      coalesce((
        select json_agg(json_build_object('domain', domain, 'state', state, 'entered_at', entered_at) order by entered_at)
        from company_domain where company_id = c.id), '[]') as domains
    from company c where c.id = ${companyId}`.execute(db);
  return rows[0]!;
}
