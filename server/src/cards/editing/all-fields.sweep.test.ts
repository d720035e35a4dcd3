import { type CardField, type FieldOf, type FieldRow, fieldRows } from '@crewdock/contract/card-fields';
import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { exportedData } from '../../../../tests/support/exported-data.ts';
import { collectFailures } from '../../../../tests/support/outcomes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const VERIFIED = ['name', 'title', 'skills', 'hourly_rate', 'monthly_rate', 'seniority', 'english_level', 'cv'];
/** Fields that are reset in a copy, with their values in the copy. */
const OF_A_COPY: Partial<Record<CardField, unknown>> = {
  photo: null,
  cv: null,
  cv_is_shared: false,
  is_on_hold: false,
  is_draft: true,
};

interface Sample {
  /** Two valid values that differ from a new card's default. */
  values: [unknown, unknown];
  /** Values at a limit, each with a value just beyond it. */
  limits?: [within: unknown, beyond: unknown][];
  /** Other fields that have to be sent together with this field. */
  beside?: object;
}

const text = (length: number) => 'x'.repeat(length);
const skill = (to: object) => ({ name: 'Rust', experience: 7, is_main: true, ...to });
const skills = (count: number) => Array.from({ length: count }, (_, at) => skill({ name: `Craft ${at}` }));
const MB = 1024 * 1024;
const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 15), Buffer.from('\n%%EOF')]);
const picture = async (size = 0) => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer();
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]);
};

const shared = {
  title: { values: ['Rust developer', 'Go developer'], limits: [[text(160), text(161)]] },
  skills: {
    values: [[skill({})], [skill({ experience: null }), skill({ name: 'Go', is_main: false })]],
    limits: [
      [skills(60), skills(61)],
      [[skill({ name: text(60) })], [skill({ name: text(61) })]],
      [[skill({ experience: 60 })], [skill({ experience: 61 })]],
      [[skill({ experience: 0 })], [skill({ experience: -1 })]],
    ],
  },
  seniority: { values: [2, 3] },
  english_level: { values: [2, 3] },
  specializations: { values: [[101], [102, 201]], limits: [[Array(20).fill(101), Array(21).fill(101)]] },
  full_stack: { values: [true, false] },
  industries: { values: [[1], [2, 3]], limits: [[Array(20).fill(1), Array(21).fill(1)]] },
  summary: { values: ['<p>One.</p>', '<p>Two.</p>'], limits: [[text(20_000), text(20_001)]] },
  is_private: { values: [true, false] },
  is_on_hold: { values: [true, false] },
  is_draft: { values: [true, false] },
} satisfies Record<string, Sample>;
const amount = (values: [number, number]): Sample => ({
  values,
  limits: [
    [1_000_000, 1_000_001],
    [1, 0],
  ],
});
const range = (first: [number, number], second: [number, null]): Sample => {
  const of = ([min, max]: [number | null, number | null]) => ({ min, max });
  return {
    values: [of(first), of(second)],
    limits: [
      [of([1, 1_000_000]), of([1, 1_000_001])],
      [of([1, null]), of([0, null])],
      [of([5, 5]), of([6, 5])],
    ],
  };
};

const job = (to: object = {}) => ({
  company: 'Analytical Ltd',
  title: 'Engineer',
  from: '2019-03',
  to: '2021-03',
  description: 'Built engines.\nMended others.',
  ...to,
});
const course = (to: object = {}) => ({ school: 'School of Examples', degree: 'BSc', from: 2010, to: 2014, ...to });
const link = (to: object = {}) => ({ url: 'https://ada.example.com/', label: 'Ada’s page', ...to });
const languages = ['de', 'fr', 'it', 'es', 'pt', 'pl', 'uk', 'cs', 'sk', 'nl', 'sv', 'da', 'nb', 'fi', 'et', 'lv'];
const spoken = (count: number) => languages.slice(0, count).map((code) => ({ code, level: 'B2' }));
const question = (to: object) => ({ kind: 'choice', text: 'Which?', is_required: true, choices: ['a', 'b'], ...to });
const words = (count: number) => Array.from({ length: count }, (_, at) => `Word ${at}`);
const questions = (count: number) => words(count).map((asked) => question({ text: asked }));
const inAYear = `${new Date().getFullYear() + 1}-12-03`;
const whole = (max: number, values: [unknown, unknown]): Sample => ({
  values,
  limits: [
    [max, max + 1],
    [2, 0],
  ],
});

const SAMPLES: { [K in CardKind]: Record<FieldOf<K>, Sample> } = {
  talent: {
    ...shared,
    photo: { values: [await picture(), await picture()], limits: [[await picture(8 * MB), await picture(8 * MB + 1)]] },
    name: { values: ['Ada Example', 'Grace Example'], limits: [[text(120), text(121)]] },
    hourly_rate: amount([60, 70]),
    monthly_rate: amount([6000, 7000]),
    country: { values: ['PL', 'PT'] },
    city: { values: ['Kraków', null], limits: [[text(120), text(121)]] },
    available_from: { values: [inAYear, '2031-01-01'], limits: [['2100-12-31', '2101-01-01']] },
    notice_period: { values: [30, 14], limits: [[90, 91]] },
    time_zone: { values: ['Europe/Berlin', 'UTC'], limits: [['America/Argentina/Buenos_Aires', '+02:00']] },
    languages: {
      values: [[{ code: 'de', level: 'native' }], [...spoken(2)]],
      limits: [
        [spoken(15), spoken(16)],
        [[{ code: 'de', level: 'A1' }], [{ code: 'de', level: 'fluent' }]],
        [[{ code: 'zu', level: 'A1' }], [{ code: 'zz', level: 'A1' }]],
      ],
    },
    work_experience: {
      values: [[job()], [job({ to: null, company: '' }), job({ from: '2012-01', to: '2012-01' })]],
      limits: [
        [Array(30).fill(job()), Array(31).fill(job())],
        [[job({ company: text(120) })], [job({ company: text(121) })]],
        [[job({ title: text(160) })], [job({ title: text(161) })]],
        [[job({ description: text(2000) })], [job({ description: text(2001) })]],
        [[job({ from: '1950-01' })], [job({ from: '1949-12' })]],
      ],
    },
    education: {
      values: [[course()], [course({ degree: '', from: null, to: null })]],
      limits: [
        [Array(10).fill(course()), Array(11).fill(course())],
        [[course({ school: text(160) })], [course({ school: text(161) })]],
        [[course({ degree: text(160) })], [course({ degree: text(161) })]],
        [[course({ from: 1950 })], [course({ from: 1949 })]],
      ],
    },
    links: {
      values: [[link()], [link({ label: null }), link({ url: 'http://code.example.com/ada?tab=all#pinned' })]],
      limits: [
        [Array(10).fill(link()), Array(11).fill(link())],
        [
          [link({ url: `https://ada.example.com/${text(476)}` })],
          [link({ url: `https://ada.example.com/${text(477)}` })],
        ],
        [[link({ label: text(60) })], [link({ label: text(61) })]],
      ],
    },
    cv_is_shared: { values: [true, false] },
    cv_shows_rates: { values: [true, false] },
    cv: { values: [pdf(100), pdf(200)], limits: [[pdf(10 * MB), pdf(10 * MB + 1)]] },
  },
  request: {
    ...shared,
    company_name: { values: ['Analytical Ltd', null], limits: [[text(120), text(121)]] },
    specific_project: { values: ['A booking engine', null], limits: [[text(200), text(201)]] },
    headcount: whole(999, [3, 1]),
    start_date: { values: [inAYear, null], limits: [['2100-12-31', '2101-01-01']] },
    duration: { values: [1, 2] },
    engagement: { values: [1, 2] },
    hours_per_week: whole(80, [20, null]),
    work_mode: { values: [1, 2] },
    city: { values: ['Austin', null], limits: [[text(120), text(121)]] },
    region: { values: ['Texas', null], limits: [[text(120), text(121)]] },
    overlap_time_zone: { values: ['Europe/Berlin', 'Asia/Tokyo'], beside: { overlap_hours: 4 } },
    overlap_hours: { ...whole(12, [3, 5]), beside: { overlap_time_zone: 'Europe/Berlin' } },
    hourly_rate: range([50, 60], [70, null]),
    monthly_rate: range([5000, 6000], [7000, null]),
    questions: {
      values: [[question({})], [question({ kind: 'short', choices: [], is_required: false })]],
      limits: [
        [questions(10), questions(11)],
        [[question({ text: text(200) })], [question({ text: text(201) })]],
        [[question({ choices: words(10) })], [question({ choices: words(11) })]],
        [[question({ choices: words(2) })], [question({ choices: words(1) })]],
        [[question({ choices: [text(100), 'b'] })], [question({ choices: [text(101), 'b'] })]],
        [[question({ choices: ['a', 'b'] })], [question({ choices: ['a', 'a'] })]],
        [questions(2), [question({ text: 'Why?' }), question({ text: 'Why?' })]],
        [[question({ kind: 'long', choices: [] })], [question({ kind: 'long', choices: ['a', 'b'] })]],
        [[question({ text: '?' })], [question({ text: '  ' })]],
      ],
    },
    countries: { values: [['PL'], ['PT', 'ES']], limits: [[Array(250).fill('PL'), Array(251).fill('PL')]] },
  },
};

const OWNERS = { talent: 'provider', request: 'client' } as const satisfies Record<CardKind, Role>;

/** Expected value in the card's response for a written value, by kind of field. */
const SHOWN: Record<FieldRow['holds'], (value: never) => unknown> = {
  line: (line: string) => line,
  'optional line': (line: string | null) => line,
  'rich text': (html: string) => html,
  option: (id: number) => expect.objectContaining({ id }),
  options: (ids: number[]) => [...new Set(ids)].map((id) => expect.objectContaining({ id })),
  country: (code: string) => expect.objectContaining({ code }),
  countries: (codes: string[]) => [...new Set(codes)].map((code) => expect.objectContaining({ code })),
  flag: (on: boolean) => on,
  amount: (dollars: number) => ({ min: dollars, max: dollars }),
  range: (bounds: object) => bounds,
  skills: (all: object[]) => all.map((one) => expect.objectContaining(one)),
  file: () => expect.anything(),
  count: (count: number) => count,
  'optional count': (count: number | null) => count,
  'time zone': (name: string | null) => name,
  day: (day: string | null) => day,
  'notice period': (days: number | null) => days,
  'work experience': (jobs: object[]) => jobs,
  education: (courses: object[]) => courses,
  languages: (named: object[]) => named,
  links: (links: object[]) => links,
  questions: (asked: object[]) => asked,
};

async function made(kind: CardKind): Promise<number> {
  const body = {
    ...(kind === 'talent' && { name: 'Nobody yet' }),
    title: 'Nothing yet',
    skills: [skill({ name: 'C' })],
  };
  const { json } = await api.call(`/api/${kind}s/`, { method: 'POST', role: OWNERS[kind], body });
  return json.id;
}

/** Writes one field with the endpoint for this field. */
function write(
  kind: CardKind,
  id: number,
  { name, holds, beside }: FieldRow & Pick<Sample, 'beside'>,
  value: unknown,
  role: Role = OWNERS[kind],
) {
  const path = `/api/${kind}s/${id}/`;
  if (holds !== 'file') return api.call(path, { method: 'PATCH', role, body: { ...beside, [name]: value } });
  if (value === null) return api.call(`${path}${name}/`, { method: 'DELETE', role });
  return api.database.pool
    .query('delete from rate_limit')
    .then(() => upload(`${path}${name}/`, name, value as Buffer, role));
}

async function upload(path: string, name: string, bytes: Buffer, role: Role) {
  const form = new FormData();
  form.append(name, new File([new Uint8Array(bytes)], 'mine.pdf'));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  return api.call(path, { method: 'POST', role, headers, body: Buffer.from(await encoded.arrayBuffer()) });
}

async function read(kind: CardKind, id: number): Promise<Record<string, unknown>> {
  const { json } = await api.call(`/api/${kind}s/${id}/`, { role: OWNERS[kind] });
  const { has_cv, ...card } = json;
  return { ...card, cv: has_cv || null };
}

const verify = (kind: CardKind, id: number) =>
  api.database.pool.query(`update ${kind} set is_verified = true where id = $1`, [id]);

describe.each(CARD_KINDS)('the fields of a %s', (kind) => {
  const rows = fieldRows(kind).map((row) => ({ ...row, ...(SAMPLES[kind] as Record<string, Sample>)[row.name]! }));

  test('all have samples in this test', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(SAMPLES[kind]).toSorted());
  });

  test('are written and read back, and end or keep the verification', async () => {
    expect(await collectFailures(rows, ({ name }) => name, checkWritten)).toEqual({});
  });

  async function checkWritten(row: (typeof rows)[number]): Promise<void> {
    const {
      name,
      holds,
      values: [first, second],
    } = row;
    const shown = (value: unknown) => SHOWN[holds](value as never);
    const id = await made(kind);
    await verify(kind, id);
    expect((await write(kind, id, row, first, 'staff')).status).toBe(200);
    expect(await read(kind, id)).toMatchObject({ [name]: shown(first), is_verified: true, version: 2 });
    expect((await write(kind, id, row, second)).status).toBe(200);
    const isVerified = !VERIFIED.includes(name);
    expect(await read(kind, id)).toMatchObject({ [name]: shown(second), is_verified: isVerified, version: 3 });
    await verify(kind, id);
    const again = holds === 'file' ? null : second;
    await write(kind, id, row, again);
    const left = await read(kind, id);
    if (holds === 'file') expect(left).toMatchObject({ [name]: null, is_verified: isVerified, version: 4 });
    // Writing the current value changes nothing.
    else expect(left).toMatchObject({ is_verified: true, version: 3 });
  }

  const limited = rows.flatMap(({ limits = [], ...row }) =>
    limits.map(([within, beyond], at) => ({ ...row, within, beyond, at })),
  );
  test('accept values within their limits and refuse values beyond', async () => {
    expect(await collectFailures(limited, ({ name, at }) => `${name} (limit ${at})`, checkLimit)).toEqual({});
  });

  async function checkLimit(row: (typeof limited)[number]): Promise<void> {
    const id = await made(kind);
    const { status, json } = await write(kind, id, row, row.beyond);
    if (status === 413) expect(row.name).toBe('cv');
    else expect([status, json.issues[0].path]).toEqual([400, expect.stringMatching(`^body\\.${row.name}\\b`)]);
    expect((await write(kind, id, row, row.within)).status).toBe(200);
    expect(await read(kind, id)).toMatchObject({ [row.name]: SHOWN[row.holds](row.within as never), version: 2 });
  }

  describe('after writing and copying', () => {
    let copy: Record<string, unknown>;
    let exported: Record<string, unknown>;

    beforeAll(async () => {
      const id = await made(kind);
      for (const row of rows) await write(kind, id, row, row.values[0]);
      const copied = await api.call(`/api/${kind}s/${id}/copy/`, { method: 'POST', role: OWNERS[kind] });
      copy = await read(kind, copied.json.id);
      const { json } = exportedData(await api.call('/api/profile/export/', { role: OWNERS[kind] }));
      exported = json[`${kind}s`].find((card: { id: number }) => card.id === id);
    });

    test('are exported, and copied or reset in the copy', async () => {
      const failures = await collectFailures(
        rows,
        ({ name }) => name,
        ({ name, holds, values: [value] }) => {
          // Writing the notice period later clears the availability date.
          const shown = name === 'available_from' ? null : SHOWN[holds](value as never);
          expect(copy[name]).toEqual(name in OF_A_COPY ? OF_A_COPY[name] : shown);
          expect(exported).toMatchObject({ [name]: shown });
        },
      );
      expect(failures).toEqual({});
    });
  });
});
