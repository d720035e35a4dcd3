import { type RawBuilder, sql } from 'kysely';
import { NO_MATCH, textRank } from './text-rank.ts';

/** SQL of a picker's search: a condition for matching entries, and the first keys of `order by`, which rank them. */
export interface PickerSearch {
  found: RawBuilder<unknown>;
  /** Ends with a comma; empty without a search text. */
  bestFirst: RawBuilder<unknown>;
}

/** SQL for a picker's search in several texts of an entry; ranks in earlier texts take precedence. */
export function pickerSearch(search: string | undefined, ...texts: RawBuilder<unknown>[]): PickerSearch {
  const wanted = search?.trim();
  if (!wanted) return { found: sql`true`, bestFirst: sql`` };
  const ranks = texts.map((text) => textRank(text, wanted));
  return { found: sql`least(${sql.join(ranks)}) < ${sql.lit(NO_MATCH)}`, bestFirst: sql`${sql.join(ranks)}, ` };
}
