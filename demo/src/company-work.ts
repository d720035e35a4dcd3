import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { BUSY_COMPANY } from './companies.ts';
import { DEMO_MAIL_DOMAIN } from './people.ts';
import { generatePublicKey } from './public-key.ts';
import { Random } from './random.ts';

type Trx = Transaction<Schema>;

/**
 * Inserts work of the busy company's members: applications, messages of visitors, views of shared links, and the
 * members' activity log. Requires the company's relations.
 */
export async function insertCompanyWork(trx: Trx, seed: number): Promise<void> {
  const company = await trx
    .selectFrom('company')
    .where('slug', '=', BUSY_COMPANY)
    .select('id')
    .executeTakeFirstOrThrow();
  const random = new Random(seed ^ 0xacce);
  await insertApplications(trx, company.id);
  await insertMessages(trx, company.id);
  await insertSharedLinks(trx, company.id, random);
  await insertActivity(trx, company.id);
}

/** Message of an applicant, days since the application, and its status. */
const APPLICATIONS: [message: string, days: number, status: 'open' | 'shortlisted' | 'rejected'][] = [
  ['I maintain two systems like this one and would enjoy a third. My notice period is a month.', 1, 'open'],
  ['You may know my work from the meetup in Porto. I am free from January.', 4, 'open'],
  ['Three years in a similar team. I can send references of both team leads.', 9, 'shortlisted'],
  ['I am changing from consulting to a product team, and this job reads like one.', 17, 'open'],
  ['Please consider me for this position. I can work full-time from Monday.', 33, 'rejected'],
  ['I have used most of your tools for five years, and would learn the others quickly.', 41, 'shortlisted'],
  ['Remote work suits me well: I have done it since 2019.', 58, 'rejected'],
  ['Looking for four days a week. Is that possible?', 76, 'rejected'],
  ['I read about your company in a newsletter. Here is my profile.', 104, 'rejected'],
];
/** Numbers of applications per job. The jobs of the company cycle through this list. */
const APPLICANTS: number[] = [4, 1, 6, 2];

async function insertApplications(trx: Trx, companyId: number): Promise<void> {
  const messages = APPLICATIONS.map(([message, days, status]) => ({ message, days, status }));
  await sql`
    with job as (
      select q.id, q.created_at, row_number() over (order by q.id) as number from request q
      where q.company_id = ${companyId} and q.id in (select card_id from market_request)
        and not exists (select from application where request_id = q.id)),
    wanted as (
      select job.*, at, row_number() over (order by job.number, at) as applicant
      from job, generate_series(1, (${APPLICANTS}::int[])[1 + job.number % ${APPLICANTS.length}::int]) at),
    message as (
      select *, row_number() over (order by days) as number
      from json_to_recordset(${JSON.stringify(messages)}) as m (message text, days integer, status text)),
    developer as (
      select first_name || ' ' || last_name as name, email, row_number() over (order by id desc) as number
      from person where type = 3 and email like ${`%@${DEMO_MAIL_DOMAIN}`}
        and not exists (select from application where application.email = person.email))
    insert into application (id, request_id, company_id, name, email, phone_number, message, content_hash, status,
      rejection_reason_id, read_at, created_at)
    select gen_random_uuid(), wanted.id, ${companyId}, d.name, d.email, '', m.message, sha256(convert_to(m.message, 'UTF8')),
      m.status, case when m.status = 'rejected' then 2 end, case when m.status <> 'open' then now() end,
      least(now(), greatest(now() - make_interval(days => m.days), wanted.created_at + interval '1 day'))
    from wanted join developer d on d.number = wanted.applicant
      join message m on m.number = 1 + (wanted.at * 2 + wanted.number) % ${messages.length}::int`.execute(trx);
}

/** Message of a visitor, hours since it was written, and whether a superadmin has answered it. */
const MESSAGES: [message: string, company: string, hours: number, isDone: boolean][] = [
  [
    'Do you have somebody for a payment integration? Four weeks, from the middle of December.',
    'Tern Bicycles',
    6,
    false,
  ],
  ['Could two of your engineers join us for an audit of our cloud setup?', '', 30, false],
  ['Thank you for the profiles. Can we talk about the second one on Thursday?', 'Oakline Insurance', 80, false],
  ['We pay in euros. Is that a problem?', 'Tern Bicycles', 250, true],
  ['Which time zones do your people work in?', 'Marlow Museum', 520, true],
];

async function insertMessages(trx: Trx, companyId: number): Promise<void> {
  const senders = await trx
    .selectFrom('person')
    .where('type', '=', 1)
    .where('email', 'like', `%@${DEMO_MAIL_DOMAIN}`)
    .where('id', 'not in', ({ selectFrom }) => selectFrom('company_member').select('person_id'))
    .select(['first_name', 'last_name', 'email'])
    .orderBy('id')
    .offset(2)
    .limit(MESSAGES.length)
    .execute();
  const messages = senders.map(({ first_name, last_name, email }, at) => {
    const [message, company_name, hours, isDone] = MESSAGES[at]!;
    const created_at = hoursAgo(hours);
    return {
      id: randomUUID(),
      company_id: companyId,
      name: `${first_name} ${last_name}`,
      email,
      company_name,
      phone_number: '',
      message,
      created_at,
      done_at: isDone ? hoursAgo(hours - 20) : null,
    };
  });
  if (messages.length > 0) await trx.insertInto('contact_message').values(messages).execute();
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Names of shared links. */
const LINKS = ['Newsletter', 'Conference', 'LinkedIn post'] as const;
/** Number of past days in which shared links were visited. */
const VISITED_DAYS = 150;

/** Shares some cards of the company, and adds visits during the last months. */
async function insertSharedLinks(trx: Trx, companyId: number, random: Random): Promise<void> {
  const { rows: cards } = await sql<{ kind: 'talent' | 'request'; id: number; age: number }>`
    select kind, id, least(${VISITED_DAYS}, extract(day from now() - created_at))::int as age from (
      select 'request' as kind, id, created_at from request
      where company_id = ${companyId} and id in (select card_id from market_request)
      union all
      (select 'talent', id, created_at from talent
       where company_id = ${companyId} and id in (select card_id from market_talent) order by id limit 5)) card
    order by kind, id`.execute(trx);
  for (const [at, { kind, id, age }] of cards.entries()) {
    const days = Array.from({ length: age }, (_, ago) => ago)
      .filter(() => random.chance(0.3))
      .map((ago) => ({ ago, views: random.int(1, 4 + at) }));
    await sql`
      with tag as (
        insert into share_tag (public_key, number, ${sql.ref(`${kind}_id`)}, tag, last_visit_at)
        values (${generatePublicKey(random)}, ${random.int(100_000_000, 999_999_999) * 1000 + random.int(0, 999)}, ${id},
          ${LINKS[at % LINKS.length]}, now() - make_interval(days => ${days[0]?.ago ?? null}::int))
        returning id)
      insert into share_day (tag_id, day, views, visitors)
      select tag.id, (now() at time zone 'UTC')::date - ago, views, greatest(1, views - 1)
      from tag, json_to_recordset(${JSON.stringify(days)}) as d (ago integer, views integer)`.execute(trx);
  }
}

/** Logs what members did with the company's cards: status changes of relations, and new and changed cards. */
async function insertActivity(trx: Trx, companyId: number): Promise<void> {
  await sql`
    insert into audit_entry (at, action, subject_kind, subject_id, actor, person_id, company_id, before, after)
    select at, action, subject_kind, subject_id, 'person', person_id, ${companyId}::int, before, after from (
      select e.created_at as at, case when e.from_status is null then 'created' else 'moved' end as action,
        'relation' as subject_kind, e.relation_id::text as subject_id, e.person_id,
        case when e.from_status is not null then jsonb_build_object('status', e.from_status) end as before,
        jsonb_build_object('status', e.to_status) as after
      from relation_event e join relation r on r.id = e.relation_id
        join request q on q.id = r.request_id join talent t on t.id = r.talent_id
      where e.side <> 'staff' and ${companyId} in (q.company_id, t.company_id)
      union all
      select created_at, 'created', kind, id::text, owner_id, null, jsonb_build_object('title', title) from (
        select created_at, 'request' as kind, id, owner_id, title from request where company_id = ${companyId}
        union all
        select created_at, 'talent', id, owner_id, title from talent where company_id = ${companyId}) card
      union all
      select modified_at, 'changed', 'talent', id::text, owner_id, jsonb_build_object('summary', ''),
        jsonb_build_object('summary', summary)
      from talent where company_id = ${companyId} and modified_at > created_at + interval '1 day') entry
    where person_id in (select person_id from company_member where company_id = ${companyId})
    order by at`.execute(trx);
}
