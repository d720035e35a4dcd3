import { toBaseLetters } from './base-letters.ts';

/**
 * The words of a search as the former release folded them, like the database function `staff_words` (migration 0108).
 * Needed until no rows of that release are left, that is for one release.
 */
export function splitFormerWords(search: string, splitsNames: boolean): string[] {
  const words =
    toBaseLetters(search)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.+#][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
  return splitsNames ? words.flatMap((word) => word.split(/[.+#]+/)).filter(Boolean) : words;
}
