import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../../tests/support/accounts.ts';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

const RATE = { kind: 'short', text: 'What is your rate?', is_required: true, choices: [] };
const WHY = { kind: 'long', text: 'Why <you> & why now?', is_required: false, choices: [] };
const VISA = { kind: 'yes_no', text: 'Do you need a visa?', is_required: false, choices: [] };
const START = { kind: 'choice', text: 'When can you start?', is_required: true, choices: ['Now', 'Next month'] };
const QUESTIONS = [RATE, WHY, VISA, START];

let api: TestApi;
let job: number;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
});

beforeEach(async () => {
  await api.database.pool.query(
    'delete from rate_limit; delete from mail; delete from staff_update; delete from application',
  );
  const body = {
    title: 'Rust developer',
    skills: [{ name: 'Rust', experience: 1, is_main: true }],
    questions: QUESTIONS,
  };
  job = (await api.call('/api/requests/', { method: 'POST', role: 'client', body })).json.id;
});

afterAll(() => api.close());

const answer = ({ text }: { text: string }, said: string) => ({ question: text, answer: said });
const application = (answers: unknown, more: object = {}) => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'I know engines.',
  message_id: randomUUID(),
  answers,
  ...more,
});
const apply = (body: object) => api.call(`/api/requests/${job}/applications/`, { method: 'POST', body });
const ask = (questions: unknown, role: Role = 'client') =>
  api.call(`/api/requests/${job}/`, { method: 'PATCH', role, body: { questions } });
const received = async (role: Role = 'client') =>
  (await api.call(`/api/requests/${job}/applications/`, { role })).json.items;

test('answers are stored in the order and wording of the questions, and are sent to the owner', async () => {
  const { json: shown } = await api.call(`/api/requests/${job}/`);
  expect(shown.questions).toEqual(QUESTIONS);
  const sent = application([
    answer(START, 'Now'),
    answer(RATE, ' 90 $ '),
    answer(VISA, ''),
    answer(WHY, 'One.\r\nTwo <b>.'),
  ]);
  expect((await apply(sent)).status).toBe(200);
  await ask([{ ...RATE, text: 'What do you cost?' }]);

  const kept = [answer(RATE, '90 $'), answer(WHY, 'One.\nTwo <b>.'), answer(START, 'Now')];
  expect((await received())[0].answers).toEqual(kept);
  // Idempotent: a repeat succeeds, even when the job's questions have changed.
  expect((await apply(sent)).status).toBe(200);
  expect(await received()).toHaveLength(1);

  const [mail] = await mailsTo(api, api.account('client').email);
  expect(mail!.text).toContain('Why <you> & why now?\nOne.\nTwo <b>.');
  expect(mail!.html).toContain('Why &lt;you&gt; &amp; why now?');
  expect(mail!.html).not.toContain('<you>');
  const { json: table } = await api.call('/api/admin-panel/request_applications/', { role: 'staff' });
  expect(table.items[0].answers).toBe(
    'What is your rate?\n90 $\n\nWhy <you> & why now?\nOne.\nTwo <b>.\n\nWhen can you start?\nNow',
  );
  const { rows } = await api.database.pool.query('select detail from staff_update where email = $1', [
    'ada@example.com',
  ]);
  expect(rows[0].detail).toContain('When can you start?\nNow');
});

test('a form with a CV sends the answers as a JSON text', async () => {
  const form = new FormData();
  const answers = JSON.stringify([answer(RATE, '90'), answer(START, 'Now')]);
  for (const [name, value] of Object.entries(application(answers))) form.set(name, value as string);
  form.set('cv', new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'cv.pdf'));
  const encoded = new Response(form);
  const { status } = await api.call(`/api/requests/${job}/applications/`, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(status).toBe(200);
  expect((await received())[0].answers).toEqual([answer(RATE, '90'), answer(START, 'Now')]);
});

const good = [answer(RATE, '90'), answer(START, 'Now')];
test.each<[string, unknown, string, string]>([
  ['a required one without words', [answer(RATE, '  '), good[1]], 'answers.0', 'must be answered'],
  ['a required one that is missing', [good[0]], 'answers', 'must answer “When can you start?”'],
  ['one that isn’t asked', [...good, answer({ text: 'Why?' }, 'So.')], 'answers.2', 'is not asked'],
  ['one twice', [...good, answer(RATE, '80')], 'answers.2', 'is answered twice'],
  ['a choice that isn’t one', [good[0], answer(START, 'Never')], 'answers.1', 'must be one of the choices'],
  ['neither yes nor no', [...good, answer(VISA, 'yes')], 'answers.2', 'must be one of the choices'],
  ['a long line', [answer(RATE, 'x'.repeat(201)), good[1]], 'answers.0', 'must have at most 200 characters'],
  ['a long text', [...good, answer(WHY, 'x'.repeat(1501))], 'answers.2.answer', '1,500'],
  ['more than may be asked', Array(11).fill(good[0]), 'answers', '10'],
  ['no list', 'Now', 'answers', 'must be a list'],
  ['half of one', [{ question: RATE.text }], 'answers.0.answer', 'is required'],
])('refuses %s with its path, and stores nothing', async (_, answers, place, message) => {
  const { status, json } = await apply(application(answers));
  expect([status, json.code]).toEqual([400, 'invalid_input']);
  const issue = json.issues.find(({ path }: { path: string }) => path === `body.${place}`);
  expect(issue?.message).toContain(message);
  expect(await received()).toEqual([]);
  // No email was sent, and the id can still be used.
  expect(await mailsTo(api, api.account('client').email)).toEqual([]);
});

test('a refusal contains the current questions', async () => {
  const other = { ...START, choices: ['In spring', 'In autumn'] };
  await ask([other]);
  const { json } = await apply(application(good));
  expect(json.issues).toEqual([
    { path: 'body.answers.0', message: 'is not asked: the job has other questions now' },
    { path: 'body.answers.1', message: 'must be one of the choices' },
  ]);
  expect(json.current).toEqual([other]);
  const sent = application([answer(START, 'In spring')]);
  expect((await apply(sent)).status).toBe(200);
  // An empty answer to a removed question is no error.
  const again = application([answer(START, 'In autumn'), answer(VISA, '')], { email: 'grace@example.com' });
  expect((await apply(again)).status).toBe(200);
});

test('only people who may edit the job can change its questions, and the log records who did', async () => {
  for (const role of ['secondClient', 'provider', 'visitor'] as const) {
    expect([401, 403, 404]).toContain((await ask([], role)).status);
  }
  expect((await api.call(`/api/requests/${job}/`)).json.questions).toEqual(QUESTIONS);
  await ask([VISA]);
  const { rows } = await api.database.pool.query(
    `select before, after from audit_entry where subject_kind = 'request' and subject_id = $1 order by id desc limit 1`,
    [String(job)],
  );
  expect(rows).toMatchObject([{ before: { questions: QUESTIONS }, after: { questions: [VISA] } }]);
});
