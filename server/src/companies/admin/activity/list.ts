import type { ActiveMember, CompanyAct } from '@crewdock/contract/company-activity';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { getShownId } from '../../../cards/shown-id.ts';
import { personName } from '../../../infra/db/person-name.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { descendingNumber, newestFirst } from '../../../infra/db/total-order.ts';
import type { Context } from '../../../core/context/context.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../../infra/http/cursor-pages.ts';
import type { Administrator } from '../administrator.ts';

/** The requester, and the start of the period. */
export interface ActivityRequest {
  asker: Administrator;
  since: Date;
}

interface Row extends Omit<CompanyAct, 'at' | 'card'> {
  at: Date;
  type: CompanyAct['card']['type'];
  id: number;
  shown_id: number;
  title: string;
}

/** Returns the members whose activity the requester may see, most active first. */
export async function activeMembers(db: Kysely<Schema>, asked: ActivityRequest): Promise<ActiveMember[]> {
  const { rows } = await sql<ActiveMember>`
    with who as (${people(asked)}), done as (select a.person_id, count(*) as acts from (${acts(asked)}) a group by 1)
    select p.uid, ${NAME} as name, who.until is not null as has_left, coalesce(done.acts, 0)::integer as acts
    from who join person p on p.id = who.id left join done on done.person_id = who.id
    where who.until is null or done.acts > 0
    order by acts desc, lower(${NAME}), p.id`.execute(db);
  return rows;
}

/** Returns a page of the members' actions, newest first. `member` restricts the page to one person. */
export async function latestActs(
  context: Context,
  asked: ActivityRequest,
  query: PageQuery & { member?: string | undefined; days: string },
): Promise<CursorPage<CompanyAct>> {
  const { member, days } = query;
  const { company } = asked.asker;
  // A cursor alone skips nothing, because new log entries are only added at the top.
  const order: ListOrder = {
    list: ['company activity', company.id, days, member],
    keys: [newestFirst(sql`e.at`), descendingNumber(sql`e.id`)],
    changedSince: null,
  };
  const { rows, ...page } = await readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const found = await sql<Row & PageRow>`
      with who as (${people(asked, member)})
      select a.position, a.snapshot, a.at, ${NAME} as person, a.action, a.subject, a.status, a.type, a.id, a.shown_id, a.title
      from (${acts(asked, columns)} and ${condition} ${end}) a
      join person p on p.id = a.person_id order by a.at desc, a.entry desc`.execute(context.db);
    return found.rows;
  });
  const hides_id = !company.card_id_publicly_visible;
  return {
    ...page,
    rows: rows.map(({ at, person, action, subject, status, type, id, shown_id, title }) => ({
      person,
      action,
      subject,
      status,
      at: at.toISOString(),
      card: { type, id: getShownId({ id, shown_id, hides_id }), title },
    })),
  };
}

const NAME = personName('p');

/**
 * Builds the query for visible people. Superadmins see all members, and former members who left within the period. Team
 * leads see themselves and the members they lead.
 */
function people({ asker, since }: ActivityRequest, member?: string): RawBuilder<unknown> {
  const { company, person, isSuperadmin } = asker;
  const led = person.leads.filter(({ company_id }) => company_id === company.id).map(({ person_id }) => person_id);
  return sql`
    select w.id, w.until from (
      select m.person_id as id, null::timestamptz as until from company_member m
      where m.company_id = ${company.id} and (${isSuperadmin} or m.person_id = any(${[person.id, ...led]}::int[]))
      union all
      select e.subject_id::integer, max(e.at) from audit_entry e
      where ${isSuperadmin} and e.company_id = ${company.id} and e.at >= ${since} and e.subject_kind = 'person'
        and e.after -> 'membership' = 'null'::jsonb and not exists (
          select from company_member m where m.company_id = ${company.id} and m.person_id::text = e.subject_id)
      group by 1) w
    where ${member ?? null}::uuid is null or w.id = (select p.id from person p where p.uid = ${member ?? null}::uuid)`;
}

/** Builds the query for actions of the people in `who` on the company's cards. Excludes actions after a person left. */
function acts(
  { asker: { company }, since }: ActivityRequest,
  columns: RawBuilder<unknown> = sql`null`,
): RawBuilder<unknown> {
  const idOf = (kind: string) => sql`case when e.subject_kind = ${kind} then e.subject_id::integer end`;
  const ours = (card: string) =>
    sql`${sql.ref(`${card}.company_id`)} = ${company.id} and not ${sql.ref(`${card}.is_draft`)}`;
  const either = (column: string) =>
    sql`case when ${ours('j')} then ${sql.ref(`j.${column}`)} else ${sql.ref(`t.${column}`)} end`;
  return sql`
    select ${columns}, e.id as entry, e.at, e.person_id, e.action, e.subject_kind as subject,
      case when e.subject_kind in ('relation', 'application') then e.after ->> 'status' end as status,
      case when ${ours('j')} then 'request' else 'talent' end as type,
      ${either('id')} as id, ${either('shown_id')} as shown_id, ${either('title')} as title
    from who join audit_entry e on e.person_id = who.id and e.at >= ${since} and (who.until is null or e.at <= who.until)
    left join relation r on r.id = ${idOf('relation')}
    left join application a on a.id = case when e.subject_kind = 'application' then e.subject_id::uuid end
    left join request j on j.id = coalesce(${idOf('request')}, r.request_id, a.request_id)
    left join talent t on t.id = coalesce(${idOf('talent')}, r.talent_id)
    where e.actor = 'person' and e.subject_kind in ('request', 'talent', 'relation', 'application')
      and (${ours('j')} or ${ours('t')})`;
}
