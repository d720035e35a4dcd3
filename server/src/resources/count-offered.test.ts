import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import type { TaskServices } from '../core/context/task.ts';
import { countOffered, sumOffered } from './count-offered.ts';
import { offeredResources } from './matching.ts';
import { countResources } from './queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** Number of resource owners, of whom one leaves. */
const OWNERS = 4;
const WRITERS = 6;
const WRITES = 40;

test('the stored counts of offered resources are correct under concurrent writes and after owners leave', async () => {
  const { pool, kysely } = api.database;
  const { rows: companies } = await pool.query<{ id: number }>('select id from company order by id limit 2');
  const { rows: owners } = await pool.query<{ id: number }>(
    `insert into person (email, first_name, last_name, owner_number)
     select 'owner' || i || '@counts.example', 'Owner', 'O', 900 + i from generate_series(1, ${OWNERS}) i returning id`,
  );
  const people = owners.map(({ id }) => id);
  const places = [null, ...companies.map(({ id }) => id)];
  // Locks rows in id order, so that concurrent writes cannot deadlock.
  const some = (from: string) =>
    `select id from resource where ${from} and random() < 0.2 order by id limit 5 for update skip locked`;
  const statuses = `(array['available', 'available', 'unknown'])[1 + floor(random() * 3)]`;
  const owner = `(array[${people.join()}])[1 + floor(random() * ${OWNERS})::int]`;
  const place = `(array[${places.map((id) => id ?? 'null').join()}]::int[])[1 + floor(random() * ${places.length})::int]`;
  const ours = `owner_id in (${people.join()})`;
  const writes = [
    `insert into resource (owner_id, company_id, name, title, status)
     select ${owner}, ${place}, 'N' || i, 'T', ${statuses} from generate_series(1, 7) i`,
    `update resource set status = ${statuses} where id in (${some(ours)})`,
    `update resource set owner_id = ${owner}, company_id = ${place} where id in (${some(ours)})`,
    `update resource set deleted_at = case when deleted_at is null then now() end where id in (${some(ours)})`,
    `update resource set title = title || '.' where id in (${some(`${ours} and status = 'available'`)})`,
    `delete from resource where id in (${some(ours)})`,
  ];
  const write = async (seed: number) => {
    for (let at = 0; at < WRITES; at += 1) await pool.query(writes[(at * 5 + seed * 7 + (at >> 2)) % writes.length]!);
  };
  const sum = () => sumOffered({}, { db: kysely } as TaskServices);
  await Promise.all([...Array.from({ length: WRITERS }, (_, seed) => write(seed)), sum(), sum()]);
  await agree(places);
  await sum();
  await agree(places);

  await pool.query(`update person set state = 'suspended' where id = $1`, [people[0]]);
  await agree(places);
  await pool.query('delete from person where id = $1', [people[1]]);
  await agree(places);
  await sum();
  expect((await pool.query('select from resource_count where owner_id = $1', [people[1]])).rows).toEqual([]);
  await pool.query('truncate resource cascade');
  await agree(places);
  expect((await pool.query('select from resource_count')).rows).toEqual([]);
});

async function agree(places: (number | null)[]): Promise<void> {
  const { kysely } = api.database;
  for (const place of places)
    expect(await countOffered(kysely, place, {})).toBe(await countResources(kysely, offeredResources(place, {})));
}
