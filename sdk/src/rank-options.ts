/** Rank of labels that don't contain the search text. */
const NO_MATCH = 4;

/**
 * Returns the options whose label contains the text, in this order: the exact label, the beginning of the label, the
 * beginning of a word, any part. Options with the same rank keep their order. Ignores case and accents.
 * `fold` may ignore more, which is too large for widgets.
 */
export function rankOptions<T extends { label: string }>(
  options: readonly T[],
  text: string,
  fold: (text: string) => string = normalize,
): T[] {
  return options
    .map((option) => ({ option, rank: rankLabel(option.label, text, fold) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/**
 * Returns 0 for the exact label, 1 for its beginning, 2 for the beginning of a word, 3 for any part, 4 for no match.
 */
export function rankLabel(label: string, text: string, fold: (text: string) => string = normalize): number {
  const [name, wanted] = [fold(label), fold(text.trim())];
  if (wanted === '' && text.trim() !== '') return NO_MATCH;
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  for (let at = name.indexOf(wanted); at > 0; at = name.indexOf(wanted, at + 1)) {
    if (/[^\p{L}\p{N}]$/u.test(name.slice(0, at))) return 2;
  }
  return name.includes(wanted) ? 3 : NO_MATCH;
}

function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
