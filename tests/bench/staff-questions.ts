import { staffTables } from '@crewdock/contract/staff/tables';
import type { FilterKind, StaffTable } from '@crewdock/contract/table';
import type { FastifyInstance } from 'fastify';

/** The filled tables. Queries combine any filters and sort orders of a table. */
const { talents, requests, vendors, clients, contractors, updates, requestApplications } = staffTables;
export const TABLES: StaffTable[] = [talents, requests, vendors, clients, contractors, updates, requestApplications];

export const GROUPS = ['no filter', 'one filter', 'two filters', 'words'] as const;
export type Group = (typeof GROUPS)[number];

export interface Asked {
  table: StaffTable;
  group: Group;
  query: string;
}

/** Search terms: a first name, frequent words of titles, two words, and a word that matches nothing. */
const WORDS = ['anna', 'senior', 'react developer', 'lead data', 'zzyzx'];

type Part = readonly [string, string];

/**
 * Generates the queries of each table: every order without a filter, every value of every filter with alternating
 * orders, pairs of values, and search terms.
 */
export async function staffQuestions(get: (path: string) => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const table of TABLES) {
    const one = await partsOf(table, get);
    const two = one.flatMap((part, at) => {
      const other = one[(at * 7 + 3) % one.length]!;
      return other[0] === part[0] ? [] : [[part, other]];
    });
    const groups: Record<Group, Part[][]> = {
      'no filter': table.sorts.map(() => []),
      'one filter': one.map((part) => [part]),
      'two filters': two,
      words: WORDS.map((word) => [['search', word]]),
    };
    for (const group of GROUPS) {
      for (const [at, parts] of groups[group].entries()) {
        const ordering = table.sorts[at % table.sorts.length]!;
        asked.push({
          table,
          group,
          query: String(new URLSearchParams([...parts, ['ordering', ordering]] as string[][])),
        });
      }
    }
  }
  return asked;
}

export function pathOf({ table, query }: Asked): string {
  return `/api/admin-panel/${table.name}/?${query}`;
}

/** Returns a function that sends GET requests to the server without a network connection. */
export function asking(app: FastifyInstance, token: string) {
  return async (url: string): Promise<unknown> => {
    const answer = await app.inject({ url, headers: { host: 'localhost', authorization: `Token ${token}` } });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
}

/** Values of each filter. Filters for references to other tables use the first and the last option. */
async function partsOf(table: StaffTable, get: (path: string) => Promise<unknown>): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [name, kind] of Object.entries(table.filters)) {
    const column = table.row[name]!;
    const values =
      column.type === 'ref' ? await entries(table, name, get) : 'values' in column ? [...column.values] : VALUES[kind!];
    parts.push(...values.map((value) => [name, value] as const));
  }
  return parts;
}

async function entries(table: StaffTable, column: string, get: (path: string) => Promise<unknown>): Promise<string[]> {
  const options = (await get(`/api/admin-panel/${table.name}/options/${column}/`)) as { id: number }[];
  return [...new Set([options[0], options.at(-1)])].flatMap((option) => (option ? [String(option.id)] : []));
}

const VALUES: Record<FilterKind, string[]> = {
  any: [],
  is: [],
  holds: ['1', '0'],
  has: ['1', '0'],
  range: ['30-50', '-12', '99-', '1-1'],
  days: [`${daysAgo(30)}-`, `-${daysAgo(150)}`, `${daysAgo(60)}-${daysAgo(59)}`],
};

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
