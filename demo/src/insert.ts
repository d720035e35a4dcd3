import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { dayAfter, toldOn } from './career/career.ts';
import type { DemoCompany } from './companies.ts';
import { DEMO_MAIL_DOMAIN, type DemoPerson } from './people.ts';
import type { DemoRequest } from './requests.ts';
import type { DemoTalent } from './talents.ts';

type Db = Transaction<Schema>;

/** Whether the database contains any job or talent, including cards that are not part of the demo. */
export async function hasCards(db: { selectFrom: Db['selectFrom'] }): Promise<boolean> {
  const [talent, request] = await Promise.all([
    db.selectFrom('talent').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('request').select('id').limit(1).executeTakeFirst(),
  ]);
  return talent !== undefined || request !== undefined;
}

/** Deletes all jobs and talents, and the people of an earlier demo. */
export async function emptyCards(db: Db): Promise<void> {
  await sql`truncate talent, request, resource restart identity cascade`.execute(db);
  await db.deleteFrom('person').where('email', 'like', `%@${DEMO_MAIL_DOMAIN}`).execute();
}

/** Inserts the demo's companies; resets existing ones to the demo's settings. */
export async function insertCompanies(db: Db, companies: readonly DemoCompany[]): Promise<void> {
  const columns = Object.keys(companies[0]!).filter((column) => column !== 'slug') as (keyof DemoCompany)[];
  await db
    .insertInto('company')
    .values([...companies])
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]))),
    )
    .execute();
}

export async function insertPeople(db: Db, people: readonly DemoPerson[]): Promise<void> {
  await sql`
    with input as (
      select * from json_to_recordset(${JSON.stringify(people)}) as r (email text, first_name text, last_name text,
        type smallint, is_staff boolean, owner_number integer, company text, is_superadmin boolean)),
    added as (
      insert into person (email, first_name, last_name, type, is_staff, owner_number, superadmin_in)
      select r.email, r.first_name, r.last_name, r.type, r.is_staff, r.owner_number,
        case when r.is_superadmin then company.id end
      from input r left join company on company.slug = r.company
      returning id, owner_number)
    insert into company_member (company_id, person_id)
    select company.id, added.id
    from added join input using (owner_number) join company on company.slug = input.company`.execute(db);
  await insertGroups(db, people);
}

/** Inserts the groups of companies, with their members. */
async function insertGroups(db: Db, people: readonly DemoPerson[]): Promise<void> {
  const members = people.flatMap(({ owner_number, company, group }) =>
    group ? { owner_number, company, ...group } : [],
  );
  if (members.length === 0) return;
  const input = sql`json_to_recordset(${JSON.stringify(members)})
    as r (owner_number integer, company text, name text, role smallint)`;
  await sql`
    insert into company_group (company_id, name)
    select distinct company.id, r.name from ${input} join company on company.slug = r.company
    on conflict do nothing`.execute(db);
  await sql`
    insert into company_group_member (group_id, company_id, person_id, role)
    select company_group.id, company.id, person.id, r.role
    from ${input} join company on company.slug = r.company join person using (owner_number)
      join company_group on company_group.company_id = company.id and company_group.name = r.name`.execute(db);
}

export async function insertTalents(db: Db, talents: readonly DemoTalent[]): Promise<number[]> {
  const today = new Date();
  const told = talents.map(({ career, ...talent }) => ({ ...talent, ...toldOn(today, career) }));
  return insertCards(db, 'talent', told, {
    name: 'text',
    country_id: 'smallint',
    city: 'text',
    hourly_rate: 'integer',
    monthly_rate: 'integer',
    work_experience: 'json',
    education: 'json',
    languages: 'json',
    links: 'json',
    time_zone: 'text',
    available_from: 'date',
    notice_period: 'smallint',
  });
}

export async function insertRequests(db: Db, requests: readonly DemoRequest[]): Promise<number[]> {
  const today = new Date();
  const told = requests.map(({ terms: { starts_in, ...terms }, ...request }) => ({
    ...request,
    ...terms,
    start_date: starts_in === null ? null : dayAfter(today, starts_in),
  }));
  return insertCards(db, 'request', told, {
    company_name: 'text',
    country_ids: 'integer[]',
    duration_id: 'smallint',
    hourly_min: 'integer',
    hourly_max: 'integer',
    monthly_min: 'integer',
    monthly_max: 'integer',
    specific_project: 'text',
    headcount: 'smallint',
    start_date: 'date',
    engagement_id: 'smallint',
    hours_per_week: 'smallint',
    work_mode_id: 'smallint',
    overlap_time_zone: 'text',
    overlap_hours: 'smallint',
    city: 'text',
    region: 'text',
  });
}

/** Sets the next card number of each owner. */
export async function countOwnersCards(db: Db): Promise<void> {
  await sql`
    update person set next_card_number = numbers.next
    from (
      select owner_id, max(card_number) + 1 as next
      from (select owner_id, card_number from talent union all select owner_id, card_number from request) cards
      group by owner_id) numbers
    where person.id = numbers.owner_id`.execute(db);
}

/** Stores the credentials of a person. */
export async function insertAccess(
  db: Db,
  ownerNumber: number,
  { passwordHash, tokenHash }: { passwordHash: string; tokenHash: Buffer },
): Promise<void> {
  await db.updateTable('person').set({ password_hash: passwordHash }).where('owner_number', '=', ownerNumber).execute();
  await db
    .insertInto('access_token')
    .columns(['hash', 'person_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('person')
        .select([val(tokenHash).as('hash'), 'id'])
        .where('owner_number', '=', ownerNumber),
    )
    .execute();
}

export async function analyzeDatabase(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}

/** SQL types of card columns. The JSON keys of the cards are the column names. */
const CARD_COLUMNS = {
  card_number: 'integer',
  link_key: 'text',
  title: 'text',
  summary: 'text',
  seniority_id: 'smallint',
  english_level_id: 'smallint',
  specialization_ids: 'integer[]',
  industry_ids: 'integer[]',
  full_stack: 'boolean',
  is_active: 'boolean',
  is_on_hold: 'boolean',
  is_private: 'boolean',
  is_verified: 'boolean',
  priority: 'smallint',
};

type Columns = Record<string, string>;

/** Inserts a batch of cards in one statement. Returns their ids in the order of the cards. */
async function insertCards(
  db: Db,
  kind: 'talent' | 'request',
  cards: readonly object[],
  ownColumns: Columns,
): Promise<number[]> {
  const columns: Columns = { ...CARD_COLUMNS, ...ownColumns };
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
  const values = sql.join(Object.keys(columns).map((column) => sql.ref(`input.${column}`)));
  const rows = cards.map((card, position) => ({ ...card, position }));
  const { rows: inserted } = await sql<{ id: number }>`
    with input as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}) as r (position integer, owner_number integer,
        company text, modified_ago integer, created_ago integer, skills json, ${recordColumns(columns)})),
    card as (
      insert into ${sql.table(kind)} (owner_id, company_id, created_at, modified_at, ${names})
      select person.id, company.id, now() - make_interval(secs => created_ago),
        now() - make_interval(secs => modified_ago), ${values}
      from input join person using (owner_number) left join company on company.slug = input.company
      order by position
      returning id, link_key),
    skills as (
      insert into ${sql.table(`${kind}_skill`)} (${sql.ref(`${kind}_id`)}, skill_id, experience, is_main)
      select card.id, skill.skill_id, skill.experience, skill.is_main
      from card join input using (link_key)
        cross join json_to_recordset(input.skills) as skill (skill_id integer, experience smallint, is_main boolean))
    select id from card order by id`.execute(db);
  return inserted.map(({ id }) => id);
}

function recordColumns(columns: Columns): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
}
