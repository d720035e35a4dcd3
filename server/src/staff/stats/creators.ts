import type { CreatorNumbers, Numbers } from '@crewdock/contract/staff/stats';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { pickerSearch } from '../../infra/db/text-rank.ts';
import { staffQuery } from '../../search/words.ts';
import { matchingRequests, NUMBERS, type RequestsStatsFilter } from './question.ts';

type Creator = CreatorNumbers['creator'];

const FOUND = 20;

/** One page of request creators with their statistics, most requests first. */
export async function numbersByCreator(
  db: Kysely<Schema>,
  filter: RequestsStatsFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CreatorNumbers[]> {
  const { rows } = await sql<Numbers & Omit<Creator, 'id'> & { creator: number }>`
    with most as (
      select c.owner_id, count(*) as made ${matchingRequests(filter)} group by 1
      order by made desc, c.owner_id limit ${limit} offset ${offset}),
    told as (
      select c.owner_id as creator, ${NUMBERS} ${matchingRequests(filter)} and c.owner_id in (select owner_id from most) group by 1)
    select told.*, ${NAMED} from told join person on person.id = told.creator
    order by told.requests desc, told.creator`.execute(db);
  return rows.map(({ creator: id, name, company, ...numbers }) => ({ ...numbers, creator: { id, name, company } }));
}

/** People who created requests, found by search or by id; the best match of the name first. */
export async function findCreators(
  db: Kysely<Schema>,
  { search = '', id }: { search?: string; id?: number },
): Promise<Creator[]> {
  const query = staffQuery(search);
  const found = query ? sql`staff_words @@ ${query}::tsquery` : sql`true`;
  const { bestFirst } = pickerSearch(search, sql`person.first_name || ' ' || person.last_name`);
  const isOne = id === undefined ? sql`true` : sql`person.id = ${id}`;
  const { rows } = await sql<Creator>`
    select id, ${NAMED} from person
    where ${found} and ${isOne} and exists (select from request c where c.owner_id = person.id and not c.is_draft)
    order by ${bestFirst}first_name, last_name, id limit ${FOUND}`.execute(db);
  return rows;
}

const NAMED = sql`person.first_name || ' ' || person.last_name as name, nullif(person.company_name, '') as company`;
