import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { unpackWoff } from './sfnt.ts';

export const NOTO_SANS = 'noto-sans';
const LATIN = `${NOTO_SANS} latin`;

/**
 * Families that draw all characters they contain. Vazirmatn draws Arabic, because Noto Sans Arabic has separate glyphs
 * for dots, and the layout loses the first such glyph.
 */
const WHOLE_FAMILIES = [NOTO_SANS, 'vazirmatn', 'noto-sans-hebrew', 'noto-emoji'];
/** Font families used only for their own script; `WHOLE_FAMILIES` are used for all other characters. */
const SCRIPTS = `armenian bengali ethiopic georgian gujarati gurmukhi kannada khmer lao malayalam myanmar sinhala tamil
  telugu thai`.split(/\s+/);
/**
 * Chinese, Japanese and Korean fonts, each split into about a hundred parts by character frequency. Each font draws
 * shared characters in its regional form.
 */
const HAN = ['sc', 'tc', 'jp', 'kr'] as const;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

const require = createRequire(import.meta.url);

/** A file of a font family: one script, or one range of its characters. */
export interface FontPart {
  name: string;
  family: string;
  subset: string;
}

/**
 * Returns the font parts that draw the characters of a text, Latin first. Ignores characters that are missing in all
 * fonts.
 */
export function partsFor(text: string): FontPart[] {
  const families = [...WHOLE_FAMILIES, ...SCRIPTS.map((script) => `noto-sans-${script}`), ...hanFamilies(text)];
  const letters = new Set(Array.from(`A${text}`, (sign) => sign.codePointAt(0)!));
  const needed = new Map<string, Set<FontPart>>();
  for (const letter of letters) {
    const family = families.find((each) => lettersOf(each).has(letter));
    if (family) needed.set(family, (needed.get(family) ?? new Set()).add(lettersOf(family).get(letter)!));
  }
  // Keeps the order of the family, so that a character contained in several parts and its combining characters come
  // from the same part.
  const parts = families.flatMap((family) => {
    const its = needed.get(family);
    return its ? [...new Set(lettersOf(family).values())].filter((part) => its.has(part)) : [];
  });
  return parts.sort((a, b) => Number(b.name === LATIN) - Number(a.name === LATIN));
}

/**
 * Removes characters that are missing in the loaded font from the part, because the ranges of a family list more
 * characters than its fonts have.
 */
export function learnLetters(part: FontPart, its: number[]): void {
  const letters = lettersOf(part.family);
  const has = new Set(its);
  for (const [letter, where] of letters) if (where === part && !has.has(letter)) letters.delete(letter);
}

/** Returns the font file of a part in one weight and style. */
export async function readFontFile(part: FontPart, weight: number, slant: 'normal' | 'italic'): Promise<Buffer> {
  const { family, subset } = part;
  const folder = join(dirname(require.resolve(`${packageOf(family)}/package.json`)), 'files');
  if (!isHan(family)) {
    return unpackWoff(readFileSync(join(folder, `${family}-${subset}-${weight}-${slant}.woff`)));
  }
  const own = [...lettersOf(family)].filter(([, its]) => its === part).map(([letter]) => letter);
  // Fixes the weight, because the library cannot embed variable fonts.
  return subsetFont(readFileSync(join(folder, `${family}-${subset}-wght-normal.woff2`)), String.fromCodePoint(...own), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

/**
 * Returns the Chinese, Japanese and Korean families. The probable regional form comes first: Japanese for kana, Korean
 * for Hangul.
 */
function hanFamilies(text: string): string[] {
  const first = KANA.test(text) ? 'jp' : HANGUL.test(text) ? 'kr' : 'sc';
  return [...new Set([first, ...HAN])].map((place) => `noto-sans-${place}`);
}

function isHan(family: string): boolean {
  return HAN.some((place) => family === `noto-sans-${place}`);
}

function packageOf(family: string): string {
  return `${isHan(family) ? '@fontsource-variable' : '@fontsource'}/${family}`;
}

const known = new Map<string, Map<number, FontPart>>();

/** Returns the characters of a family, each with the part that contains it. */
function lettersOf(family: string): Map<number, FontPart> {
  const letters = known.get(family) ?? readLetters(family);
  known.set(family, letters);
  return letters;
}

function readLetters(family: string): Map<number, FontPart> {
  const ranges = require(`${packageOf(family)}/unicode.json`) as Record<string, string>;
  const letters = new Map<number, FontPart>();
  for (const [key, text] of Object.entries(ranges)) {
    const subset = key.replaceAll(/[[\]]/g, '');
    if (!(WHOLE_FAMILIES.includes(family) || key.startsWith('[') || family.endsWith(`-${key}`))) continue;
    const part = { name: `${family} ${subset}`, family, subset };
    for (const letter of codesOf(text)) if (!letters.has(letter)) letters.set(letter, part);
  }
  return letters;
}

/** Parses `U+0460-0461,U+20B4` to code points. */
function codesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from, to] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: (to ?? from!) - from! + 1 }, (_, at) => from! + at);
  });
}
