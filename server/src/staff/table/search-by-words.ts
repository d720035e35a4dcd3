import { sql } from 'kysely';
import { type PickerSearch, pickerSearch } from '../../infra/db/picker-search.ts';
import { staffQuery } from '../../search/words.ts';
import type { Sql } from './source.ts';

/** Like `pickerSearch`, and also finds entries by their stored search words, in which letters are folded. */
export function searchByWords(search: string | undefined, words: Sql, ...texts: Sql[]): PickerSearch {
  const { found, bestFirst } = pickerSearch(search, ...texts);
  const query = staffQuery(search ?? '');
  return { found: query === null ? found : sql`(${found} or ${words} @@ ${query}::tsquery)`, bestFirst };
}
