import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;
let talent: number;

const CARD = {
  name: 'Ada Example',
  title: 'Rust developer',
  summary: '<p>Builds <strong>engines</strong>.</p><ul><li>One</li><li>Two</li></ul>',
  hourly_rate: 61,
  cv_shows_rates: true,
  country: 'PL',
  city: 'Gdańsk',
  seniority: 3,
  english_level: 3,
  work_experience: [
    { company: 'Analytical Ltd', title: 'Engineer', from: '2019-03', to: null, description: 'Led.\n- Halved the time' },
    { company: '', title: 'Tester', from: '2016', to: '2019-02', description: '' },
    { company: 'Globex', title: 'Trainee', from: '2014', to: '', description: '' },
    { company: 'Initech', title: 'Intern', from: '', to: '2012', description: '' },
    { company: 'Hooli', title: 'Helper', from: '', to: '', description: '' },
  ],
  education: [
    { school: 'School of Examples', degree: 'BSc, Mathematics', from: 2010, to: 2014 },
    { school: 'Evening school', degree: '', from: null, to: null },
  ],
  languages: [
    { code: 'pl', level: 'native' },
    { code: 'nb', level: 'B1' },
    { code: 'lo', level: 'A2' },
  ],
  links: [
    { url: 'https://www.example.com/ada/', label: null },
    { url: 'https://code.example/ada', label: 'Code' },
  ],
  skills: [
    { name: 'Rust', experience: 7, is_main: true },
    { name: 'CI/CD', experience: null, is_main: true },
    { name: 'C#', experience: 1, is_main: false },
    { name: 'Go', experience: 0, is_main: false },
  ],
};

beforeAll(async () => {
  api = await testApi();
  await api.database.pool.query(`update person set phone_number = '+48600100200', skype = 'ada' where email = $1`, [
    api.account('provider').email,
  ]);
  talent = (await api.call('/api/talents/', { method: 'POST', role: 'provider', body: CARD })).json.id;
});
afterAll(() => api.close());

async function exported(role: Role) {
  const { json_url } = (await api.call(`/api/talents/${talent}/cv/`, { role })).json;
  return api.call(json_url);
}

/** Reads a file with the CV import. */
async function imported(block: string, file: Buffer, name: string) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(file)], name));
  const encoded = new Response(form);
  const answer = await api.call(`/api/ai/resume_parser/?get_block=${block}`, {
    method: 'POST',
    role: 'provider',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.found;
}

test('a talent is exported in the JSON Resume format', async () => {
  const { status, headers, json } = await exported('provider');
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/json',
    'attachment; filename="ada-example-rust-developer.json"',
  ]);
  expect(json).toEqual({
    $schema: expect.stringContaining('jsonresume/resume-schema'),
    basics: {
      name: 'Ada Example',
      label: 'Rust developer',
      email: api.account('provider').email,
      phone: '+48600100200',
      summary: 'Builds engines.\n• One\n• Two',
      location: { city: 'Gdańsk', countryCode: 'PL' },
      profiles: [
        { url: 'https://www.example.com/ada/' },
        { network: 'Code', url: 'https://code.example/ada' },
        { network: 'Skype', username: 'ada' },
      ],
      seniority: 'Senior',
      hourlyRate: 61,
    },
    work: [
      {
        name: 'Analytical Ltd',
        position: 'Engineer',
        startDate: '2019-03',
        summary: 'Led.\n- Halved the time',
        isCurrent: true,
      },
      { position: 'Tester', startDate: '2016', endDate: '2019-02', isCurrent: false },
      { name: 'Globex', position: 'Trainee', startDate: '2014', isCurrent: false },
      { name: 'Initech', position: 'Intern', endDate: '2012', isCurrent: false },
      { name: 'Hooli', position: 'Helper', isCurrent: false },
    ],
    education: [
      { institution: 'School of Examples', studyType: 'BSc, Mathematics', startDate: '2010', endDate: '2014' },
      { institution: 'Evening school' },
    ],
    skills: [
      { name: 'Rust', level: '7 years', isMain: true },
      { name: 'CI/CD', isMain: true },
      { name: 'C#', level: '1 year', isMain: false },
      { name: 'Go', level: '0 years', isMain: false },
    ],
    languages: [
      { language: 'English', fluency: 'B2 · Upper intermediate' },
      { language: 'Polish', fluency: 'Native speaker' },
      { language: 'Norwegian Bokmål', fluency: 'B1' },
      { language: 'Lao', fluency: 'A2' },
    ],
    meta: { version: 'v1.0.0', lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  });
});

test('contact details are exported only to those who see them in the PDF', async () => {
  const { json } = await exported('client');
  expect(json.basics).not.toHaveProperty('email');
  expect(json.basics).not.toHaveProperty('phone');
  expect(json.basics.profiles).toHaveLength(2);
});

test.each(['json_url', 'cv_url'])('importing the export at %s gives equal fields', async (address) => {
  const urls = (await api.call(`/api/talents/${talent}/cv/`, { role: 'provider' })).json;
  const { bytes } = await api.call(urls[address]);
  const name = address === 'cv_url' ? 'cv.pdf' : 'cv.json';
  const values = (found: { value: unknown }[]) => found.map(({ value }) => value);
  const base = await imported('base', bytes, name);
  const one = (field: string) => base[field]?.value;
  expect(Object.fromEntries(Object.keys(base).map((field) => [field, one(field)]))).toMatchObject({
    name: CARD.name,
    title: CARD.title,
    email: api.account('provider').email,
    phone: '+48600100200',
    country: 'PL',
    seniority: 3,
    english_level: 3,
    hourly_rate: 61,
  });
  expect(values(base.languages)).toEqual(CARD.languages);
  expect(values(base.education)).toEqual(CARD.education);
  expect(values(base.links)).toEqual(CARD.links);
  expect(values(await imported('work_experience', bytes, name))).toEqual(CARD.work_experience);
  const skills = await imported('skills', bytes, name);
  expect(
    skills.map(({ value: { name: called, experience, is_main } }: { value: (typeof CARD.skills)[number] }) => ({
      name: called,
      experience,
      is_main,
    })),
  ).toEqual(CARD.skills);
  expect((await imported('summary', bytes, name)).value).toBe('Builds engines.\n• One\n• Two');
});

test('the export supports byte ranges', async () => {
  const { json_url } = (await api.call(`/api/talents/${talent}/cv/`, { role: 'provider' })).json;
  const whole = await api.call(json_url);
  const bytes = Buffer.from(whole.text);
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(bytes.length) });
  const part = await api.call(json_url, {
    headers: { range: 'bytes=2-11', 'if-range': String(whole.headers['etag']) },
  });
  expect([part.status, part.headers['content-range'], part.text]).toEqual([
    206,
    `bytes 2-11/${bytes.length}`,
    bytes.subarray(2, 12).toString(),
  ]);
});
