import { OPTIONS_MAX } from '@crewdock/contract/table';
import { sql } from 'kysely';
import type { OptionsSource } from '../table/source.ts';

/** Staff by name, as options for managers. Closed accounts are found by id only. */
export const staffOptions: OptionsSource = async (db, { search, ids }) => {
  const words = search?.trim();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, trim(first_name || ' ' || last_name) as name from person
    where is_staff and ${ids ? sql`id = any(${ids})` : sql`state = 'open'`}
      and ${words ? sql`position(lower(${words}) in lower(first_name || ' ' || last_name)) > 0` : sql`true`}
    order by name, id limit ${OPTIONS_MAX}`.execute(db);
  return rows;
};
