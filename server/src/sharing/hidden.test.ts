import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';
import { built } from '../../../tests/support/built.ts';

let api: TestApi;

beforeAll(async () => {
  await built();
  api = await testApi();
});

afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const SUMMARY = `<p>${'Weaves looms that run for a hundred years. '.repeat(4)}</p>`;
const SKILLS = [{ name: 'Rust', experience: 3, is_main: true }];

interface Card {
  kind: 'talent' | 'request';
  role: Role;
  body: object;
}

const TALENT: Card = {
  kind: 'talent',
  role: 'provider',
  body: { name: 'Zora Quillfeather', title: 'Loom engineer', summary: SUMMARY, hourly_rate: 6173, skills: SKILLS },
};
const JOB: Card = {
  kind: 'request',
  role: 'client',
  body: {
    title: 'Quillfeather engineer',
    summary: SUMMARY,
    company_name: 'Loom & Co',
    hourly_rate: { min: 6173, max: 6173 },
    skills: SKILLS,
  },
};

/** Creates a private card and returns it with the path of a share link. */
async function shared({ kind, role, body }: Card) {
  const made = await api.call(`/api/${kind}s/`, { method: 'POST', role, body: { ...body, is_private: true } });
  expect(made.status, made.text).toBe(200);
  const at = `/api/${kind}s/${made.json.id}/create_tag/`;
  const { json } = await api.call(at, { method: 'POST', role, body: { tag: 'Northwind' } });
  return { id: made.json.id as number, path: new URL(json.url).pathname };
}

const metaOf = (html: string, property: string) =>
  new RegExp(`property="og:${property}" content="([^"]*)"`).exec(html)?.[1];

test.each([TALENT, JOB])(
  'the preview image and metadata of a share link reveal only the name of a $kind',
  async (card) => {
    const { path } = await shared(card);
    const { text } = await api.call(path);
    const home = await api.call('/');
    expect(metaOf(text, 'title')).toContain('Quillfeather');
    expect(metaOf(text, 'image')).toBe(metaOf(home.text, 'image'));
    expect(metaOf(text, 'image')).toMatch(/^http/);
    expect(text).not.toMatch(/hundred years|6173|6,173|ld\+json/);
  },
);

test('a private card and its share links appear in no feed, sitemap or market', async () => {
  const [talent, job] = [await shared(TALENT), await shared(JOB)];
  await query('update request set feed_at = now() where id = $1', [job.id]);
  const { text: parts } = await api.call('/sitemap.xml');
  const sitemaps = [...parts.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const places = [
    '/feeds/jobs.xml',
    '/feeds/jobs.json',
    '/sitemap.xml',
    ...sitemaps.filter((path) => path.startsWith('/sitemap/')),
    '/api/market_2/talents/?search=Quillfeather',
    '/api/market_2/requests/?search=Quillfeather',
    '/market/talents',
    '/market/jobs',
  ];
  expect(sitemaps.length).toBeGreaterThan(0);
  for (const place of places) {
    const { status, text } = await api.call(place);
    expect([place, status]).toEqual([place, 200]);
    const found = [talent, job]
      .flatMap(({ path }) => /\d{12}/.exec(path)![0])
      .filter((number) => text.includes(number));
    expect([place, found, text.includes('Quillfeather')]).toEqual([place, [], false]);
  }
  // Once the card is public, the feed contains it.
  await query('update request set is_private = false where id = $1', [job.id]);
  expect((await api.call('/feeds/jobs.json')).text).toContain('Quillfeather');
});
