import { type RawBuilder, sql } from 'kysely';

/** Builds SQL for the name of the person with this table alias, or the email address of an account without a name. */
export function personName(person: string): RawBuilder<string> {
  const [first, last, email] = ['first_name', 'last_name', 'email'].map((column) => sql.ref(`${person}.${column}`));
  return sql`coalesce(nullif(trim(${first} || ' ' || ${last}), ''), ${email})`;
}
