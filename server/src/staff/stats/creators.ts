import type { CreatorNumbers, Numbers } from '@crewdock/contract/staff/stats';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context/context.ts';
import { personName } from '../../infra/db/person-name.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { ascendingNumber, descendingNumber, isWrittenSince, rowVersion } from '../../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../infra/http/cursor-pages.ts';
import { searchPeople } from '../people/find-people.ts';
import { matchingRequests, NUMBERS, type RequestsStatsFilter } from './question.ts';

type Creator = CreatorNumbers['creator'];

const FOUND = 20;

/** Reads a page of request creators with their statistics, most requests first. */
export async function readCreatorNumbers(
  filter: RequestsStatsFilter,
  query: PageQuery,
  context: Context,
): Promise<CursorPage<CreatorNumbers>> {
  const order: ListOrder = {
    list: ['request creators', filter],
    keys: [descendingNumber(sql`m.made`), ascendingNumber(sql`m.owner_id`)],
    // A creator can move toward the beginning only because of a new or changed request.
    changedSince: (transaction) => sql`exists (
      select ${matchingRequests(filter)} and c.owner_id = m.owner_id and ${isWrittenSince(rowVersion('c'), transaction)})`,
  };
  const { rows, ...page } = await readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const found = await sql<Row & PageRow>`
      with made as (select c.owner_id, count(*) as made ${matchingRequests(filter)} group by 1),
        page as (select m.owner_id, m.made, ${columns} from made m where ${condition} ${end})
      select told.*, ${NAMED}, page.position, page.snapshot
      from page
      join (${countsQuery(filter, sql`c.owner_id in (select owner_id from page)`)}) told on told.creator = page.owner_id
      join person on person.id = told.creator
      order by page.made desc, page.owner_id`.execute(context.db);
    return found.rows;
  });
  return { ...page, rows: rows.map(present) };
}

/** Loads all request creators with their statistics, most requests first. */
export async function loadCreatorNumbers(db: Kysely<Schema>, filter: RequestsStatsFilter): Promise<CreatorNumbers[]> {
  const { rows } = await sql<Row>`
    select told.*, ${NAMED} from (${countsQuery(filter, sql`true`)}) told join person on person.id = told.creator
    order by told.requests desc, told.creator`.execute(db);
  return rows.map(present);
}

type Row = Numbers & Omit<Creator, 'id'> & { creator: number };

function countsQuery(filter: RequestsStatsFilter, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select c.owner_id as creator, ${NUMBERS} ${matchingRequests(filter)} and ${condition} group by 1`;
}

function present(row: Row): CreatorNumbers {
  const { creator: id, name, company, requests, open, proposed, confirmed, proceeded, hired } = row;
  const { to_proposal, to_confirmation, to_hire } = row;
  const numbers = { requests, open, proposed, confirmed, proceeded, hired, to_proposal, to_confirmation, to_hire };
  return { ...numbers, creator: { id, name, company } };
}

/** Finds people who created requests by words or substrings of their name, or by id, best match of the name first. */
export async function findCreators(
  db: Kysely<Schema>,
  { search, id }: { search?: string; id?: number },
): Promise<Creator[]> {
  const isCreator = sql`exists (select from request c where c.owner_id = person.id and not c.is_draft)`;
  const { found, bestFirst } = searchPeople(search, isCreator);
  const isOne = id === undefined ? sql`true` : sql`person.id = ${id}`;
  const { rows } = await sql<Creator>`
    select id, ${NAMED} from person
    where ${found} and ${isOne}
    order by ${bestFirst}first_name, last_name, id limit ${FOUND}`.execute(db);
  return rows;
}

const NAMED = sql`${personName('person')} as name, nullif(person.company_name, '') as company`;
