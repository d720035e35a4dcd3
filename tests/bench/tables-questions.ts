import { type Last, writeLast } from '@crewdock/server/staff/table/order';
import { columnExpression } from '@crewdock/server/staff/table/rows';
import { anySource } from '@crewdock/server/staff/table/source';
import { fakerEN as faker } from '@faker-js/faker';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { talentSource, talents } from './tables-talents.ts';

/** Query groups by selectivity. */
export const GROUPS = [
  'no filter',
  'one filter',
  'two filters',
  'three filters',
  'words',
  'words and a filter',
] as const;
export type Group = (typeof GROUPS)[number];

/** Search terms: a first name, a word in a third of the titles, two words, and words that match nothing. */
const WORDS = ['anna', 'senior', 'engineer', 'react developer', 'kotlin', 'dev', 'zzyzx', 's', 'lead data'];

type Column = keyof typeof talents.filters;

export interface Asked {
  group: Group;
  query: string;
}

/**
 * Generates queries with any filter, order and page: every filter value alone, pairs and triples of values, and search
 * terms alone and with a filter, with alternating orders. Two of five queries request the first page, and the others a
 * page after a tenth, half or nine tenths of the rows.
 */
export async function tableQuestions(
  db: Kysely<Schema>,
  count: number,
  totalOf: (query: string) => Promise<number>,
): Promise<Asked[]> {
  faker.seed(2026);
  const places = await placesOf(db);
  const values = await valuesOf(db);
  const columns = Object.keys(values) as Column[];
  const some = (howMany: number) =>
    faker.helpers
      .arrayElements(columns, howMany)
      .map((column) => [column, faker.helpers.arrayElement(values[column])] as const);
  const words = () => ['search', faker.helpers.arrayElement(WORDS)] as const;
  const parts: Record<Group, () => (readonly [string, string])[]> = {
    'no filter': () => [],
    'one filter': () => some(1),
    'two filters': () => some(2),
    'three filters': () => some(3),
    words: () => [words()],
    'words and a filter': () => [words(), ...some(1)],
  };
  const asked: Asked[] = [];
  for (const group of GROUPS) {
    for (let at = 0; at < count; at++) {
      const ordering = talents.sorts[at % talents.sorts.length]!;
      const place = faker.helpers.arrayElement([null, null, ...places[ordering]!]);
      const query = new URLSearchParams([...parts[group](), ['ordering', ordering]] as string[][]);
      // The cursor of a later page contains the first page's total.
      if (place) query.set('after', writeLast({ ...place, total: await totalOf(query.toString()) }));
      asked.push({ group, query: query.toString() });
    }
  }
  return asked;
}

/** Values of each filter, from frequent to rare, including some without matches. */
async function valuesOf(db: Kysely<Schema>): Promise<Record<Column, string[]>> {
  const countries = await sql<{ id: string }>`
    select country_id::text as id from talent where country_id is not null group by 1 order by count(*) desc`.execute(
    db,
  );
  const ids = countries.rows.map(({ id }) => id);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const days = [`${daysAgo(30)}-`, `-${daysAgo(150)}`, `${daysAgo(60)}-${daysAgo(59)}`, `-${daysAgo(1000)}`];
  return {
    state: [...talents.row.state.values, 'on_hold,archived'],
    seniority: ['1', '2', '3', '4', '3,4'],
    country: [ids[0]!, ids[5]!, ids.at(-1)!, ids.slice(2, 5).join(','), ids.slice(-3).join(',')],
    company: ['1', '2', '3', '1,2,3', '999'],
    rate: ['20-40', '-12', '100-', '35-36', '-0'],
    cv: ['0', '1'],
    created: days,
    modified: days,
  };
}

type Place = Pick<Last, 'sort' | 'key'>;

/** Cursor positions after a tenth, half and nine tenths of the rows, by order. */
async function placesOf(db: Kysely<Schema>): Promise<Record<string, Place[]>> {
  const source = anySource(talentSource);
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from talent`.execute(db);
  const depths = [0.1, 0.5, 0.9].map((share) => Math.floor(counted[0]!.count * share));
  const of = async (ordering: string): Promise<Place[]> => {
    const by = columnExpression(source, ordering.replace(/^-/, ''));
    const way = ordering.startsWith('-') ? sql`desc` : sql`asc`;
    const found = depths.map(async (depth) => {
      const { rows } = await sql<Place>`
        select ${by}::text as sort, talent.id::text as key from talent
        order by ${by} ${way}, talent.id ${way} limit 1 offset ${depth}`.execute(db);
      return rows[0]!;
    });
    return Promise.all(found);
  };
  const entries: [string, Place[]][] = [];
  for (const ordering of talents.sorts) entries.push([ordering, await of(ordering)]);
  return Object.fromEntries(entries);
}
