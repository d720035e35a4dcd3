import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql } from 'kysely';
import { staffQuery, toSearchWords } from '../search/words.ts';

/**
 * Builds the SQL condition of a search among cards `c` that the requester may edit. Matches by indexed words, or by
 * substrings of the name, title or company name.
 */
export function ownCardSearch(kind: CardKind, search: string): RawBuilder<unknown> {
  const query = staffQuery(search);
  if (query === null) return sql`true`;
  if (toSearchWords(search).length === 0) return sql`false`;
  // Excludes the card's id from the words, because only staff search by id.
  return sql`(ts_delete(c.staff_words, c.id::text) @@ ${query}::tsquery
    or position(lower(${search}) in lower(${CALLED[kind]})) > 0)`;
}

const CALLED = { talent: sql`c.name || ' ' || c.title`, request: sql`c.title || ' ' || coalesce(c.company_name, '')` };
