import { OPTIONS_MAX } from '@crewdock/contract/table';
import { type RawBuilder, sql } from 'kysely';
import type { OptionsSource } from './source.ts';

/** SQL: the name of the person with this alias, or the e-mail address of an account without a name. */
export function personName(person: string): RawBuilder<string> {
  const [first, last, email] = ['first_name', 'last_name', 'email'].map((column) => sql.ref(`${person}.${column}`));
  return sql`coalesce(nullif(trim(${first} || ' ' || ${last}), ''), ${email})`;
}

/** People as options, found by name or e-mail address. */
export const personOptions: OptionsSource = async (db, { search, ids }) => {
  const words = search?.trim();
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, ${personName('p')} as name from person p
    where ${ids ? sql`p.id = any(${ids})` : sql`true`}
      and ${words ? sql`position(lower(${words}) in lower(p.first_name || ' ' || p.last_name || ' ' || p.email)) > 0` : sql`true`}
    order by name, p.id limit ${OPTIONS_MAX}`.execute(db);
  return rows;
};
