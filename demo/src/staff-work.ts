import { sql, type Transaction } from 'kysely';
import { indexCards } from '@crewdock/server/search/index-cards';
import type { Schema } from '@crewdock/server/infra/db/schema';

type Trx = Transaction<Schema>;

/**
 * Inserts work of staff: leads, skills to approve, inbox entries about relations, and an audit log of the last weeks.
 */
export async function insertStaffWork(trx: Trx, staffNumber: number): Promise<void> {
  const { id: staffId } = await trx
    .selectFrom('person')
    .where('owner_number', '=', staffNumber)
    .select('id')
    .executeTakeFirstOrThrow();
  await insertLeads(trx, staffId);
  await insertTypedSkills(trx);
  await insertRelationUpdates(trx, staffId);
  await insertAuditEntries(trx, staffId);
}

interface Lead {
  company_name: string;
  title: string;
  stage: 'new' | 'contacted' | 'qualified' | 'disqualified';
  contact_name: string;
  email: string;
  source: string;
  next_step: string;
  notes: string;
  /** Days from today until the next step; null if none is planned. */
  next_in_days: number | null;
  hours_ago: number;
  is_assigned: boolean;
}

const CLIENTS: Lead[] = [
  lead(
    ['Kestrel Logistics', 'A team for their route planner', 'Marta Oliveira', 'marta@kestrel.example'],
    { stage: 'new', source: 'Conference', hours_ago: 5, is_assigned: false },
    { notes: 'Met at the booth. Wants to see three profiles before a call.' },
  ),
  lead(
    ['Northlight Energy', 'Data engineers for meter readings', 'Jonas Berg', 'jonas.berg@northlight.example'],
    { stage: 'contacted', source: 'Referral', hours_ago: 75 },
    { next_step: 'Call about budget and start', next_in_days: 2 },
  ),
  lead(
    ['Paloma Clinics', 'Patient portal, two web developers', 'Inés Paz', 'ines@paloma.example'],
    { stage: 'qualified', source: 'Website', hours_ago: 190 },
    { next_step: 'Send the agreement', next_in_days: 0, notes: 'Budget approved for six months.' },
  ),
  lead(
    ['Brightwater Retail', '', 'Tom Ashby', 'tom@brightwater.example'],
    { stage: 'disqualified', source: 'Cold email', hours_ago: 460 },
    { notes: 'Hires on site only.' },
  ),
];

const REQUESTS: Lead[] = [
  lead(
    ['Kestrel Logistics', 'Senior Go developer', 'Marta Oliveira', 'marta@kestrel.example'],
    { stage: 'new', source: 'Conference', hours_ago: 4, is_assigned: false },
    {},
  ),
  lead(
    ['Alder Bank', 'iOS developer for a banking app', 'Ruth Keller', 'ruth.keller@alder.example'],
    { stage: 'contacted', source: 'Job board', hours_ago: 52 },
    { next_step: 'Ask for the security rules', next_in_days: 1 },
  ),
  lead(
    ['Fjord Games', 'Unity developer, part-time', 'Aksel Lie', 'aksel@fjord.example'],
    { stage: 'contacted', source: 'Job board', hours_ago: 120 },
    { next_step: 'Second email', next_in_days: 4 },
  ),
  lead(
    ['Paloma Clinics', 'Accessibility tester', 'Inés Paz', 'ines@paloma.example'],
    { stage: 'qualified', source: 'Website', hours_ago: 170 },
    { next_step: 'Add the job', next_in_days: 0 },
  ),
];

function lead(
  [company_name, title, contact_name, email]: [string, string, string, string],
  state: Pick<Lead, 'stage' | 'source' | 'hours_ago'> & { is_assigned?: boolean },
  plan: Partial<Pick<Lead, 'next_step' | 'next_in_days' | 'notes'>>,
): Lead {
  return {
    company_name,
    title,
    contact_name,
    email,
    is_assigned: true,
    next_step: '',
    next_in_days: null,
    notes: '',
    ...state,
    ...plan,
  };
}

async function insertLeads(trx: Trx, staffId: number): Promise<void> {
  const tables = [
    ['sdr_client', CLIENTS],
    ['sdr_request', REQUESTS],
  ] as const;
  for (const [table, leads] of tables) {
    await sql`delete from ${sql.table(table)} where email like '%.example'`.execute(trx);
    await sql`
      insert into ${sql.table(table)} (company_name, title, stage, owner_id, next_step, next_step_on, contact_name, email,
        source, notes, created_at, modified_at)
      select company_name, title, stage, case when is_assigned then ${staffId}::int end, next_step,
        current_date + next_in_days, contact_name, email, source, notes, now() - make_interval(hours => hours_ago),
        now() - make_interval(hours => hours_ago / 2)
      from json_to_recordset(${JSON.stringify(leads)}) as l (company_name text, title text, stage text, is_assigned boolean,
        next_step text, next_in_days integer, contact_name text, email text, source text, notes text, hours_ago integer)`.execute(
      trx,
    );
  }
}

/** Typical custom skills, for which no skill existed: new tools, and alternative spellings. */
const TYPED = ['DuckDB', 'Temporal workflows', 'ReactJs hooks', 'Postgre SQL tuning', 'Astro JS'];

/** Adds each custom skill to one or two public talents. */
async function insertTypedSkills(trx: Trx): Promise<void> {
  const { rows } = await sql<{ talent_id: number }>`
    with place as (
      select t.id, t.owner_id, row_number() over (order by t.modified_at desc, t.id) as number
      from talent t where t.company_id is null and t.id in (select card_id from market_talent)),
    typed as (
      select name, number from unnest(${TYPED}::text[]) with ordinality as typed (name, number)
      where not exists (select from skill s where lower(s.name) = lower(typed.name))),
    added as (
      insert into skill (id, name, is_public, made_by, made_at)
      select nextval('skill_id'), typed.name, true, place.owner_id, now() - make_interval(hours => (7 * typed.number)::int)
      from typed join place on place.number = 3 * typed.number
      returning id, name)
    insert into talent_skill (talent_id, skill_id, experience, is_main)
    select place.id, added.id, 1 + typed.number, false
    from added join typed using (name)
      join place on place.number in (3 * typed.number, 3 * typed.number + typed.number % 2)
    returning talent_id`.execute(trx);
  await indexCards(
    trx,
    'talent',
    rows.map(({ talent_id }) => talent_id),
  );
}

/** Number of relations with an entry in the staff inbox: the most recently changed ones. */
const MOVED = 9;

async function insertRelationUpdates(trx: Trx, staffId: number): Promise<void> {
  await sql`
    delete from staff_update where kind = 'relation' and request_id is not null`.execute(trx);
  await sql`
    insert into staff_update (kind, status, title, detail, path, company_id, actor_id, assignee_id, request_id, talent_id,
      created_at, modified_at)
    select 'relation', case when number <= 4 then 'new' when number <= 6 then 'in_progress' else 'done' end,
      talent_name || case status when 'proposed' then ' was proposed for ' when 'confirmed' then ' was confirmed for '
        when 'rejected' then ' was rejected for ' when 'archived' then ' was withdrawn from ' else ' moved to the next step for ' end || title,
      why, '/j/' || link_key, company_id, person_id, case when number > 4 then ${staffId}::int end, request_id, talent_id,
      modified_at, modified_at
    from (
      select r.request_id, r.talent_id, r.status, r.modified_at, q.title, q.link_key, q.company_id, t.name as talent_name,
        last.person_id, last.why, row_number() over (order by r.modified_at desc, r.id) as number
      from relation r join request q on q.id = r.request_id join talent t on t.id = r.talent_id
        join lateral (select person_id, why, side from relation_event e where e.relation_id = r.id order by e.id desc limit 1)
          last on last.side <> 'staff') moved
    where number <= ${MOVED}`.execute(trx);
}

/**
 * Inserts audit log entries of several days: staff verify talents, set priorities, withdraw relations and add leads.
 */
async function insertAuditEntries(trx: Trx, staffId: number): Promise<void> {
  const by = sql`'staff', ${staffId}::int, '192.0.2.17', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'`;
  await sql`
    insert into audit_entry (at, action, subject_kind, subject_id, actor, person_id, address, user_agent, before, after)
    select at, action, subject_kind, subject_id, ${by}, before::jsonb, after::jsonb from (
      (select now() - make_interval(hours => (9 + 5 * row_number() over (order by id desc))::int) as at, 'changed' as action,
        'talent' as subject_kind, id::text as subject_id, '{"is_verified": false}' as before, '{"is_verified": true}' as after
        from talent where is_verified and company_id is null order by id desc limit 12)
      union all
      (select now() - make_interval(hours => (3 + 11 * row_number() over (order by id))::int), 'changed', 'request', id::text,
        '{"priority": 1}', '{"priority": 0}' from request where priority = 0 and company_id is null order by id limit 5)
      union all
      (select e.created_at, 'moved', 'relation', e.relation_id::text, json_build_object('status', e.from_status)::text,
        json_build_object('status', e.to_status)::text from relation_event e where e.side = 'staff' and e.from_status is not null)
      union all
      (select created_at, 'created', 'sdr_client', id::text, null, json_build_object('company_name', company_name)::text
        from sdr_client where email like '%.example')) entry
    order by at`.execute(trx);
}
