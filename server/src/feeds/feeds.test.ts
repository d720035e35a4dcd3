import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;
let job: number;

const TEXT = `<p>${'Weave looms that run for a hundred years. '.repeat(4)}</p>`;

beforeAll(async () => {
  api = await testApi();
  await query('update request set feed_at = null');
  const body = {
    title: 'Loom engineer',
    skills: [{ name: 'Rust', experience: 3, is_main: true }],
    company_name: 'Loom & Co',
  };
  job = (await call('/requests/', 'POST', 'client', { ...body, summary: TEXT })).json.id;
});

afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const call = (path: string, method: string, role: Role, body?: object) =>
  api.call(`/api${path}`, { method, role, body });
const at = (id = job) => `/requests/${id}/post_job_api/`;
const feed = (file = 'jobs.json', host?: string, headers?: Record<string, string>) =>
  api.call(`/feeds/${file}`, { host, headers });
const titles = async (host?: string): Promise<string[]> =>
  (await feed('jobs.json', host)).json.dataFeedElement.map(({ title }: { title: string }) => title);

/** The fields that job boards and search engines require. */
const Posting = z.object({
  '@type': z.literal('JobPosting'),
  title: z.string().min(2).max(100),
  description: z.string().min(100),
  identifier: z.object({ value: z.string().min(1) }),
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime().refine((day) => Date.parse(day) > Date.now()),
  employmentType: z.array(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'])).min(1),
  hiringOrganization: z.object({ name: z.string().min(1) }),
  url: z.url(),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  jobLocation: z
    .array(z.object({ address: z.object({ addressCountry: z.string().length(2) }) }))
    .min(1)
    .optional(),
});

test('adds a job to the feed of its host and removes it, and repeating either changes nothing', async () => {
  expect(await titles()).toEqual([]);
  const posted = await call(at(), 'POST', 'client');
  expect(posted.json).toMatchObject({ published: expect.any(String), faults: [] });
  expect((await call(at(), 'POST', 'client')).json.published).toBe(posted.json.published);
  expect(await titles()).toEqual(['Loom engineer']);
  expect((await call(at(), 'DELETE', 'client')).json.published).toBe(null);
  expect((await call(at(), 'DELETE', 'client')).status).toBe(200);
  expect(await titles()).toEqual([]);
  await call(at(), 'POST', 'staff');
  expect((await call(at(), 'GET', 'client')).json.published).not.toBe(null);
});

test('reports all faults of a job at once, each with its field', async () => {
  const { json } = await call('/requests/', 'POST', 'client', { title: 'LOOM ENGINEERS', is_draft: true });
  await query(`update request set work_mode_id = 2, modified_at = now() - interval '61 days' where id = $1`, [json.id]);
  const refused = await call(at(json.id), 'POST', 'client');
  expect([refused.status, refused.json.code]).toEqual([400, 'invalid_input']);
  expect(refused.json.issues.map(({ path }: { path: string }) => path)).toEqual([
    'body.is_draft',
    'body.modified',
    'body.title',
    'body.summary',
    'body.company_name',
    'body.countries',
  ]);
  const { faults } = (await call(at(json.id), 'GET', 'client')).json;
  expect(faults.map(({ fault }: { fault: string }) => fault)).toEqual([
    'draft',
    'age',
    'title',
    'description',
    'company',
    'place',
  ]);
});

test.each(['provider', 'superadmin', 'secondClient'] as const)('a %s cannot add another user’s job', async (role) => {
  const refused = await call(at(), 'POST', role);
  expect([refused.status, refused.text.replace(/"request_id":"[^"]+"/, '')]).toEqual([
    404,
    (await call(at(2_147_483_645), 'POST', role)).text.replace(/"request_id":"[^"]+"/, ''),
  ]);
});

describe('the feed', () => {
  test('contains a valid JobPosting for every item', async () => {
    await query(`update request set feed_at = now()`);
    const { json } = await feed();
    expect(json).toMatchObject({ '@context': 'https://schema.org', '@type': 'DataFeed' });
    expect(json.dataFeedElement.length).toBeGreaterThan(0);
    for (const item of json.dataFeedElement) expect(Posting.safeParse(item).error?.issues).toBe(undefined);
  });

  test('names the city and region of a job', async () => {
    const place = { city: 'Łódź & Co', region: 'Łódzkie', countries: ['PL'], work_mode: 2 };
    expect((await call(`/requests/${job}/`, 'PATCH', 'client', place)).status).toBe(200);
    const { text } = await feed('jobs.xml');
    expect(text).toContain('<city>Łódź &amp; Co</city>\n<state>Łódzkie</state>\n<country>PL</country>');
    const { json } = await feed();
    expect(json.dataFeedElement.find(({ title }: { title: string }) => title === 'Loom engineer')).toMatchObject({
      jobLocation: [{ address: { addressLocality: 'Łódź & Co', addressRegion: 'Łódzkie', addressCountry: 'PL' } }],
    });
  });

  test('is well-formed XML for a title with special characters, with as many jobs as the JSON', async () => {
    await query(`update request set title = 'A <b>&amp; "B"' || chr(1) || ']]>' where id = $1`, [job]);
    const { text, headers } = await feed('jobs.xml');
    expect(headers['content-type']).toContain('application/xml');
    const { rows } = await query(`select xpath('/source/job/title/text()', xmlparse(document $1))::text[] as titles`, [
      text.replace(/^<\?xml[^>]*\?>/, ''),
    ]);
    expect(rows[0].titles).toHaveLength((await titles()).length);
    expect(text).toContain('<title>A &lt;b&gt;&amp;amp; &quot;B&quot;]]&gt;</title>');
    expect(text).toContain('<company>Loom &amp; Co</company>');
    await query(`update request set title = 'Loom engineer' where id = $1`, [job]);
  });

  test('omits a job while it is archived, on hold, private or faulty', async () => {
    for (const [away, back] of [
      ['is_active = false', 'is_active = true'],
      ['is_on_hold = true', 'is_on_hold = false'],
      ['is_private = true', 'is_private = false'],
      [`summary = ''`, `summary = '${TEXT}'`],
      [`modified_at = now() - interval '61 days'`, 'modified_at = now()'],
    ]) {
      await query(`update request set ${away} where id = $1`, [job]);
      expect([away, await titles()]).not.toEqual([away, expect.arrayContaining(['Loom engineer'])]);
      await query(`update request set ${back} where id = $1`, [job]);
      expect([back, await titles()]).toEqual([back, expect.arrayContaining(['Loom engineer'])]);
    }
  });

  test('contains only the company’s jobs on its host, and no company jobs on the main portal', async () => {
    await query('update request set modified_at = now()');
    const { rows } = await query(
      `select r.title, c.slug from request r left join company c on c.id = r.company_id
       where r.is_active and not (r.is_draft or r.is_on_hold or r.is_private) and r.feed_faults = '{}'`,
    );
    const of = (slug: string | null) =>
      rows
        .filter((row) => row.slug === slug)
        .map(({ title }) => title)
        .sort();
    expect((await titles()).sort()).toEqual(of(null));
    expect((await titles('acme.localhost')).sort()).toEqual(of('acme'));
    expect((await titles('sunrise.localhost')).sort()).toEqual(of('sunrise'));
  });

  test('returns 304 for a current ETag until the feed changes', async () => {
    const first = await feed();
    const headers = { 'if-none-match': first.headers['etag'] as string };
    expect(first.headers['last-modified']).toMatch(/GMT$/);
    expect((await feed('jobs.json', undefined, headers)).status).toBe(304);
    expect((await feed('jobs.xml', undefined, headers)).status).toBe(200);
    await call(at(), 'DELETE', 'client');
    expect((await feed('jobs.json', undefined, headers)).status).toBe(200);
  });

  test('is listed in robots.txt', async () => {
    expect((await api.call('/robots.txt')).text).toContain('/feeds/jobs.xml');
  });
});

test('lists jobs for staff by fault and publication, with counters', async () => {
  await query(`update request set title = 'LOOM ENGINEER' where id = $1`, [job]);
  const { json } = await call('/admin-panel/feed/?fault=title', 'GET', 'staff');
  expect(json).toMatchObject({
    total: json.counters.faults.title,
    items: [{ id: job, faults: ['title'], published: null }],
  });
  const all = (await call('/admin-panel/feed/?limit=100', 'GET', 'staff')).json;
  expect(all.total).toBe(all.counters.jobs);
  const isIn = (await call('/admin-panel/feed/?published=1&limit=100', 'GET', 'staff')).json;
  expect(isIn.items.every(({ published }: { published: unknown }) => published !== null)).toBe(true);
  expect((await call('/admin-panel/feed/?fault=colour', 'GET', 'staff')).json.issues).toMatchObject([
    { path: 'query.fault' },
  ]);
  expect((await call('/admin-panel/feed/', 'GET', 'superadmin')).status).toBe(403);
});
