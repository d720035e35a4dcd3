import { normalizeText } from './folded.ts';

/**
 * Parses the English level of a cell: by its code (`B2+`), otherwise by words. If there are several levels, the lowest.
 */
export function parseEnglishLevel(text: string, levels: Record<string, number>): number | null {
  const written = normalizeText(text);
  const found = [...written.matchAll(/(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/gu)].flatMap(
    ([, level]) => levels[level!] ?? [],
  );
  if (found.length > 0) return Math.max(...found);
  return wordOf(written, levels);
}

export function parseSeniority(text: string, seniorities: Record<string, number>): number | null {
  return wordOf(normalizeText(text), seniorities);
}

/** Looks up the whole text, otherwise the longest known phrase that starts at the earliest possible word. */
function wordOf(written: string, ids: Record<string, number>): number | null {
  const words = written
    .replaceAll(/[()[\].,;:/+_]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const whole = Object.hasOwn(ids, written) ? ids[written] : undefined;
  if (whole !== undefined) return whole;
  for (const from of words.keys()) {
    for (let to = words.length; to > from; to -= 1) {
      const phrase = words.slice(from, to).join(' ');
      if (Object.hasOwn(ids, phrase)) return ids[phrase]!;
    }
  }
  return null;
}
