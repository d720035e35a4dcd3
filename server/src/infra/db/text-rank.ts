import { type RawBuilder, sql } from 'kysely';

/** Rank of a value that does not contain the search text. */
export const NO_MATCH = 4;

/**
 * Builds SQL that ranks how well a value matches a search, ignoring case: 0 for equal values, 1 for a prefix of the
 * value, 2 for a prefix of a word, 3 for any other substring, and `NO_MATCH` without a match. The SDK's `rankLabel` has
 * the same ranks, but also ignores accents.
 */
export function textRank(text: RawBuilder<unknown>, search: string): RawBuilder<number> {
  const wanted = sql`lower(${search}::text)`;
  const escaped = search.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, String.raw`\$&`);
  return sql<number>`case
    when lower(${text}) = ${wanted} then 0
    when starts_with(lower(${text}), ${wanted}) then 1
    when lower(${text}) ~ ('[^[:alnum:]]' || lower(${escaped}::text)) then 2
    when position(${wanted} in lower(${text})) > 0 then 3
    else ${sql.lit(NO_MATCH)} end`;
}
