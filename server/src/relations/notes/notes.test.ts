import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../../tests/support/api.ts';
import { exportedData } from '../../../../tests/support/exported-data.ts';
import { relationGround } from '../../../../tests/support/relation-ground.ts';
import { watchStatements } from '../../../../tests/support/sent-statements.ts';

const ground = relationGround();
const { post, pair, mailedTo } = ground;
let statementsOf: ReturnType<typeof watchStatements>;
let at: string;

beforeAll(() => {
  statementsOf = watchStatements(ground.api.database);
});

beforeEach(async () => {
  const { id } = (await post('client', pair())).json;
  at = `/relations/${id}/notes/`;
  await ground.api.database.pool.query('delete from mail');
});

const notesOf = async (role: Role) => (await ground.api.call(`/api${at}`, { role })).json;
const textsOf = async (role: Role) => (await notesOf(role)).items.map(({ text }: { text: string }) => text);
const write = async (role: Role, text: string, more: object = {}) => (await post(role, at, { text, ...more })).json;
const edit = (role: Role, id: string, text: string) =>
  ground.api.call(`/api${at}${id}/`, { method: 'PATCH', role, body: { text } });
const remove = (role: Role, id: string) => ground.api.call(`/api${at}${id}/`, { method: 'DELETE', role });
const mails = async () => (await ground.api.database.pool.query('select recipient, subject, text from mail')).rows;

describe('the visibility of notes', () => {
  test('private notes are shown to their own side, staff notes to staff, and shared notes to both sides and staff', async () => {
    await write('client', 'Ours');
    await write('provider', 'Theirs');
    await write('staff', 'The staff’s');
    await write('provider', 'For both', { is_shared: true });
    expect(await textsOf('client')).toEqual(['For both', 'Ours']);
    expect(await textsOf('provider')).toEqual(['For both', 'Theirs']);
    expect(await textsOf('staff')).toEqual(['For both', 'The staff’s']);
    const counted = async (role: Role, card: string) =>
      (await ground.api.call(`/api/${card}/get_relations/`, { role })).json.items[0].relation.notes;
    expect(await counted('client', `requests/${ground.job}`)).toBe(2);
    expect(await counted('provider', `talents/${ground.talent}`)).toBe(2);
    expect((await notesOf('client')).items[0].author).toBe('The talent’s side');
    expect((await notesOf('provider')).items[0].author).toBe(ground.api.account('provider').name);
    for (const role of ['secondClient', 'developer', 'superadmin'] as const)
      expect((await ground.api.call(`/api${at}`, { role })).status).toBe(404);
  });

  test('private notes on a company’s card are shown to its editors, with the side and the company', async () => {
    const { rows } = await ground.api.database.pool.query(
      `select q.id, q.owner_id from request q join person p on p.id = q.owner_id
       where p.email = $1 and q.company_id is not null and q.is_active order by q.id limit 1`,
      [ground.api.account('manager').email],
    );
    const { id } = (await post('manager', `/requests/${rows[0].id}/related-talent/${ground.talent}/`)).json;
    at = `/relations/${id}/notes/`;
    await write('manager', 'Acme’s own');
    expect(await notesOf('superadmin')).toMatchObject({
      side: 'request',
      company: 'Acme Talent',
      items: [{ text: 'Acme’s own', author: ground.api.account('manager').name, can: { edit: false } }],
    });
    expect(await notesOf('provider')).toMatchObject({ side: 'talent', company: null, total: 0 });
    expect((await ground.api.call(`/api${at}`, { role: 'otherSuperadmin' })).status).toBe(404);
  });

  test('private notes change neither the responses to the other side nor the queries made for them', async () => {
    const looks = async () => {
      const answers: string[] = [];
      const statements = await statementsOf(async () => {
        for (const path of [at, at.replace('notes', 'history'), `/talents/${ground.talent}/get_relations/`])
          answers.push((await ground.api.call(`/api${path}`, { role: 'provider' })).text);
      });
      // A copy, because later statements are added to the array.
      return { answers, statements: [...statements] };
    };
    await write('staff', 'Shared', { is_shared: true });
    await looks();
    const before = await looks();
    await write('client', 'Don’t tell');
    await write('staff', 'Nor this');
    expect(await looks()).toEqual(before);
  });
});

describe('editing and deleting notes', () => {
  test('is limited to own notes: visible notes of others return 403, and hidden ones 404 like unknown notes', async () => {
    const own = await write('client', 'Ours');
    const shared = await write('provider', 'For both', { is_shared: true });
    const hidden = await write('provider', 'Theirs');
    expect((await edit('client', own.id, 'Said better')).json).toMatchObject({ text: 'Said better', is_shared: false });
    expect([(await edit('client', shared.id, 'x')).status, (await remove('client', shared.id)).status]).toEqual([
      403, 403,
    ]);
    const unknown = await edit('client', randomUUID(), 'x');
    for (const role of ['client', 'staff'] as const) {
      const answer = await edit(role, hidden.id, 'x');
      expect([answer.status, { ...answer.json, request_id: '' }]).toEqual([404, { ...unknown.json, request_id: '' }]);
      expect((await remove(role, hidden.id)).status).toBe(404);
    }
    expect((await remove('client', own.id)).json).toEqual({ id: own.id });
    expect((await remove('client', own.id)).status).toBe(404);
    expect(await textsOf('client')).toEqual(['For both']);
    expect(await textsOf('provider')).toEqual(['Theirs', 'For both']);
  });

  test('returns 404 and deletes nothing through the path of another relation', async () => {
    const own = await write('client', 'Ours');
    const path = `/api/relations/2147483645/notes/${own.id}/`;
    expect((await ground.api.call(path, { method: 'DELETE', role: 'client' })).status).toBe(404);
    expect(await textsOf('client')).toEqual(['Ours']);
  });
});

describe('emails about notes', () => {
  test('are sent to the other side for shared notes, batched into one, and not for private notes', async () => {
    await write('client', 'Ours');
    expect(await mailedTo()).toEqual([]);
    await write('client', 'Could you start in May?', { is_shared: true });
    expect(await mails()).toMatchObject([
      {
        recipient: ground.api.account('provider').email,
        subject: expect.stringMatching(/^Note on /),
        text: expect.stringContaining('Could you start in May?'),
      },
    ]);
    await write('client', 'Or June?', { is_shared: true });
    expect(await mails()).toMatchObject([{ subject: expect.stringMatching(/^2 notes on /) }]);
    await ground.api.database.pool.query('delete from mail');
    await write('staff', 'To both', { is_shared: true });
    expect((await mailedTo()).toSorted()).toEqual(
      [ground.api.account('client').email, ground.api.account('provider').email].toSorted(),
    );
  });

  test('reflect edits and deletions while pending, and later changes send no further email', async () => {
    const { id } = await write('client', 'Could you start in Mai?', { is_shared: true });
    await edit('client', id, 'Could you start in May?');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail.text).toContain('in May?');
    expect(mail.text).not.toContain('Mai');
    await remove('client', id);
    expect(await mails()).toEqual([]);
    const late = await write('client', 'Said', { is_shared: true });
    await ground.api.database.pool.query('update mail set gathers_as = null, parts = null, sent_at = now()');
    // Edits and deletes one after the other, because deleting the note would cancel a pending mail about the edit.
    await edit('client', late.id, 'Said otherwise');
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('Said') }]);
    await remove('client', late.id);
    expect(await mails()).toHaveLength(1);
  });
});

test.each([
  ['', 'body.text'],
  ['   ', 'body.text'],
  ['x'.repeat(2001), 'body.text'],
])('a note without 1 to 2,000 characters is refused: case %#', async (text, path) => {
  const answer = await post('client', at, { text });
  expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([400, path]);
});

test('two calls with the same idempotency key create one note', async () => {
  const send = () =>
    ground.api.call(`/api${at}`, {
      method: 'POST',
      role: 'client',
      body: { text: 'Once' },
      headers: { 'idempotency-key': key },
    });
  const key = randomUUID();
  const [first, second] = [await send(), await send()];
  expect(second.json).toEqual(first.json);
  expect(await textsOf('client')).toEqual(['Once']);
});

test('the data export contains the notes that the person wrote, on a company’s cards only while a member', async () => {
  const { pool } = ground.api.database;
  const { rows } = await pool.query(
    `select q.id, q.company_id, q.owner_id from request q join person p on p.id = q.owner_id
     where p.email = $1 and q.company_id is not null and q.is_active order by q.id limit 1`,
    [ground.api.account('manager').email],
  );
  const [{ id: job, company_id, owner_id }] = rows;
  await write('provider', 'The other side’s', { is_shared: true });
  await write('client', 'Ours');
  const { id } = (await post('manager', `/requests/${job}/related-talent/${ground.talent}/`)).json;
  at = `/relations/${id}/notes/`;
  await write('manager', 'Acme’s own');
  const exported = async (role: Role) => {
    const { json } = exportedData(await ground.api.call('/api/profile/export/', { role }));
    return json.relation_notes.map(({ text }: { text: string }) => text);
  };
  expect(await exported('client')).toEqual(['Ours']);
  expect(await exported('manager')).toEqual(['Acme’s own']);
  await pool.query('delete from company_member where company_id = $1 and person_id = $2', [company_id, owner_id]);
  expect(await exported('manager')).toEqual([]);
});
