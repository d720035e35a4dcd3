import { OPTIONS_MAX } from '@crewdock/contract/table';
import { sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import { searchByWords } from '../table/search-by-words.ts';
import type { OptionsSource } from '../table/source.ts';

/** People as options, found by name or e-mail address; the best match of the name first. */
export const personOptions: OptionsSource = async (db, { search, ids }) => {
  const { found, bestFirst } = searchByWords(search, sql`p.staff_words`, NAME, sql`p.email`);
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, ${NAME} as name from person p
    where ${ids ? sql`p.id = any(${ids})` : sql`true`} and ${found}
    order by ${bestFirst}name, p.id limit ${OPTIONS_MAX}`.execute(db);
  return rows;
};

const NAME = personName('p');
