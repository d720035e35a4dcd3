import type { Company, StaffMember } from '@crewdock/contract/companies';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context/context.ts';
import { personName } from '../infra/db/person-name.ts';
import type { Schema } from '../infra/db/schema.ts';
import { ascendingNumber, ascendingText, isWrittenSince, orderByKeys, rowVersion } from '../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../infra/http/cursor-pages.ts';

/** Loads all members of a company, by name, each with the highest role they have in its groups. */
export async function loadCompanyMembers(db: Kysely<Schema>, companyId: number): Promise<StaffMember[]> {
  const { rows } = await members(companyId, sql`true ${orderByKeys(BY_NAME)}`).execute(db);
  return rows;
}

/** Reads a page of a company's members, by name. */
export function readCompanyMembers(
  companyId: number,
  query: PageQuery,
  context: Context,
): Promise<CursorPage<StaffMember>> {
  const order: ListOrder = {
    list: ['members', companyId],
    keys: BY_NAME,
    changedSince: (transaction) =>
      sql`(${isWrittenSince(rowVersion('m'), transaction)} or ${isWrittenSince(rowVersion('p'), transaction)})`,
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await members<PageRow>(companyId, sql`${condition} ${end}`, sql`, ${columns}`).execute(context.db);
    return rows;
  });
}

export async function countCompanyMembers(db: Kysely<Schema>, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('company_member')
    .where('company_id', '=', companyId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Loads a company's groups by name, with their members. */
export async function loadCompanyGroups(
  db: Kysely<Schema>,
  companyId: number,
): Promise<NonNullable<Company['groups']>> {
  const { rows } = await sql<NonNullable<Company['groups']>[number]>`
    select g.id, g.name, coalesce((
        select json_agg(json_build_object('user', ${USER}, 'role', m.role) ${orderByKeys(BY_NAME)})
        from company_group_member m join person p on p.id = m.person_id where m.group_id = g.id), '[]') as members
    from company_group g where g.company_id = ${companyId} order by lower(g.name), g.id`.execute(db);
  return rows;
}

const USER = sql`json_build_object('id', p.uid, 'username', p.email, 'full_name', ${personName('p')})`;
const BY_NAME = [ascendingText(sql`lower(p.first_name || ' ' || p.last_name)`), ascendingNumber(sql`p.id`)];

function members<More = object>(
  companyId: number,
  where: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<StaffMember & More> {
  return sql`
    select ${USER} as "user"${more},
      coalesce((
        select min(nullif(g.role, 0)) from company_group_member g
        where g.company_id = m.company_id and g.person_id = m.person_id), 0) as role,
      coalesce(p.superadmin_in = m.company_id, false) as is_wl_superadmin
    from company_member m join person p on p.id = m.person_id
    where m.company_id = ${companyId} and ${where}`;
}
