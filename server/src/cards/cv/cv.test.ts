import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';

let api: TestApi;
let talent: number;

beforeAll(async () => {
  api = await testApi();
  await api.database.pool.query(`update person set phone_number = '+48 600 100 200' where email = $1`, [
    api.account('provider').email,
  ]);
});

afterAll(() => api.close());

const CARD = {
  name: 'Ada Example',
  title: 'Rust developer',
  summary: '<p>Builds <strong>engines</strong>.</p><h3>Projects</h3><ul><li>One</li><li>Two</li></ul>',
  hourly_rate: 61,
  country: 'PL',
  work_experience: [
    {
      company: 'Analytical Ltd',
      title: 'Engineer',
      from: '2019-03',
      to: '2021-04',
      description: 'Led.\n- Halved the time',
    },
  ],
  education: [{ school: 'School of Examples', degree: 'BSc, Mathematics', from: 2010, to: 2014 }],
  languages: [{ code: 'pl', level: 'native' }],
  links: [{ url: 'https://www.example.com/ada/', label: null }],
  notice_period: 30,
  skills: [
    { name: 'Rust', experience: 7, is_main: true },
    { name: 'Go', experience: 1, is_main: false },
  ],
};

beforeEach(async () => {
  await api.database.pool.query('delete from relation');
  talent = (await api.call('/api/talents/', { method: 'POST', role: 'provider', body: CARD })).json.id;
});

const change = (body: object) => api.call(`/api/talents/${talent}/`, { method: 'PATCH', role: 'provider', body });
/** Requests a CV link and loads the PDF, or returns the response that rejects the link. */
const load = async (role: Role = 'client', host?: string, headers = {}) => {
  const asked = await api.call(`/api/talents/${talent}/cv/`, { role, host });
  return asked.status === 200 ? api.call(asked.json.cv_url, { host, headers }) : asked;
};

/** Returns the text, metadata and structure of a PDF, as a PDF viewer reads them. */
async function read(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = texts
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const sizes = texts.flatMap(({ items }) =>
    items.flatMap((item) => ('transform' in item ? [item.transform[0] as number] : [])),
  );
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> };
  const marked = (await pdf.getMarkInfo()) as { Marked: boolean } | null;
  await pdf.cleanup();
  return {
    text,
    info,
    sizes,
    pages: pdf.numPages,
    marked: marked?.Marked,
    roles: trees.flatMap((tree) => rolesOf(tree)),
  };
}

function rolesOf(node: unknown): string[] {
  const { role, children = [] } = (node ?? {}) as { role?: string; children?: unknown[] };
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}

describe('the PDF of a talent', () => {
  test('contains the fields of the card as tagged text, with a title and a language', async () => {
    const { status, headers, bytes } = await load();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="ada-example-rust-developer.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const { text, info, marked, roles } = await read(bytes);
    for (const words of [
      'Ada Example',
      'Rust developer',
      'engines',
      'Projects',
      'Poland',
      'Rust, 7 yrs',
      'Up to 2 yrs Go',
      'Engineer Mar 2019 to Apr 2021 · 2 yrs 2 mo Analytical Ltd Led. • Halved the time',
      'BSc, Mathematics 2010 to 2014 School of Examples',
      'Polish Native',
      'Website example.com/ada',
      'Available 30 days’ notice',
    ]) {
      expect(text).toContain(words);
    }
    expect(info).toMatchObject({ Title: 'Ada Example, Rust developer', Language: 'en' });
    expect(marked).toBe(true);
    for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody']) expect(roles).toContain(role);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  });

  test('contains the rate only if the owner chose so', async () => {
    const told = async () => (await read((await load()).bytes)).text.includes('$61/hr');
    expect(await told()).toBe(false);
    await change({ cv_shows_rates: true });
    expect(await told()).toBe(true);
  });

  test('uses a smaller font size when the text is slightly longer than one page', async () => {
    const shown = async (paragraphs: number) => {
      await change({ summary: '<p>A long story about work that was done.</p>'.repeat(paragraphs) });
      const pdf = await read((await load()).bytes);
      return [pdf.pages, pdf.sizes.includes(9.5), pdf.text.split('A long story').length - 1];
    };
    expect(await shown(10)).toEqual([1, true, 10]);
    expect(await shown(18)).toEqual([1, false, 18]);
    expect(await shown(50)).toEqual([2, true, 50]);
  });

  test('is available to users who may see the card', async () => {
    await change({ is_private: true });
    for (const [role, status] of [
      ['visitor', 401],
      ['client', 404],
      ['provider', 200],
      ['staff', 200],
    ] as const) {
      expect([role, (await load(role)).status]).toEqual([role, status]);
    }
    await change({ is_private: false });
    await api.call(`/api/talents/${talent}/deactivate/`, { method: 'PATCH', role: 'provider' });
    expect((await load()).status).toBe(410);
    expect((await load('provider')).status).toBe(200);
  });

  test('contains contacts only for its owner, staff and clients with a confirmed relation', async () => {
    const { email } = api.account('provider');
    const tells = async (role: Role) => {
      const { text } = await read((await load(role)).bytes);
      return [text.replaceAll(' ', '').includes(email), text.includes('+48 600 100 200')];
    };
    expect(await tells('provider')).toEqual([true, true]);
    expect(await tells('staff')).toEqual([true, true]);
    for (const role of ['client', 'developer', 'superadmin'] as const) {
      expect([role, ...(await tells(role))]).toEqual([role, false, false]);
    }
    const job = await jobOf('client');
    const pair = `/api/requests/${job}/related-talent/${talent}/`;
    await api.call(pair, { method: 'POST', role: 'client', body: {} });
    expect(await tells('client')).toEqual([false, false]);
    await api.call(`/api/talents/${talent}/related-request/${job}/confirm/`, {
      method: 'POST',
      role: 'provider',
      body: {},
    });
    expect(await tells('client')).toEqual([true, true]);
    expect(await tells('secondClient')).toEqual([false, false]);
    await api.call(`${pair}reject/`, { method: 'POST', role: 'client', body: { rt_rejection_reason: 1 } });
    expect(await tells('client')).toEqual([false, false]);
  });

  test('contains the name of its portal and of no other', async () => {
    const names = ['Crewdock', 'Acme Talent', 'Sunrise Staffing'];
    for (const [host, own] of [
      [undefined, 'Crewdock'],
      ['acme.localhost', 'Acme Talent'],
      ['sunrise.localhost', 'Sunrise Staffing'],
    ] as const) {
      const { text, info } = await read((await load('client', host)).bytes);
      expect(names.filter((name) => text.includes(name) || JSON.stringify(info).includes(name))).toEqual([own]);
    }
  });

  test('has the design that the company chose', async () => {
    const sizes = new Set<string>();
    for (const design of ['classic', 'modern', 'compact']) {
      await api.database.pool.query(`update company set resume_template = $1 where slug = 'acme'`, [design]);
      const { bytes } = await load('client', 'acme.localhost');
      expect((await read(bytes)).text).toContain('Ada Example');
      sizes.add(bytes.toString('base64'));
    }
    expect(sizes.size).toBe(3);
  });

  test('returns 304 for a current ETag until the card changes', async () => {
    const first = await load();
    const etag = first.headers.etag as string;
    const [again, other] = [await load('client', undefined, { 'if-none-match': etag }), await load()];
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(other.bytes).toEqual(first.bytes);
    await change({ title: 'Go developer' });
    const changed = await load('client', undefined, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect((await read(changed.bytes)).text).toContain('Go developer');
    expect((await load('provider')).headers.etag).not.toBe(changed.headers.etag);
  });

  test('is sent in part on request, unless it has changed', async () => {
    const whole = await load();
    const etag = whole.headers.etag as string;
    const size = whole.bytes.length;
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(size) });
    for (const known of [{}, { 'if-range': etag }]) {
      const part = await load('client', undefined, { range: 'bytes=100-199', ...known });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${size}`]);
      expect(part.bytes).toEqual(whole.bytes.subarray(100, 200));
    }
    const beyond = await load('client', undefined, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    await change({ title: 'Go developer' });
    const changed = await load('client', undefined, { range: 'bytes=100-199', 'if-range': etag });
    expect(changed.status).toBe(200);
    expect((await read(changed.bytes)).text).toContain('Go developer');
  });

  test('is the same for concurrent requests, and the server responds to other requests meanwhile', async () => {
    const [probe, ...all] = await Promise.all([
      api.call('/api/dict/seniority/'),
      ...Array.from({ length: 20 }, () => load()),
    ]);
    expect(probe.status).toBe(200);
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });

  test('is created for a summary that was stored before summaries had limits', async () => {
    const summary = `${'<ul><li>'.repeat(2400)}deep`;
    await api.database.pool.query('update talent set summary = $2 where id = $1', [talent, summary]);
    expect((await read((await load()).bytes)).text).toContain('deep');
    expect((await api.call(`/api/talents/${talent}/cv/`, { role: 'staff' })).status).toBe(200);
  });

  test('continues over several pages, with page numbers', async () => {
    await change({ summary: '<p>A long story about work that was done.</p>'.repeat(150) });
    const { pages, text } = await read((await load()).bytes);
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain(`page 1 of ${pages}`);
    expect(text).toContain(`page ${pages} of ${pages}`);
  });
});

describe('requesting a CV', () => {
  const ask = (role: Role) => api.call(`/api/talents/${talent}/cv/`, { role });

  test('returns its URL, and its contents to staff only', async () => {
    const cv_url = expect.stringMatching(/^\/api\/talents\/\d+-\d+\/cv\.pdf\?link=[\w-]{90,}$/);
    const json_url = expect.stringMatching(/^\/api\/talents\/\d+-\d+\/cv\.json\?link=[\w-]{90,}$/);
    expect((await ask('client')).json).toEqual({ cv_url, json_url, upload: null, data: null });
    const { json } = await ask('staff');
    expect(json).toMatchObject({
      cv_url,
      upload: null,
      data: {
        name: 'Ada Example',
        main_skills: ['Rust, 7 yrs'],
        contacts: [{ label: 'Email', value: api.account('provider').email }, { label: 'Phone' }],
      },
    });
  });

  test('returns no URL for a draft without content', async () => {
    const { cv_url } = (await ask('provider')).json;
    await change({ is_draft: true, summary: '<p> </p>', skills: [], work_experience: [], education: [] });
    const nothing = { cv_url: null, json_url: null, upload: null, data: null };
    expect((await ask('provider')).json).toEqual(nothing);
    expect((await ask('staff')).json).toEqual(nothing);
    expect((await api.call(cv_url)).status).toBe(404);
    expect((await ask('client')).status).toBe(404);
  });
});

async function jobOf(role: Role): Promise<number> {
  const { json } = await api.call('/api/requests/?limit=1', { role });
  return json.items[0].id;
}
