import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { type Actor, VISITOR } from '../identity/actor.ts';
import { writeAuditEntries, type Doer } from './changed.ts';

let database: TestDatabase;
let last: number;

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  const { rows } = await database.pool.query('select coalesce(max(id), 0) as id from audit_entry');
  last = rows[0].id;
});

afterAll(() => database.close());

const COMPANY = { id: 5 } as Doer['company'];
const doer = (to: Partial<Doer> = {}): Doer => ({
  actor: VISITOR,
  company: null,
  address: '203.0.113.7',
  site: null,
  userAgent: 'Firefox',
  ...to,
});
const person = (id: number, isStaff = false) => ({ kind: 'person', id, isStaff }) as unknown as Actor;
const event = (to: object = {}) => ({ action: 'changed', subject: 'talent', id: 7, ...to }) as const;

/** Returns the entries written by the current test, in order. */
async function written() {
  const { rows } = await database.pool.query('select * from audit_entry where id > $1 order by id', [last]);
  return rows;
}

test('an entry records who made the change, from which address, on which portal and on which site', async () => {
  const from = doer({ actor: person(3), company: COMPANY, site: 'https://partner.example' });
  await writeAuditEntries(database.kysely, from, event({ before: { title: 'One' }, after: { title: 'Two' } }));
  const [entry] = await written();
  expect(entry).toMatchObject({
    action: 'changed',
    subject_kind: 'talent',
    subject_id: '7',
    actor: 'person',
    person_id: 3,
    address: '203.0.113.7',
    user_agent: 'Firefox',
    company_id: 5,
    site: 'https://partner.example',
    before: { title: 'One' },
    after: { title: 'Two' },
  });
});

test.each<[string, Doer | null, object, actor: string, personId: number | null]>([
  ['a person', doer({ actor: person(3) }), {}, 'person', 3],
  ['one of the staff', doer({ actor: person(4, true) }), {}, 'staff', 4],
  ['a visitor', doer(), {}, 'visitor', null],
  ['a visitor who turned out to be a person', doer(), { personId: 3 }, 'person', 3],
  ['a visitor who turned out to be staff', doer(), { personId: 4, isStaff: true }, 'staff', 4],
  ['the server by itself', null, {}, 'system', null],
  ['the server in the name of staff', null, { personId: 4, isStaff: true }, 'staff', 4],
])('%s', async (_, by, to, actor, person_id) => {
  await writeAuditEntries(database.kysely, by, event(to));
  expect(await written()).toMatchObject([{ actor, person_id, before: null, after: null }]);
});

test('the user agent is truncated, a missing subject is stored as null, and a server job has no address', async () => {
  await writeAuditEntries(database.kysely, doer({ userAgent: `${'x'.repeat(300)}y` }), event({ id: null }));
  await writeAuditEntries(database.kysely, null, event());
  expect(await written()).toMatchObject([
    { user_agent: 'x'.repeat(300), subject_id: null },
    { address: null, user_agent: null, company_id: null, site: null },
  ]);
});

test('only changes that differ are written', async () => {
  const same = event({ before: { title: 'One' }, after: { title: 'One' } });
  await writeAuditEntries(database.kysely, doer(), same);
  await writeAuditEntries(database.kysely, doer());
  expect(await written()).toEqual([]);
  await writeAuditEntries(database.kysely, doer(), event({ id: 1 }), same, event({ id: 2 }));
  expect((await written()).map(({ subject_id }) => subject_id)).toEqual(['1', '2']);
});
