import { type RawBuilder, sql } from 'kysely';

/** SQL: the name of the person with this alias, or the e-mail address of an account without a name. */
export function personName(person: string): RawBuilder<string> {
  const [first, last, email] = ['first_name', 'last_name', 'email'].map((column) => sql.ref(`${person}.${column}`));
  return sql`coalesce(nullif(trim(${first} || ' ' || ${last}), ''), ${email})`;
}
