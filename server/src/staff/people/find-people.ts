import { type RawBuilder, sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import { pickerSearch } from '../../infra/db/picker-search.ts';
import { staffQuery } from '../../search/words.ts';

/** SQL of a search for people in the table `person`. */
interface PeopleSearch {
  /** Includes the condition that limits the accounts. */
  found: RawBuilder<unknown>;
  /** The first keys of `order by`. Ends with a comma; empty without a search text. */
  bestFirst: RawBuilder<unknown>;
}

/**
 * Finds people by words of their name, e-mail address or company in any order, and, among the latest accounts, by any
 * part of these. The best match of the name is first. Without a search text, finds all. `condition` limits the
 * accounts, and names the table `person`.
 */
export function searchPeople(search: string | undefined, condition: RawBuilder<unknown>): PeopleSearch {
  if (!search?.trim()) return { found: condition, bestFirst: sql`` };
  const { found, bestFirst } = pickerSearch(search, personName('person'), sql`person.email`, sql`person.company_name`);
  const query = staffQuery(search);
  const byWords = query === null ? sql`false` : sql`person.staff_words @@ ${query}::tsquery`;
  return {
    found: sql`person.id in (
      (select id from person where ${byWords} and ${condition} limit ${WORD_MATCHES_MAX})
      union all
      (select id from (select * from person where ${condition} order by id desc limit ${LATEST}) person where ${found}))`,
    bestFirst,
  };
}

/** Limits the matches that are ranked, because a short beginning of a word can match most accounts. */
const WORD_MATCHES_MAX = 2_000;

/** Number of the latest accounts whose parts of names are searched: no index finds parts of words. */
const LATEST = 5_000;
