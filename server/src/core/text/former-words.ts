import { toBaseLetters } from './base-letters.ts';
import { cutWord } from './search-unit.ts';

/**
 * Returns the words of a text or a search as the previous release folded them. With `splitsNames`, like the database
 * function `staff_words` (migration 0108). Needed for one release, until no rows and servers of the previous release
 * remain.
 */
export function splitFormerWords(text: string, splitsNames: boolean): string[] {
  const words =
    toBaseLetters(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
  const split = splitsNames ? words.flatMap((word) => word.split(/[.+#]+/)).filter(Boolean) : words;
  return split.map(cutWord);
}
