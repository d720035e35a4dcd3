import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { indexTable, where } from './conditions.ts';
import { orderBy } from './order.ts';
import {
  type Counts,
  FACET_FILTER,
  FACET_NAMES,
  type FacetName,
  type MarketSearch,
  type Question,
  activeFilters,
  askedSkills,
  withoutFilter,
} from './question.ts';

const HOT_DAYS = 7;

/** The market searched in PostgreSQL, over the narrow index rows: the truth that other implementations equal. */
export function sqlSearch(db: Kysely<Schema>): MarketSearch {
  return {
    async page(question) {
      const { rows } = await pageQuery(question).execute(db);
      return rows.map((row) => row.card_id);
    },
    async total(question) {
      const { rows } = await totalQuery(question).execute(db);
      return rows[0]!.count;
    },
    async counts(question) {
      const { rows } = await countsQuery(question).execute(db);
      return collect(rows);
    },
    async costs(question) {
      const names = costedNames(question);
      if (names.length === 0) return new Map();
      const { rows } = await costsQuery(question, names).execute(db);
      return new Map(rows.map((row) => [names[row.filter]!, row.count]));
    },
  };
}

export function pageQuery(question: Question): RawBuilder<{ card_id: number }> {
  return sql`select m.card_id from ${indexTable(question)} m ${where(question)} ${orderBy(question)}
    limit ${question.limit} offset ${question.offset}`;
}

export function totalQuery(question: Question): RawBuilder<{ count: number }> {
  return sql`select count(*) as count from ${indexTable(question)} m ${where(question)}`;
}

interface CountRow {
  facet: FacetName | 'total' | 'hot';
  value: number | null;
  count: number;
}

/**
 * Facets whose filter is off are counted from the result itself, in one pass for those with one value a card; each facet
 * whose filter is on is counted from the result without that filter.
 */
export function countsQuery(question: Question): RawBuilder<CountRow> {
  const picked = new Set(activeFilters(question.filters));
  const own = FACET_NAMES.filter((facet) => picked.has(FACET_FILTER[facet]));
  const shared = FACET_NAMES.filter((facet) => !own.includes(facet));
  const singles = shared.filter((facet) => !isList(question, facet));
  const lists = shared.filter((facet) => isList(question, facet));
  return sql.join(
    [
      totals(question),
      ...(singles.length > 0 ? [singleFacets(question, singles)] : []),
      ...lists.map((facet) => listFacet(question, facet)),
      ...own.map((facet) => {
        const open = withoutFilter(question, FACET_FILTER[facet]);
        return isList(question, facet) ? listFacet(open, facet) : singleFacets(open, [facet]);
      }),
    ],
    sql` union all `,
  ) as RawBuilder<CountRow>;
}

/** Whether cards have several values of a facet. */
function isList({ kind }: Question, facet: FacetName): boolean {
  return !(facet === 'seniority' || facet === 'english' || (facet === 'country' && kind === 'talent'));
}

function totals(question: Question): RawBuilder<unknown> {
  const since = new Date(question.now.getTime() - HOT_DAYS * 86_400_000);
  return sql`(
    select unnest(array['total', 'hot']) as facet, null::int as value, unnest(array[count(*), count(*) filter (where m.modified >= ${since})]) as count
    from ${indexTable(question)} m ${where(question)})`;
}

function singleFacets(question: Question, facets: FacetName[]): RawBuilder<unknown> {
  const columns = facets.map((facet) => sql.ref(`m.${facet}`));
  const name = sql`case ${sql.join(
    facets.map((facet, at) => sql`when grouping(${columns[at]}) = 0 then ${sql.lit(facet)}`),
    sql` `,
  )} end`;
  const sets = sql.join(columns.map((column) => sql`(${column})`));
  return sql`(
    select ${name}, coalesce(${sql.join(columns)})::int, count(*)
    from ${indexTable(question)} m ${where(question)} group by grouping sets (${sets}))`;
}

function listFacet(question: Question, facet: FacetName): RawBuilder<unknown> {
  const column = sql.ref(facet === 'country' ? 'm.countries' : `m.${facet}`);
  return sql`(
    select ${sql.lit(facet)}, value, count(*)
    from ${indexTable(question)} m, unnest(${column}) value ${where(question)} group by value)`;
}

function collect(rows: CountRow[]): Counts {
  const counts: Counts = {
    total: 0,
    hot: 0,
    facets: Object.fromEntries(FACET_NAMES.map((name) => [name, new Map()])) as Counts['facets'],
  };
  for (const { facet, value, count } of rows) {
    if (facet === 'total' || facet === 'hot') counts[facet] = count;
    else if (value !== null) counts.facets[facet].set(value, count);
  }
  return counts;
}

function costedNames(question: Question): (ReturnType<typeof activeFilters>[number] | 'matching')[] {
  const strict = question.matching !== 'all' && askedSkills(question.filters).length > 1;
  return [...activeFilters(question.filters), ...(strict ? (['matching'] as const) : [])];
}

function costsQuery(
  question: Question,
  names: ReturnType<typeof costedNames>,
): RawBuilder<{ filter: number; count: number }> {
  return sql.join(
    names.map((name, at) => {
      const open = withoutFilter(question, name);
      return sql`(select ${sql.lit(at)}::int as filter, count(*) as count from ${indexTable(open)} m ${where(open)})`;
    }),
    sql` union all `,
  ) as RawBuilder<{ filter: number; count: number }>;
}
