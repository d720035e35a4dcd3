import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import { availableWithin, marketFromClause, marketWhereClause } from './conditions.ts';
import { type ListFacet, type SingleFacet, listFacets, readFacetCode, singleFacets } from './facet-code.ts';
import {
  type MarketCounts,
  FACET_FILTER,
  FACET_NAMES,
  type FacetName,
  HOT_DAYS,
  type MarketQuestion,
  pickedFacets,
  withoutFilter,
} from './question.ts';

/**
 * Counts the total and the facets in two parallel statements. One statement counts all combinations of single-value
 * facets and the total. The other counts the list facets, whose values share one column. A facet with an active filter
 * is counted from the result without that filter.
 */
export async function countFacets(db: Kysely<Schema>, question: MarketQuestion): Promise<MarketCounts> {
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

function combinationsQuery(question: MarketQuestion): RawBuilder<Combination> {
  const since = new Date(question.now.getTime() - HOT_DAYS * 86_400_000);
  const columns = openSingles(question).map((facet) => sql`${valueOf(question, facet)} as ${sql.ref(facet)}`);
  const hot = sql`count(*) filter (where m.modified >= ${since}) as hot`;
  const groupBy = columns.length > 0 ? sql`group by ${sql.join(columns.map((_, at) => sql.lit(at + 1)))}` : sql``;
  return sql`
    select ${sql.join([...columns, sql`count(*) as count`, hot])}
    ${marketFromClause(question)} ${marketWhereClause(question)} ${groupBy}`;
}

/** A count for a value of a facet. If `facet` is null, `value` is a facet code. */
interface ValueCount {
  facet: FacetName | null;
  value: number | null;
  count: number;
}

function valuesQuery(question: MarketQuestion): RawBuilder<ValueCount> {
  const lists = listFacets(question.kind);
  const singles = singleFacets(question.kind);
  const own = [...pickedFacets(question)].flatMap((facet) => {
    const open = withoutFilter(question, FACET_FILTER[facet]);
    if (lists.includes(facet as ListFacet)) return [listValues(open, facet as ListFacet)];
    return singles.includes(facet as SingleFacet) ? [singleValues(open, facet as SingleFacet)] : [];
  });
  return sql.join<ValueCount>([allListValues(question), ...own], sql` union all `);
}

/**
 * Builds the query that counts all values of list facets. Unnests in the select list, which takes half the time of a
 * lateral join.
 */
function allListValues(question: MarketQuestion): RawBuilder<unknown> {
  return sql`(
    select null as facet, value, count(*) as count
    from (select unnest(m.facets) as value ${marketFromClause(question)} ${marketWhereClause(question)}) v group by value)`;
}

function listValues(question: MarketQuestion, facet: ListFacet): RawBuilder<unknown> {
  const column = sql.ref(facet === 'country' ? 'm.countries' : `m.${facet}`);
  return sql`(
    select ${sql.lit(facet)}, value, count(*)
    from (select unnest(${column}) as value ${marketFromClause(question)} ${marketWhereClause(question)}) v group by value)`;
}

function singleValues(question: MarketQuestion, facet: SingleFacet): RawBuilder<unknown> {
  return sql`(
    select ${sql.lit(facet)}, (${valueOf(question, facet)})::int, count(*)
    ${marketFromClause(question)} ${marketWhereClause(question)} group by 2)`;
}

/**
 * Builds the expression for the value of a facet. For availability, the value is the lowest number of days within which
 * the talent can start.
 */
function valueOf(question: MarketQuestion, facet: SingleFacet): RawBuilder<unknown> {
  if (facet !== 'availability') return sql.ref(`m.${facet}`);
  const cases = AVAILABLE_WITHIN.map((days) => sql`when ${availableWithin(question, days)} then ${sql.lit(days)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Returns the single-value facets without an active filter. */
function openSingles(question: MarketQuestion): SingleFacet[] {
  const picked = pickedFacets(question);
  return singleFacets(question.kind).filter((facet) => !picked.has(facet));
}

function emptyCounts(): MarketCounts {
  const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, new Map()])) as MarketCounts['facets'];
  return { total: 0, hot: 0, facets };
}

function add({ facets }: MarketCounts, facet: FacetName, value: number | null, count: number): void {
  if (value === null) return;
  // Cards that can start earlier also count for all longer periods.
  const values = facet === 'availability' ? AVAILABLE_WITHIN.filter((days) => days >= value) : [value];
  for (const each of values) facets[facet].set(each, (facets[facet].get(each) ?? 0) + count);
}
