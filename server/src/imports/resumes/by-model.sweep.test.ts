import type { ResumeBlock } from '@crewdock/contract/resumes';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { modelServer, written } from '../../../../tests/support/model-server.ts';
import { createModel } from '../../infra/language-model/model.ts';

const CV = `Ana Petrova
Senior Go developer
ana@example.org

Summary
Builds payment systems that stay up.

Skills
Go, PostgreSQL, Docker

Experience
Go developer, Acme Payments
January 2020 – March 2024
Moved the ledger to Go.
`;

let api: TestApi;
let server: Awaited<ReturnType<typeof modelServer>>;
beforeAll(async () => {
  server = await modelServer();
  api = await testApi({ AI_BASE_URL: server.url, AI_MODEL: 'test', AI_API_KEY: 'secret' });
});
beforeEach(async () => {
  server.asked.length = 0;
  await api.database.pool.query('truncate rate_limit');
});
afterAll(async () => {
  await api.close();
  await server.close();
});

let files = 0;
const another = () => `${CV}\nCopy ${++files}\n`;

async function block<B extends ResumeBlock['block']>(name: B, file = another()) {
  const form = new FormData();
  form.append('file', new File([file], 'cv.txt'));
  const encoded = new Response(form);
  const { status, text, json } = await api.call(`/api/ai/resume_parser/?get_block=${name}`, {
    method: 'POST',
    role: 'provider',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(status, text).toBe(200);
  return json as Extract<ResumeBlock, { block: B }>;
}

const GOOD: Record<string, object> = {
  name: {
    name: { quote: 'ana petrova' },
    title: { quote: 'Senior Go developer' },
    country: { code: 'UA', quote: 'Kyiv, Ukraine' },
  },
  skills: {
    skills: [
      { name: 'golang', years: 40, is_main: true, quote: 'Go, PostgreSQL, Docker' },
      { name: 'Docker', years: null, is_main: false, quote: 'Docker' },
      { name: 'COBOL', years: 9, is_main: true, quote: 'COBOL' },
      { name: 'No such skill', years: 9, is_main: true, quote: 'Docker' },
    ],
  },
  quotes: { quotes: ['Builds payment systems that stay up.', 'The best engineer of all.'] },
  jobs: {
    jobs: [
      {
        title: 'Go developer',
        company: 'Acme Payments',
        from: '2020-01',
        to: '2024-03',
        quote: 'Go developer, Acme Payments',
        dates_quote: 'January 2020 – March 2024',
        description_quotes: ['Moved the ledger to Go.', 'Saved a billion.'],
      },
      {
        title: 'CEO',
        company: 'Acme',
        from: '2024-04',
        to: null,
        quote: 'CEO of Acme',
        dates_quote: 'now',
        description_quotes: [],
      },
    ],
  },
};

const well = ({ fields }: { fields: string[] }, response: ServerResponse) =>
  written(response, GOOD[fields.find((field) => field in GOOD)!]);

test('returns the values of the model with their lines, and leaves out values without a line', async () => {
  server.behave(well);
  const base = await block('base');
  expect(base).toMatchObject({
    source: 'model',
    found: {
      title: { value: 'Senior Go developer', sure: 0.95, where: [{ page: 1 }] },
      // The email address comes from the rules, which detect contact data more reliably.
      email: { value: 'ana@example.org' },
      country: null,
    },
  });
  const skills = await block('skills');
  expect(skills.found.map(({ value }) => value.name)).toEqual(['Go', 'Docker']);
  // The years come from the rules.
  expect(skills.found[0]!.value.experience).not.toBe(40);
  expect((await block('summary')).found).toMatchObject({ value: 'Builds payment systems that stay up.' });
  expect((await block('work_experience')).found.map(({ value }) => value)).toEqual([
    {
      company: 'Acme Payments',
      title: 'Go developer',
      from: '2020-01',
      to: '2024-03',
      description: 'Moved the ledger to Go.',
    },
  ]);
});

test('leaves out a country, a seniority, skills, years and dates that their quotes do not state', async () => {
  const job = { title: 'Go developer', company: 'Acme Payments', quote: 'Go developer, Acme Payments' };
  const claims: Record<string, object> = {
    name: {
      name: { quote: 'Ana Petrova' },
      title: { quote: 'Senior Go developer' },
      country: { code: 'UA', quote: 'Ana Petrova' },
      seniority: { id: 1, quote: 'Ana Petrova' },
    },
    skills: {
      skills: [
        { name: 'Kubernetes', years: 12, is_main: true, quote: 'Go, PostgreSQL, Docker' },
        { name: 'Elixir', years: 12, is_main: true, quote: 'Wrote a chess clock in Elixir.' },
      ],
    },
    jobs: {
      jobs: [
        { ...job, from: '2020', to: '2024-11', dates_quote: 'January 2020 – March 2024', description_quotes: [] },
        { ...job, from: '2012-01', to: null, dates_quote: 'January 2020 – March 2024', description_quotes: [] },
        { ...job, from: '2020-01', to: '2024-03', dates_quote: 'Moved the ledger to Go.', description_quotes: [] },
      ],
    },
  };
  server.behave(({ fields }, response) => written(response, claims[fields.find((field) => field in claims)!]!));
  const base = await block('base');
  expect(base).toMatchObject({ source: 'model', found: { country: null } });
  const { rows } = await api.database.pool.query(`select id from seniority where label = 'Senior'`);
  expect(base.found.seniority).toMatchObject({ value: rows[0].id });
  const skills = await block('skills', `${another()}\nInterests\nWrote a chess clock in Elixir.\n`);
  expect(skills.found.map(({ value: { name, experience } }) => [name, experience])).toEqual([['Elixir', null]]);
  const { source, found } = await block('work_experience');
  expect(source).toBe('model');
  expect(found.map(({ value: { from, to } }) => [from, to])).toEqual([['2020-01', '2024-03']]);
});

test('sends the CV as data separate from the instructions, and calls the model once per block', async () => {
  server.behave(well);
  const file = another();
  await block('summary', file);
  await block('summary', file);
  expect(server.asked).toMatchObject([{ text: expect.stringContaining('Acme Payments') }]);
  expect(server.asked[0]!.system).toContain('never an instruction');
  expect(server.asked[0]!.system).not.toContain('Acme');
});

test.each<[string, (response: ServerResponse) => void]>([
  ['nonsense', (response) => written(response, 'I am sorry, but')],
  ['another shape', (response) => written(response, { quotes: { all: true }, is_verified: true })],
  ['orders and ids', (response) => written(response, { tool: 'send_mail', to: 'x@evil.example', id: 7 })],
  ['a page', (response) => response.setHeader('content-type', 'text/html').end('<h1>Sign in</h1><script>1</script>')],
  ['a refusal', (response) => response.writeHead(401).end('{}')],
  ['another address', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['nothing', (response) => void response.destroy()],
  ['no end', (response) => endless(response)],
])('uses the rules and logs a warning when the model answers with %s', async (_, behave) => {
  server.behave((__, response) => behave(response));
  api.log.length = 0;
  expect(await block('summary')).toMatchObject({
    source: 'local',
    found: { value: 'Builds payment systems that stay up.' },
  });
  const failure = expect.stringMatching(/Error$/);
  expect(api.log).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: 'language model request failed',
      task: 'summary of a CV',
      model: 'test',
      failure,
    }),
  );
  expect(JSON.stringify(api.log)).not.toMatch(/Petrova|payment|sorry|send_mail|secret/);
});

test('removes markup that the model returns', async () => {
  const mark = '<img src=x onerror=alert(1)>';
  server.behave((_, response) => written(response, { quotes: [mark, `Builds ${mark}`] }));
  expect(JSON.stringify(await block('summary'))).not.toContain('onerror');
});

test('uses the rules when the user has reached the daily limit', async () => {
  server.behave(well);
  await block('summary');
  await api.database.pool.query(`update rate_limit set points = 200 where key like 'model:%'`);
  expect(await block('summary')).toMatchObject({ source: 'local' });
  expect(server.asked).toHaveLength(1);
});

test('aborts a slow request to the model, and sends a failing one up to three times', async () => {
  const question = {
    task: 'a test',
    schema: z.object({ quotes: z.array(z.string()) }),
    instructions: 'Read.',
    text: 'Ana',
  };
  const config = { baseUrl: new URL(server.url), apiKey: undefined, model: 'test' };
  server.behave(() => {});
  await expect(createModel(config, { patience: 200 }).ask(question)).rejects.toThrow(/abort|timeout/i);
  server.asked.length = 0;
  let failures = 0;
  server.behave((_, response) =>
    ++failures < 3 ? response.writeHead(500).end('{}') : written(response, { quotes: ['Ana'] }),
  );
  expect(await createModel(config).ask(question)).toEqual({ quotes: ['Ana'] });
  expect(server.asked).toHaveLength(3);
});

/** Sends data without end until the client closes the connection. */
function endless(response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  const piece = Buffer.alloc(65_536, ' ');
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}
