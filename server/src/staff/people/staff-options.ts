import { OPTIONS_MAX } from '@crewdock/contract/table';
import { sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import { searchByWords } from '../table/search-by-words.ts';
import type { OptionsSource } from '../table/source.ts';

/** Options for managers: staff by name, best match first. Accounts that are not open are found by id only. */
export const staffOptions: OptionsSource = async (db, { search, ids }) => {
  const { found, bestFirst } = searchByWords(search, sql`staff_words`, NAME);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${NAME} as name from person
    where is_staff and ${ids ? sql`id = any(${ids})` : sql`state = 'open'`}
      and ${found}
    order by ${bestFirst}name, id limit ${OPTIONS_MAX}`.execute(db);
  return rows;
};

const NAME = personName('person');
