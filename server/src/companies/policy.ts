import { type RawBuilder, sql } from 'kysely';
import type { Company } from '../platform/company.ts';
import type { Actor } from '../platform/http/actor.ts';

/** Whether visitors see cards on a portal: the main one always shows them, a company may keep its market closed, and one that ends has none. */
export function isMarketOpen(company: Pick<Company, 'market_enabled' | 'deletion_due'> | null): boolean {
  return company === null || (company.market_enabled && company.deletion_due === null);
}

/** Whether somebody works in a company, and doesn't only look on: as its superadmin, or as Team Lead or Manager of a group. */
export function worksIn(person: RawBuilder<unknown>, company: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from company_member m join person p on p.id = m.person_id
    where m.person_id = ${person} and m.company_id = ${company} and (p.superadmin_in = m.company_id or exists (
      select from company_group_member g
      where g.person_id = m.person_id and g.company_id = m.company_id and g.role in (1, 2))))`;
}

/** Who works together knows each other: a company's members and staff, whatever their roles are. */
export function seesMembers(actor: Actor, companyId: number): boolean {
  return actor.kind === 'person' && (actor.isStaff || actor.companyIds.includes(companyId));
}
