import { staffSections } from '@crewdock/contract/staff/sections';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { sectionSources } from '@crewdock/server/staff/sections/sources';
import { tableCondition } from '@crewdock/server/staff/table/conditions';
import { columnExpression, fromRows, columnSelectList } from '@crewdock/server/staff/table/rows';
import { tableEndpoints } from '@crewdock/contract/table-endpoints';
import { type Kysely, sql } from 'kysely';
import type { Asked } from './staff-questions.ts';

/**
 * Baseline: a page as most content management systems build it. All matching rows are joined and counted, and joined
 * again, sorted and limited.
 */
export async function cmsPage(db: Kysely<Schema>, { table, query }: Asked): Promise<void> {
  const section = Object.entries(staffSections).find(([, one]) => one.name === table.name)![0];
  const source = sectionSources[section as keyof typeof sectionSources];
  const calls = tableEndpoints(table) as unknown as Record<string, { query: { parse: (asked: object) => Parsed } }>;
  const asked = calls[`list_${table.name}`]!.query.parse(Object.fromEntries(new URLSearchParams(query)));
  const where = tableCondition(table, source, asked);
  const column = asked.ordering.replace(/^-/, '');
  const way = asked.ordering.startsWith('-') ? sql`desc` : sql`asc`;
  const rows = sql`select ${columnSelectList(source)} from ${fromRows(source)} where ${where}`;
  await sql`select count(*) from (${rows} offset 0) as every`.execute(db);
  await sql`${rows} order by ${columnExpression(source, column)} ${way}, ${columnExpression(source, table.key)} ${way} limit 50`.execute(
    db,
  );
}

type Parsed = Record<string, unknown> & { ordering: string };
