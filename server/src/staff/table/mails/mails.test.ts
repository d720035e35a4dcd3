import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { calls, routes, source, things, thingsGround } from '../../../../../tests/support/things-table.ts';
import { type Person, VISITOR } from '../../../core/identity/actor.ts';
import { presentOperation } from '../../../core/operations/present.ts';
import { findOperation } from '../../../core/operations/queries.ts';
import { requestCancel } from '../../../core/operations/requests.ts';
import { runOperations } from '../../../core/operations/run-chunk.ts';
import { saveMailChoice } from '../../../people/mails/choice.ts';
import { anySource } from '../source.ts';
import { massMail } from './send.ts';

const { database, services, asked, audited } = thingsGround();
const sql = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows;

/** Five rows of five people: row 2 has no note, person 3 has left, person 4 is suspended, person 5 has unsubscribed. */
beforeEach(async () => {
  await sql('truncate operation, mail cascade');
  await sql(`delete from person where email like 'reader%'`);
  await sql(`insert into person (email, first_name, last_name, owner_number, state, anonymised_at, no_mails_since)
    select 'reader' || n || '@example.com', 'Ada' || n, 'Reader', 1000 + n, case n when 4 then 'suspended' else 'open' end,
      case n when 3 then now() end, case n when 5 then now() end from generate_series(1, 5) as n`);
  await sql(`delete from thing where id > 6`);
  await sql(`update thing set name = 'Thing ' || id, note = case when id <> 2 then 'blue' end,
    person_id = (select id from person where email = 'reader' || least(thing.id, 5) || '@example.com'),
    company_id = case when id = 1 then (select min(id) from company) end`);
  await sql(`update thing set person_id = (select person_id from thing where id = 1), name = 'Thing 1' where id = 6`);
});

const staff = async () => {
  const [{ id }] = await sql('select id from person where is_staff limit 1');
  return { ...VISITOR, kind: 'person', id } as unknown as Person;
};
const letter = { subject: 'About {{name}}', text: 'Dear {{first_name}},\n\nyours is {{ note }}.' };
const preview = async (body: object) =>
  routes.preview_mails_things(
    {
      params: undefined,
      query: calls.preview_mails_things.query.parse({ ordering: 'name' }),
      body: calls.preview_mails_things.body.parse({ ...letter, ...body }),
    },
    asked(await staff()),
  );
const send = async (body: object = {}) =>
  routes.send_mails_things(
    {
      params: undefined,
      query: calls.send_mails_things.query.parse({}),
      body: calls.send_mails_things.body.parse({ ...letter, ...body }),
    },
    asked(await staff()),
  );
const definition = massMail(things, anySource(source));

async function turns(of = definition, most = 10): Promise<void> {
  const worker = { db: database().kysely, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  for (let turn = 0; turn < most; turn++) await runOperations([of])({}, { ...services(), ...worker });
}

async function operation(uid: string) {
  const found = await findOperation(database().kysely, (await staff()).id, uid);
  return presentOperation(found!, new Date());
}

test('a preview contains the number of recipients, the reasons for exclusion and a sample email', async () => {
  const all = await preview({});
  expect(all).toMatchObject({
    total: 1,
    shown: { at: 0, name: 'Ada1 Reader', subject: 'About Thing 1', text: 'Dear Ada1,\n\nyours is blue.' },
  });
  expect(new Set(all.left_out.map(({ reason, count }) => `${reason} ${count}`))).toEqual(
    new Set(['empty_field 1', 'nobody 1', 'suspended 1', 'opted_out 1', 'same_mail 1']),
  );
  // Row 6 belongs to the same person as row 1: the same text to the same person is one mail.
  const same = await preview({ keys: [1, 6, 999], subject: 'Hello', text: 'To {{last_name}}', at: 7 });
  expect(same).toMatchObject({ total: 1, shown: { at: 0 } });
  expect(same.left_out).toEqual([
    { reason: 'same_mail', count: 1 },
    { reason: 'nobody', count: 1 },
  ]);
  expect(await sql('select from mail')).toHaveLength(0);
});

test.each([
  { subject: '' },
  { text: ' ' },
  { subject: 'To {{password_hash}}' },
  { text: '{{state}}' },
  { subject: 'x'.repeat(201) },
  { keys: [] },
])('an invalid subject, text or selection is refused: %j', (body) => {
  expect(calls.send_mails_things.body.safeParse({ ...letter, ...body }).success).toBe(false);
});

test('a recipient gets a personal email in the name of their portal, with an unsubscribe link', async () => {
  const { uid, total } = await send({ keys: [1, 2, 3, 4, 5, 6] });
  expect(total).toBe(6);
  await turns();
  expect(await operation(uid)).toMatchObject({ state: 'done', total: 6, done: 1, failed: 5 });
  const issues = await sql('select item, reason from operation_issue where operation_uid = $1 order by position', [
    uid,
  ]);
  expect(issues.map(({ item, reason }) => `${item} ${reason}`)).toEqual([
    '2 A field that the email uses is empty.',
    '3 The account no longer exists.',
    '4 The account is suspended.',
    '5 They don’t want emails like this.',
    '6 They got the same email for another row.',
  ]);
  const [mail, ...others] = await sql('select * from mail');
  expect(others).toEqual([]);
  const [company] = await sql('select * from company order by id limit 1');
  expect(mail).toMatchObject({ recipient: 'reader1@example.com', company_id: company.id, subject: 'About Thing 1' });
  expect(mail.text).toContain('Dear Ada1,\n\nyours is blue.');
  expect(mail.text).toContain(`account at ${company.name}`);
  expect(mail.unsubscribe_url).toContain(`//${company.slug}.localhost:3000/mails-unsubscribe/`);
  const after = { ...letter, rows: 6 };
  expect(await audited()).toEqual([expect.objectContaining({ action: 'mails_sent', subject_id: 'things', after })]);

  // The unsubscribe link stops these mails for the recipient, and can turn them on again.
  const link = mail.unsubscribe_url.split('/').at(-1);
  await saveMailChoice(link, false, { ...services(), now: new Date() });
  expect((await preview({ keys: [1] })).left_out).toEqual([{ reason: 'opted_out', count: 1 }]);
  await saveMailChoice(link, true, { ...services(), now: new Date() });
  expect((await preview({ keys: [1] })).total).toBe(1);
});

test('recipients and duplicates are checked again in every chunk, and the mailing can be cancelled', async () => {
  const slow = { ...definition, chunk: 1 };
  const { uid } = await send({ keys: [1, 6, 2], text: 'Dear {{first_name}}' });
  await turns(slow, 1);
  await sql(`update person set no_mails_since = now() where email = 'reader2@example.com'`);
  await turns(slow);
  expect(await operation(uid)).toMatchObject({ state: 'done', done: 1, failed: 2 });
  const stopped = await send({ keys: [1, 2] });
  await turns(slow, 1);
  await requestCancel(database().kysely, stopped.uid);
  await turns(slow);
  expect(await operation(stopped.uid)).toMatchObject({ state: 'cancelled', done: 1 });
});

test('a test email is sent only to the requester', async () => {
  const me = await staff();
  const asks = { params: undefined, query: calls.test_mails_things.query.parse({}) };
  await routes.test_mails_things({ ...asks, body: { ...letter, keys: [1], at: 0 } }, asked(me));
  const [{ email }] = await sql('select email from person where id = $1', [me.id]);
  expect(await sql('select recipient, subject from mail')).toEqual([
    { recipient: email, subject: 'Test: About Thing 1' },
  ]);
  const nobody = routes.test_mails_things({ ...asks, body: { ...letter, keys: [3], at: 0 } }, asked(me));
  await expect(nobody).rejects.toMatchObject({ code: 'conflict' });
});

test('the same mailing without an idempotency key is sent once, even by concurrent calls', async () => {
  const [first, second] = await Promise.all([send({ keys: [1, 2] }), send({ keys: [2, 1] })]);
  expect(second).toEqual(first);
  await turns();
  // A retry after the mails have been sent.
  expect(await send({ keys: [1, 2] })).toEqual(first);
  await turns();
  expect(await sql('select recipient from mail')).toEqual([{ recipient: 'reader1@example.com' }]);
  expect(await audited()).toHaveLength(1);
});

test.each([
  ['the text is another one', { keys: [1, 2], text: 'Something else' }],
  ['the rows are others', { keys: [1, 3] }],
  ['there are more rows', { keys: [1, 2, 3] }],
])('a mailing is not treated as a repeat when %s', async (_, body) => {
  const first = await send({ keys: [1, 2] });
  expect((await send(body)).uid).not.toBe(first.uid);
});

test.each([
  ['ten minutes have passed', () => sql(`update operation set created_at = created_at - interval '10 minutes'`)],
  ['the first mailing was stopped', (uid: string) => requestCancel(database().kysely, uid)],
])('the same mailing is sent again when %s', async (_, end) => {
  const first = await send({ keys: [1, 2] });
  await end(first.uid);
  expect((await send({ keys: [1, 2] })).uid).not.toBe(first.uid);
});
