import type { Company, StaffMember } from '@crewdock/contract/companies';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';

/** All members of a company, by name, each with the highest role they have in its groups. */
export async function loadCompanyMembers(db: Kysely<Schema>, companyId: number): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select ${USER} as "user",
      coalesce((
        select min(nullif(g.role, 0)) from company_group_member g
        where g.company_id = m.company_id and g.person_id = m.person_id), 0) as role,
      coalesce(p.superadmin_in = m.company_id, false) as is_wl_superadmin
    from company_member m join person p on p.id = m.person_id
    where m.company_id = ${companyId} order by ${BY_NAME}`.execute(db);
  return rows;
}

/** A company's groups by name, with their members. */
export async function loadCompanyGroups(
  db: Kysely<Schema>,
  companyId: number,
): Promise<NonNullable<Company['groups']>> {
  const { rows } = await sql<NonNullable<Company['groups']>[number]>`
    select g.id, g.name, coalesce((
        select json_agg(json_build_object('user', ${USER}, 'role', m.role) order by ${BY_NAME})
        from company_group_member m join person p on p.id = m.person_id where m.group_id = g.id), '[]') as members
    from company_group g where g.company_id = ${companyId} order by lower(g.name), g.id`.execute(db);
  return rows;
}

const USER = sql`json_build_object('id', p.uid, 'username', p.email, 'full_name', trim(p.first_name || ' ' || p.last_name))`;
const BY_NAME = sql`lower(p.first_name || ' ' || p.last_name), p.id`;
