import { type RawBuilder, sql } from 'kysely';
import { NO_MATCH, textRank } from './text-rank.ts';

/** SQL of a picker's search: a condition for matching entries, and the first keys of `order by`, which rank them. */
export interface PickerSearch {
  found: RawBuilder<unknown>;
  /** Empty without search text; otherwise ends with a comma. */
  bestFirst: RawBuilder<unknown>;
}

/** Builds SQL that searches several columns of an entry; matches in earlier columns rank higher. */
export function pickerSearch(search: string | undefined, ...texts: RawBuilder<unknown>[]): PickerSearch {
  const wanted = search?.trim();
  if (!wanted) return { found: sql`true`, bestFirst: sql`` };
  const ranks = texts.map((text) => textRank(text, wanted));
  return { found: sql`least(${sql.join(ranks)}) < ${sql.lit(NO_MATCH)}`, bestFirst: sql`${sql.join(ranks)}, ` };
}
