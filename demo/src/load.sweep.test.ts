import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { MINIMUM_PASSWORD_COST } from '../../tests/support/password-cost.ts';
import { authenticateToken } from '@crewdock/server/people/accounts/authenticate';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { loadDemands, loadOffers } from '@crewdock/server/matching/load';
import { computeMatch } from '@crewdock/server/matching/match';
import type { AccountLine } from '@crewdock/server/demo-accounts';
import { loadDemoData } from './load.ts';

const COUNTS = { talents: 40, requests: 15, seed: 11 };

let db: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crewdock-demo-'));
  db = await testDatabase();
  await Promise.all([loadReferenceData(db), loadReferenceData(db)]);
  await loadDemoData(db, { ...COUNTS, dataDir, passwordCost: MINIMUM_PASSWORD_COST });
});

afterAll(async () => {
  await db?.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('reloading reference data keeps unchanged rows and restores changed ones', async () => {
  const before = await db.kysely.selectFrom('skill_alias').selectAll().orderBy('alias').execute();
  await loadReferenceData(db);
  await db.kysely.updateTable('skill').set({ name: 'Jawaskript' }).where('id', '=', 1).execute();
  await sql`comment on table country is 'reference data of another version'`.execute(db.kysely);
  await loadReferenceData(db);
  expect(await db.kysely.selectFrom('skill_alias').selectAll().orderBy('alias').execute()).toEqual(before);
  const skill = await db.kysely.selectFrom('skill').selectAll().where('id', '=', 1).executeTakeFirst();
  expect(skill).toMatchObject({ id: 1, name: 'JavaScript', is_public: true, image: '/skill-images/javascript.svg' });
});

test('the market shows the requested number of cards in the open pool and in each company', async () => {
  expect(await shown('talent')).toEqual([40, 12, 12, 12]);
  expect(await shown('request')).toEqual([15, 4, 4, 4]);
});

test('the market has all its indexes after loading, and they are valid', async () => {
  const names = await indexNames();
  expect(names.filter((name) => name.startsWith('market_talent')).length).toBeGreaterThan(5);
  const fresh = await testDatabase();
  expect(names).toEqual(await indexNames(fresh));
  await fresh.close();
});

test('no relation is older than its job', async () => {
  const { rows } = await sql`
    select count(*)::int as all, count(*) filter (where relation.created_at <= request.created_at)::int as early
    from relation join request on request.id = request_id`.execute(db.kysely);
  expect(rows).toEqual([{ all: expect.any(Number), early: 0 }]);
  expect((rows as { all: number }[])[0]!.all).toBeGreaterThan(20);
});

test('every owner has the correct next card number', async () => {
  const { rows } = await sql`
    select person.id from person left join (
      select owner_id, card_number from talent union all select owner_id, card_number from request) card
      on card.owner_id = person.id
    group by person.id having person.next_card_number <> coalesce(max(card.card_number), 0) + 1`.execute(db.kysely);
  expect(rows).toEqual([]);
});

test('jobs have applications, and providers offer resources with skills', async () => {
  const { rows } = await sql<{ jobs: number; applications: number; resources: number; without: number }>`
    select count(distinct request_id) as jobs, count(*) as applications,
      (select count(*) from resource) as resources,
      (select count(*) from resource r where not exists (select from resource_skill where resource_id = r.id)) as without
    from application where company_id is null`.execute(db.kysely);
  expect(rows[0]!.jobs).toBeGreaterThanOrEqual(3);
  expect(rows[0]!.applications).toBe(rows[0]!.jobs * 3);
  expect(rows[0]!.resources).toBeGreaterThan(20);
  expect(rows[0]!.without).toBe(0);
});

test('a provider has two imports: a complete one, and one with a row to correct', async () => {
  const { rows } = await sql`
    select i.name, i.counts, o.state, o.changes from import i join import_run n on n.import_id = i.id
      join operation o on o.uid = n.operation_uid order by i.created_at`.execute(db.kysely);
  expect(rows).toMatchObject([
    { name: 'free-in-winter.csv', counts: { create: 4, update: 0, skip: 0, error: 0 }, state: 'done', changes: 4 },
    { name: 'hotlist-from-mail.csv', counts: { create: 3, update: 0, skip: 1, error: 1 }, state: 'done', changes: 3 },
  ]);
});

test('a provider has two accounts that staff can merge', async () => {
  const { rows } = await sql<{ emails: string[] }>`
    select array_agg(email order by id) as emails from person where type = 2
    group by first_name, last_name having count(*) > 1`.execute(db.kysely);
  expect(rows.map(({ emails }) => emails[1])).toEqual(['second.account@people.crewdock.example']);
});

test('demo accounts have relations in every status, with a matching history', async () => {
  const { rows } = await sql<{ status: string; last: string; steps: number; in_order: boolean; fits: boolean }>`
    select r.status, count(e.id)::int as steps,
      (array_agg(e.to_status order by e.id desc))[1] as last,
      bool_and(e.created_at <= now() and e.created_at >= r.created_at and e.created_at <= r.modified_at) as in_order,
      (t.company_id is null or t.company_id = q.company_id) and t.owner_id <> q.owner_id as fits
    from relation r join relation_event e on e.relation_id = r.id
      join talent t on t.id = r.talent_id join request q on q.id = r.request_id
    group by r.id, t.id, q.id`.execute(db.kysely);
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(['proposed', 'confirmed', 'rejected', 'proceeded', 'archived']),
  );
  expect(rows.filter(({ status, last, in_order, fits }) => status !== last || !in_order || !fits)).toEqual([]);
  const { rows: busy } = await sql<{ role: string }>`
    select distinct p.type::text as role from relation r
      join talent t on t.id = r.talent_id join request q on q.id = r.request_id
      join person p on p.id in (t.owner_id, q.owner_id) join access_token a on a.person_id = p.id`.execute(db.kysely);
  expect(busy.map(({ role }) => role).toSorted()).toEqual(['1', '2', '3']);
});

test('jobs differ in their numbers of waiting and active relations and hires', async () => {
  const { rows } = await sql<{ waiting: number; active: number; hired: number; total: number }>`
    select count(*) filter (where status = 'proposed' and initiated_by <> 'request')::int as waiting,
      count(*) filter (where status in ('proposed', 'confirmed', 'proceeded'))::int as active,
      count(*) filter (where status = 'proceeded' and proceed_reason_id = 4)::int as hired, count(*)::int as total
    from relation group by request_id`.execute(db.kysely);
  for (const count of ['waiting', 'active', 'total'] as const)
    expect(new Set(rows.map((row) => row[count])).size, count).toBeGreaterThanOrEqual(3);
  expect(new Set(rows.map(({ hired }) => hired)).size).toBeGreaterThanOrEqual(2);
});

test('one company has relations, applications, messages, views and activity that differ between jobs and members', async () => {
  const { rows } = await sql<Record<'jobs' | 'members' | 'messages' | 'answered' | 'months' | 'early', number>>`
    with company_job as (
      select q.id, (select count(*) from relation where request_id = q.id) as relations,
        (select count(*) from application where request_id = q.id) as applications
      from request q where company_id = 1 and id in (select card_id from market_request)),
    act as (select person_id, count(*) from audit_entry where actor = 'person' and company_id = 1 group by 1)
    select (select count(distinct (relations, applications)) from company_job where relations > 0)::int as jobs,
      (select count(distinct count) from act)::int as members,
      (select count(*) from contact_message where company_id = 1)::int as messages,
      (select count(*) from contact_message where company_id = 1 and done_at is not null)::int as answered,
      (select count(distinct date_trunc('month', day)) from share_day)::int as months,
      (select count(*) from application a join request q on q.id = a.request_id where a.created_at < q.created_at)::int
        + (select count(*) from audit_entry where at > now())::int as early`.execute(db.kysely);
  const [found] = rows;
  expect(found).toMatchObject({ messages: 5, answered: 2, early: 0 });
  expect(found!.jobs).toBeGreaterThanOrEqual(3);
  expect(found!.members).toBeGreaterThanOrEqual(3);
  expect(found!.months).toBeGreaterThanOrEqual(3);
});

test('staff have leads, skills to approve, updates about relations and an audit log', async () => {
  const { rows } = await sql<
    Record<'leads' | 'stages' | 'skills' | 'updates' | 'assigned' | 'audit' | 'early', number>
  >`
    select (select count(*) from sdr_client)::int + (select count(*) from sdr_request)::int as leads,
      (select count(distinct stage) from sdr_client)::int as stages,
      (select count(*) from skill s where not is_approved and made_by is not null
        and exists (select from talent_skill where skill_id = s.id))::int as skills,
      (select count(*) from staff_update where kind = 'relation')::int as updates,
      (select count(*) from staff_update where assignee_id is not null)::int as assigned,
      (select count(*) from audit_entry where actor = 'staff')::int as audit,
      (select count(*) from audit_entry where at > now())::int as early`.execute(db.kysely);
  const [found] = rows;
  expect(found).toMatchObject({ leads: 8, stages: 4, updates: 9, assigned: 5, early: 0 });
  expect(found!.skills).toBeGreaterThanOrEqual(3);
  expect(found!.audit).toBeGreaterThanOrEqual(15);
});

test('only good matches reach an interview or a hire, and every linked talent has a required main skill', async () => {
  const { rows } = await sql<{ request_id: number; talent_id: number; status: string; step: string | null }>`
    select r.request_id, r.talent_id, r.status, p.label as step
    from relation r left join proceed_reason p on p.id = r.proceed_reason_id`.execute(db.kysely);
  const demands = await loadDemands(
    db.kysely,
    rows.map(({ request_id }) => request_id),
  );
  const offers = await loadOffers(
    db.kysely,
    rows.map(({ talent_id }) => talent_id),
  );
  const matched = rows.map((row) => ({
    ...row,
    ...computeMatch(demands.get(row.request_id)!, offers.get(row.talent_id)!),
  }));
  expect(matched.filter(({ mode }) => mode === 'all')).toEqual([]);
  const proceeded = matched.filter(({ status }) => status === 'proceeded');
  expect(new Set(proceeded.map(({ step }) => step))).toEqual(new Set(['Hire', 'Interview']));
  expect(proceeded.filter(({ mode, score }) => mode === 'recommended' || score < 70)).toEqual([]);
});

test('demo accounts have lists, including a public list and an archived list', async () => {
  const { rows } = await sql<{ name: string; items: number; is_active: boolean; public_key: string | null }>`
    select l.name, l.is_active, l.public_key, count(i.id)::int as items
    from card_list l left join card_list_item i on i.list_id = l.id group by l.id`.execute(db.kysely);
  expect(rows.length).toBeGreaterThanOrEqual(6);
  expect(rows.filter(({ items }) => items === 0)).toEqual([]);
  expect(rows.filter(({ public_key }) => public_key).map(({ name }) => name)).toEqual(['Our favourites']);
  expect(rows.filter(({ is_active }) => !is_active).map(({ name }) => name)).toEqual(['Last spring’s search']);
});

test('the tokens in the accounts file are valid, and only the file’s owner can read it', async () => {
  const file = join(dataDir, 'demo-accounts.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const accounts: AccountLine[] = JSON.parse(await readFile(file, 'utf8'));
  const people = await Promise.all(
    accounts.map(({ token }) =>
      authenticateToken(db.kysely, `Token ${token}`, { now: new Date(), staffNeedFactor: false }),
    ),
  );
  expect(people).toMatchObject([
    { isStaff: true, type: null },
    { isStaff: false, type: 1 },
    { isStaff: false, type: 1 },
    { isStaff: false, type: 2 },
    { isStaff: false, type: 3 },
    { isStaff: false, superadminIn: 1, companyIds: [1] },
    { isStaff: false, superadminIn: null, companyIds: [1] },
    { isStaff: false, superadminIn: null, companyIds: [1] },
    { isStaff: false, superadminIn: 2, companyIds: [2] },
  ]);
});

test('existing cards are replaced only if requested', async () => {
  await expect(loadDemoData(db, COUNTS)).rejects.toThrow('--replace');
  const before = await talentTexts();
  await loadDemoData(db, { ...COUNTS, replace: true });
  expect(await talentTexts()).toEqual(before);
  await loadDemoData(db, { ...COUNTS, seed: 12, replace: true });
  expect(await talentTexts()).not.toEqual(before);
  expect(await shown('talent')).toEqual([40, 12, 12, 12]);
});

async function shown(kind: 'talent' | 'request'): Promise<number[]> {
  const rows = await db.kysely
    .selectFrom(`market_${kind}`)
    .select(({ fn }) => ['company_id', fn.countAll<number>().as('cards')])
    .groupBy('company_id')
    .orderBy('company_id')
    .execute();
  return rows.map(({ cards }) => cards);
}

async function talentTexts() {
  return db.kysely.selectFrom('talent').select(['id', 'name', 'title', 'summary', 'link_key']).orderBy('id').execute();
}

async function indexNames(database: TestDatabase = db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisvalid and c.relname like 'market_%' order by 1`.execute(database.kysely);
  return rows.map(({ name }) => name);
}
