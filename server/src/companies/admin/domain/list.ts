import type { CompanyDomain, CompanyDomains, DomainState } from '@crewdock/contract/company-domain';
import type { Selectable } from 'kysely';
import type { CompanyRow } from '../../../core/identity/company.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { getTxtRecordName } from './name.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Number of days for which a portal keeps a domain without its DNS record, because records can get lost when a DNS zone
 * is moved.
 */
const GRACE_DAYS = 3;
/** Display order of a company's domains. */
const ORDER: DomainState[] = ['proven', 'pending', 'lost', 'former'];

/** Returns the time at which a domain without its record stops working. */
export function lostOn(missingSince: Date): Date {
  return new Date(missingSince.getTime() + GRACE_DAYS * DAY_MS);
}

export async function loadCompanyDomains({ id }: CompanyRow, { db, origins }: Pick<Context, 'db' | 'origins'>) {
  const company = await db
    .selectFrom('company')
    .where('id', '=', id)
    .select(['slug', 'domain'])
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('company_domain').where('company_id', '=', id).selectAll().execute();
  const shown = rows.map(present);
  // A domain that the server's operator has set needs no verification.
  if (company.domain !== null && !rows.some(({ domain }) => domain === company.domain)) {
    shown.push({ ...NOTHING_TO_PROVE, domain: company.domain });
  }
  shown.sort(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || (one.domain < other.domain ? -1 : 1),
  );
  const answer: CompanyDomains = {
    portal_url: origins.of(company),
    host: new URL(origins.of({ slug: company.slug, domain: null })).hostname,
    domains: shown,
  };
  return answer;
}

const NOTHING_TO_PROVE = {
  state: 'proven',
  record: null,
  checked_at: null,
  missing_since: null,
  lost_on: null,
} as const satisfies Partial<CompanyDomain>;

function present(row: Selectable<Schema['company_domain']>): CompanyDomain {
  return {
    domain: row.domain,
    state: row.state,
    record: { name: getTxtRecordName(row.domain), value: row.token },
    checked_at: row.checked_at?.toISOString() ?? null,
    missing_since: row.missing_since?.toISOString() ?? null,
    lost_on: row.missing_since ? lostOn(row.missing_since).toISOString() : null,
  };
}
