import { OPTIONS_MAX } from '@crewdock/contract/table';
import { sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import type { OptionsSource } from '../table/source.ts';
import { searchPeople } from './find-people.ts';

/** Options for people, found with `searchPeople`, best match of the name first. */
export const personOptions: OptionsSource = async (db, { search, ids }) => {
  const { found, bestFirst } = searchPeople(search, ids ? sql`person.id = any(${ids})` : sql`true`);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${personName('person')} as name from person
    where ${found}
    order by ${bestFirst}name, id limit ${OPTIONS_MAX}`.execute(db);
  return rows;
};
