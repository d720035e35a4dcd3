import { type RawBuilder, sql } from 'kysely';
import { normalizeWorkAuthorization } from './work-authorization.ts';

/** Builds an SQL condition: a column contains one of these permits or visas, in any case. */
export function holdsWorkAuthorization(column: RawBuilder<unknown>, asked: readonly string[]): RawBuilder<unknown> {
  const names = asked.flatMap((text) => normalizeWorkAuthorization(text).split(', '));
  return sql`string_to_array(lower(${column}), ', ') && array(select lower(name) from unnest(${names}::text[]) name)`;
}
