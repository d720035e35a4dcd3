import { LANGUAGE_CODES } from '@crewdock/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { editedCards } from '../../../../tests/support/edited-cards.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const { create, createRequest, change, get, move } = editedCards(() => api);

const JOB = { company: 'Analytical Ltd', title: 'Engineer', from: '2019-03', to: '2021-03', description: '' };
const COURSE = { school: 'School of Examples', degree: '', from: 2010, to: 2014 };
const LINK = { url: 'https://ada.example.com/', label: null };

const month = (inMonths: number) => {
  const day = new Date();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + inMonths);
  return day.toISOString().slice(0, 7);
};

describe('refused fields of a card', () => {
  test.each([
    [{ work_experience: [JOB, JOB, { ...JOB, from: '03/2019' }] }, 'work_experience.2.from'],
    [{ work_experience: [JOB, { ...JOB, from: '2019-13' }] }, 'work_experience.1.from'],
    [{ work_experience: [{ ...JOB, to: '2019-02' }] }, 'work_experience.0.to'],
    [{ work_experience: [{ ...JOB, to: '2018' }] }, 'work_experience.0.to'],
    [{ work_experience: [{ ...JOB, from: '2022' }] }, 'work_experience.0.to'],
    [{ work_experience: [{ ...JOB, from: '1949' }] }, 'work_experience.0.from'],
    [{ work_experience: [{ ...JOB, from: month(14).slice(0, 4), to: null }] }, 'work_experience.0.from'],
    [{ work_experience: [{ ...JOB, from: '2019-' }] }, 'work_experience.0.from'],
    [{ work_experience: [{ ...JOB, from: month(2), to: null }] }, 'work_experience.0.from'],
    [{ work_experience: [{ ...JOB, to: month(2) }] }, 'work_experience.0.to'],
    [{ work_experience: [{ ...JOB, title: ' ' }] }, 'work_experience.0.title'],
    [{ work_experience: [{ ...JOB, salary: 1 }] }, 'work_experience.0.salary'],
    [{ work_experience: [{ ...JOB, title: '\u202E' }] }, 'work_experience.0.title'],
    [{ work_experience: [JOB, 'Engineer'] }, 'work_experience.1'],
    [{ education: [COURSE, { ...COURSE, to: 2009 }] }, 'education.1.to'],
    [{ education: [{ ...COURSE, school: '' }] }, 'education.0.school'],
    [{ education: [{ ...COURSE, from: '2010' }] }, 'education.0.from'],
    [
      {
        languages: [
          { code: 'de', level: 'B2' },
          { code: 'de', level: 'C1' },
        ],
      },
      'languages.1.code',
    ],
    [{ languages: [{ code: 'en', level: 'C1' }] }, 'languages.0.code'],
    [{ languages: [{ code: 'DE', level: 'C1' }] }, 'languages.0.code'],
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)//https://a.example',
      'data:text/html,hi',
      'ftp://ada.example.com',
      'ada.example.com',
      '//ada.example.com',
      'https://',
      'https://bank.example@evil.example/',
      'https://[::1',
    ].map((url) => [{ links: [LINK, { ...LINK, url }] }, 'links.1.url'] as const),
    [{ links: [{ ...LINK, url: `https://ada.example.com/${'ü'.repeat(90)}` }] }, 'links.0.url'],
    [{ time_zone: 'Europe/Atlantis' }, 'time_zone'],
    [{ time_zone: '' }, 'time_zone'],
    [{ available_from: '2026-02-30' }, 'available_from'],
    [{ notice_period: 21 }, 'notice_period'],
    [{ notice_period: 30, available_from: '2031-01-01' }, 'notice_period'],
    [{ name: 'Ada\u{0}', links: [{ ...LINK, url: 'https://a.example/\u{0}' }] }, 'name'],
  ] as [object, string][])('are reported with the path of the entry and its part: %o', async (body, path) => {
    const { status, json } = await create(body);
    expect([status, json.issues?.[0].path]).toEqual([400, `body.${path}`]);
  });

  test('include the missing half of a time overlap', async () => {
    const { json: job } = await createRequest({ overlap_hours: 4, overlap_time_zone: 'Europe/Berlin' });
    const path = `/api/requests/${job.id}/`;
    const refused = async (body: object) =>
      (await api.call(path, { method: 'PATCH', role: 'client', body })).json.issues?.[0].path;
    expect((await createRequest({ overlap_hours: 4 })).json.issues[0].path).toBe('body.overlap_time_zone');
    expect((await createRequest({ overlap_time_zone: 'UTC', is_draft: true })).json.issues[0].path).toBe(
      'body.overlap_hours',
    );
    expect(await refused({ overlap_hours: null })).toBe('body.overlap_hours');
    expect(await refused({ overlap_time_zone: null })).toBe('body.overlap_time_zone');
    expect(await refused({ overlap_hours: null, overlap_time_zone: null })).toBeUndefined();
    expect((await api.call(path)).json).toMatchObject({ overlap_hours: null, overlap_time_zone: null });
  });
});

test('the current month is accepted in work experience', async () => {
  const { status } = await create({ work_experience: [{ ...JOB, from: month(0), to: month(0) }] });
  expect(status).toBe(200);
});

test('work experience may have years without months, and unknown dates', async () => {
  const work_experience = [
    { ...JOB, from: '2019', to: '2019-03' },
    { ...JOB, from: '2016-05', to: '2016' },
    { ...JOB, from: '1950', to: null },
    { ...JOB, from: '', to: '2015' },
    { ...JOB, from: '', to: '' },
    { ...JOB, from: month(0).slice(0, 4), to: null },
  ];
  const { json } = await create({ work_experience });
  expect((await get(json.id)).json.work_experience).toEqual(work_experience);
});

test('setting the availability date clears the notice period, and vice versa', async () => {
  const { json: card } = await create({ available_from: '2031-01-01' });
  expect((await change(card.id, { notice_period: 0 })).json).toMatchObject({ available_from: null, notice_period: 0 });
  const { json } = await change(card.id, { available_from: '2031-02-01' });
  expect(json).toMatchObject({ available_from: '2031-02-01', notice_period: null });
  const both = await change(card.id, { available_from: null, notice_period: 30 });
  expect(both.json).toMatchObject({ available_from: null, notice_period: 30 });
  const { rows } = await api.database.pool.query(
    `select before, after from audit_entry where subject_kind = 'talent' and subject_id = $1 order by id desc limit 2`,
    [String(card.id)],
  );
  // The audit log also contains the field that was cleared.
  expect(rows[1].before).toMatchObject({ available_from: null, notice_period: 0 });
  expect(rows[1].after).toMatchObject({ available_from: '2031-02-01', notice_period: null });
});

test('a copy keeps future dates and clears past ones', async () => {
  const soon = `${new Date().getFullYear() + 1}-05-01`;
  for (const [available_from, copied] of [
    [soon, soon],
    ['2020-05-01', null],
  ]) {
    const { json: card } = await create({ available_from, time_zone: 'Europe/Kyiv' });
    const { json: copy } = await move(card.id, 'copy');
    expect(copy).toMatchObject({ available_from: copied, time_zone: 'Europe/Kyiv' });
    const { json: job } = await createRequest({ start_date: available_from, headcount: 3 });
    const made = await api.call(`/api/requests/${job.id}/copy/`, { method: 'POST', role: 'client' });
    expect(made.json).toMatchObject({ start_date: copied, headcount: 3 });
  }
});

test('markup is kept as text, lines and URLs are normalised, and saving them again changes nothing', async () => {
  const description = '<script>alert(1)</script>\r\nSecond\u202E line';
  const { json: card } = await create({
    work_experience: [{ ...JOB, company: ' Ana\nlytical ', description }],
    education: [{ ...COURSE, school: 'A\tschool' }],
    links: [{ url: 'HTTPS://ADA.example.com/a b', label: ' ' }],
  });
  const read = (await get(card.id)).json;
  expect(read.work_experience).toEqual([
    { ...JOB, company: 'Ana lytical', description: '<script>alert(1)</script>\nSecond  line' },
  ]);
  expect(read.education[0].school).toBe('A school');
  expect(read.links).toEqual([{ url: 'https://ada.example.com/a%20b', label: null }]);
  const before = read.version;
  const again = { work_experience: read.work_experience, education: read.education, links: read.links };
  expect((await change(card.id, again)).json.version).toBe(before);
});

test('a card that is created without these fields has their empty or default values', async () => {
  const nothing = { work_experience: [], education: [], languages: [], links: [] };
  const { json: talent } = await create();
  expect(talent).toMatchObject({ ...nothing, time_zone: null, available_from: null, notice_period: null });
  const { json: job } = await createRequest();
  expect(job).toMatchObject({ headcount: 1, start_date: null, engagement: null, work_mode: null });
});

test('every language code has an English name', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  expect(LANGUAGE_CODES).toHaveLength(183);
  expect(LANGUAGE_CODES.filter((code) => !names.of(code))).toEqual([]);
});
