import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { from, where } from './conditions.ts';
import { type ListFacet, listFacets, readFacetCode } from './facet-code.ts';
import {
  type Counts,
  FACET_FILTER,
  FACET_NAMES,
  type FacetName,
  HOT_DAYS,
  type Question,
  pickedFacets,
  withoutFilter,
} from './question.ts';

type SingleFacet = Extract<FacetName, 'seniority' | 'english' | 'country'>;

/**
 * Total and facets in two statements side by side. Facets whose filter is off are counted from the result itself: those
 * with one value a card by their combinations, together with the total; the lists from one column that holds the values of
 * all of them. A facet whose filter is on is counted from the result without that filter.
 */
export async function countFacets(db: Kysely<Schema>, question: Question): Promise<Counts> {
  const [combinations, values] = await Promise.all([
    combinationsQuery(question).execute(db),
    valuesQuery(question).execute(db),
  ]);
  const counts = emptyCounts();
  for (const { count, hot, ...row } of combinations.rows) {
    counts.total += count;
    counts.hot += hot;
    for (const facet of openSingles(question)) add(counts, facet, row[facet] ?? null, count);
  }
  const picked = pickedFacets(question);
  for (const { facet, value, count } of values.rows) {
    const read = facet === null ? readFacetCode(value!) : { facet, value };
    if (facet !== null || !picked.has(read.facet)) add(counts, read.facet, read.value, count);
  }
  return counts;
}

type Combination = { count: number; hot: number } & Partial<Record<SingleFacet, number | null>>;

function combinationsQuery(question: Question): RawBuilder<Combination> {
  const since = new Date(question.now.getTime() - HOT_DAYS * 86_400_000);
  const columns = openSingles(question).map((facet) => sql.ref(`m.${facet}`));
  const hot = sql`count(*) filter (where m.modified >= ${since}) as hot`;
  const groupBy = columns.length > 0 ? sql`group by ${sql.join(columns)}` : sql``;
  return sql`
    select ${sql.join([...columns, sql`count(*) as count`, hot])}
    ${from(question)} ${where(question)} ${groupBy}`;
}

/** A value with its facet, or without one its code. */
interface ValueCount {
  facet: FacetName | null;
  value: number | null;
  count: number;
}

function valuesQuery(question: Question): RawBuilder<ValueCount> {
  const lists = listFacets(question.kind);
  const own = [...pickedFacets(question)].map((facet) => {
    const open = withoutFilter(question, FACET_FILTER[facet]);
    return lists.includes(facet as ListFacet) ? listValues(open, facet as ListFacet) : singleValues(open, facet);
  });
  return sql.join<ValueCount>([allListValues(question), ...own], sql` union all `);
}

/** Unnested in the select list: in PostgreSQL half the cost of a lateral join. */
function allListValues(question: Question): RawBuilder<unknown> {
  return sql`(
    select null as facet, value, count(*) as count
    from (select unnest(m.facets) as value ${from(question)} ${where(question)}) v group by value)`;
}

function listValues(question: Question, facet: ListFacet): RawBuilder<unknown> {
  const column = sql.ref(facet === 'country' ? 'm.countries' : `m.${facet}`);
  return sql`(
    select ${sql.lit(facet)}, value, count(*)
    from (select unnest(${column}) as value ${from(question)} ${where(question)}) v group by value)`;
}

function singleValues(question: Question, facet: FacetName): RawBuilder<unknown> {
  const column = sql.ref(`m.${facet}`);
  return sql`(
    select ${sql.lit(facet)}, ${column}::int, count(*)
    ${from(question)} ${where(question)} group by ${column})`;
}

/** Facets with one value a card whose filter is off. */
function openSingles(question: Question): SingleFacet[] {
  const picked = pickedFacets(question);
  const lists = listFacets(question.kind);
  return (['seniority', 'english', 'country'] as const).filter(
    (facet) => !picked.has(facet) && !lists.includes(facet as ListFacet),
  );
}

function emptyCounts(): Counts {
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, new Map()])) as Counts['facets'];
  return { total: 0, hot: 0, facets };
}

function add({ facets }: Counts, facet: FacetName, value: number | null, count: number): void {
  if (value !== null) facets[facet].set(value, (facets[facet].get(value) ?? 0) + count);
}
