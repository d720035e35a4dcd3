/** Rank of labels without the search text. */
const NO_MATCH = 4;

/**
 * Returns the options whose label contains the search text, in this order: the exact label, a prefix of the label, a
 * prefix of a word, any substring. Options with the same rank keep their order. Ignores case and accents. `fold` can
 * ignore more differences, with code that is too large for widgets.
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
 * Returns 0 for the exact label, 1 for a prefix of the label, 2 for a prefix of a word, 3 for any substring, 4 for no
 * match.
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
