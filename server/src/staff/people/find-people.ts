import { type RawBuilder, sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import { pickerSearch } from '../../infra/db/picker-search.ts';
import { staffQuery } from '../../search/words.ts';

/** SQL of a search for people in the table `person`. */
interface PeopleSearch {
  /** SQL condition for matching people. Includes the condition that limits the accounts. */
  found: RawBuilder<unknown>;
  /** The first keys of `order by`. Empty without search text; otherwise ends with a comma. */
  bestFirst: RawBuilder<unknown>;
}

/**
 * Builds a search for people by words of their name, email address or company in any order and, among the latest
 * accounts, by substrings. The best match of the name is first. Without search text, all people match. `condition`
 * limits the accounts and refers to the table as `person`.
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

/** Maximum number of ranked matches, because a short prefix can match most accounts. */
const WORD_MATCHES_MAX = 2_000;

/** Number of latest accounts that are searched for substrings, which no index supports. */
const LATEST = 5_000;
