import { type RawBuilder, sql } from 'kysely';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Actor } from '../core/identity/actor.ts';

/**
 * Returns whether visitors see cards on a portal. Always true on the main portal (null); false for a company whose
 * market is disabled or that is being deleted.
 */
export function isMarketOpen(company: Pick<CompanyRow, 'market_enabled' | 'deletion_due'> | null): boolean {
  return company === null || (company.market_enabled && company.deletion_due === null);
}

/**
 * Builds an SQL condition: the person is a superadmin of the company, or a team lead or manager of a group. Other
 * members are read-only.
 */
export function worksIn(person: RawBuilder<unknown>, company: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from company_member m join person p on p.id = m.person_id
    where m.person_id = ${person} and m.company_id = ${company} and (p.superadmin_in = m.company_id or exists (
      select from company_group_member g
      where g.person_id = m.person_id and g.company_id = m.company_id and g.role in (1, 2))))`;
}

/** Returns whether the actor may see a company's members: all members, in any role, and staff. */
export function seesMembers(actor: Actor, companyId: number): boolean {
  return actor.kind === 'person' && (actor.isStaff || actor.companyIds.includes(companyId));
}
