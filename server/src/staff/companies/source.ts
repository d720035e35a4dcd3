import type { companies } from '@crewdock/contract/staff/companies';
import { type RawBuilder, sql } from 'kysely';
import type { TableSource } from '../table/source.ts';

/**
 * Rows of the staff table of white-label companies. There are few companies, so their counts are computed when they are
 * read.
 */
export const companySource: TableSource<typeof companies> = {
  from: 'company',
  storedWords: sql`company.staff_words`,
  columns: {
    id: sql`company.id`,
    version: sql`company.version`,
    name: sql`company.name`,
    slug: sql`company.slug`,
    domain: sql`coalesce(company.domain, '')`,
    state: sql`case when company.deletion_due is null then 'open' else 'closing' end`,
    market_enabled: sql`company.market_enabled`,
    members: sql`(select count(*) from company_member m where m.company_id = company.id)`,
    superadmins: sql`(
      select coalesce(string_agg(p.email, ', ' order by p.email), '')
      from company_member m join person p on p.id = m.person_id
      where m.company_id = company.id and p.superadmin_in = company.id)`,
    talents: activeCards('talent'),
    requests: activeCards('request'),
    created: sql`company.created_at`,
    deletion_due: sql`company.deletion_due`,
  },
  options: {},
};

function activeCards(kind: 'talent' | 'request'): RawBuilder<unknown> {
  return sql`(select count(*) from ${sql.table(kind)} c where c.company_id = company.id and c.is_active and not c.is_draft)`;
}
