import { normalizeText } from './folded.ts';

/** The English level of a cell: by level code (`B2+`), otherwise by words; the lower one of several. */
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

/** Looks up the whole text, then its longest prefix, then the longest prefixes of the rest. */
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
