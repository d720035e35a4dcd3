import type { ResumeBlock } from '@crewdock/contract/resumes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../support/api.ts';
import { injected, PLACES, type Place, withOrder } from './injected.ts';

const BLOCKS = ['base', 'skills', 'summary', 'work_experience'] as const;

let api: TestApi;
let clean: Record<Place, Told>;
let before: object;
beforeAll(async () => {
  api = await testApi();
  clean = Object.fromEntries(
    await Promise.all(PLACES.map(async (place) => [place, await read(await withOrder(place, ''))] as const)),
  ) as Record<Place, Told>;
  before = await everything();
});
afterAll(() => api.close());

const resumes = await injected();

test('the corpus has fifty CVs', () => expect(resumes).toHaveLength(50));

test.each(resumes)('the injected text of $name appears at most as text of a field', async ({ place, bytes }) => {
  await api.database.pool.query('truncate rate_limit');
  const told = await read(bytes);
  expect(Object.keys(told).toSorted()).toEqual(BLOCKS.toSorted());
  expect(mended(told, place)).toEqual(mended(clean[place], place));
  if (place === 'summary' || place === 'job') expect(told).not.toEqual(clean[place]);
  // An injection that readers cannot see changes no field.
  if (place === 'hidden' || place === 'white') expect(told).toEqual(clean[place]);
});

// Once for all CVs, because reading every table takes longer than reading a CV.
test('no injected text changes the database', async () => expect(await everything()).toEqual(before));

/** Returns the values without the text of the field that contains the injection. */
function mended(told: Told, place: Place): object {
  if (place === 'summary') return { ...told, summary: null };
  if (place !== 'job') return told;
  return { ...told, work_experience: told.work_experience.map((job) => ({ ...(job as object), description: '' })) };
}

interface Told {
  base: object;
  skills: unknown[];
  summary: unknown;
  work_experience: unknown[];
}

async function read(bytes: Buffer): Promise<Told> {
  const blocks = await Promise.all(BLOCKS.map((block) => readBlock(block, bytes)));
  return Object.fromEntries(blocks.map(({ block, found }) => [block, valuesOf(found)])) as unknown as Told;
}

async function readBlock(block: string, bytes: Buffer): Promise<ResumeBlock> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'cv'));
  const encoded = new Response(form);
  const { status, text, json } = await api.call(`/api/ai/resume_parser/?get_block=${block}`, {
    method: 'POST',
    role: 'provider',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(status, text).toBe(200);
  return json as ResumeBlock;
}

/** Values without source locations and confidence. */
function valuesOf(found: unknown): unknown {
  if (Array.isArray(found)) return found.map(valuesOf);
  if (found === null || typeof found !== 'object') return found;
  if ('value' in found && 'where' in found) return found.value;
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, valuesOf(value)]));
}

/**
 * Returns a digest of every table except those that any call can change: rate limits, and sessions, which are extended
 * at most once a minute.
 */
async function everything(): Promise<object> {
  const { rows: tables } = await api.database.pool.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename not in ('rate_limit', 'access_token') order by 1`,
  );
  const digests = await Promise.all(
    tables.map(async ({ tablename }) => {
      const { rows } = await api.database.pool.query(
        `select count(*) as rows, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest from "${tablename}" t`,
      );
      return [tablename, rows[0]] as const;
    }),
  );
  return Object.fromEntries(digests);
}
