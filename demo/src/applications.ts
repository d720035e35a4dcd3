import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { DEMO_MAIL_DOMAIN } from './people.ts';
import type { DemoAccount } from './population.ts';

/** Messages of applicants, newest first, with their age in hours. */
const MESSAGES: [message: string, hours: number][] = [
  [
    'Hello, I have done this kind of work for four years, lately for a payments company. I could start in two weeks.',
    3,
  ],
  ['The job reads as if it were written about my last project. Shall I send you some code to look at?', 26],
  ['I would love to hear more about the team. Part-time, three or four days a week, would suit me best.', 75],
];
/** Number of jobs with applications, per owner. */
const JOBS = 2;

/** Inserts applications of developers for jobs of the demo accounts. */
export async function insertApplications(trx: Transaction<Schema>, accounts: readonly DemoAccount[]): Promise<void> {
  const owners = accounts.map(({ person }) => person.owner_number);
  const messages = MESSAGES.map(([message, hours], at) => ({ message, hours, at }));
  await sql`
    with job as (
      select q.id, q.company_id, row_number() over (partition by q.owner_id order by q.modified_at desc, q.id) as place,
        row_number() over (order by q.id) as number
      from request q join person p on p.id = q.owner_id
      where p.owner_number = any(${owners}::int[]) and q.id in (select card_id from market_request)),
    developer as (
      select first_name || ' ' || last_name as name, email, row_number() over (order by id) as number, count(*) over () as total
      from person where type = 3 and email like ${`%@${DEMO_MAIL_DOMAIN}`} and owner_number <> all(${owners}::int[]))
    insert into application (id, request_id, company_id, name, email, phone_number, message, content_hash, created_at)
    select gen_random_uuid(), job.id, job.company_id, d.name, d.email, '', m.message, sha256(convert_to(m.message, 'UTF8')),
      now() - make_interval(hours => m.hours)
    from job cross join json_to_recordset(${JSON.stringify(messages)}) as m (message text, hours integer, at integer)
      join developer d on d.number = 1 + (job.number * 3 + m.at) % d.total
    where job.place <= ${JOBS}
    on conflict do nothing`.execute(trx);
}
