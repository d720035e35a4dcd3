import { Font } from '@react-pdf/renderer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './sfnt.ts';

/**
 * Families with an open licence, each in parts by script. Noto’s Arabic draws dots apart from their letters, of which the
 * layout loses the first.
 */
const FAMILIES = ['noto-sans', 'vazirmatn', 'noto-sans-hebrew', 'noto-emoji'];
const WEIGHTS = [400, 600];
const LATIN = 'noto-sans latin';
const HYPHEN = 0x2d;
const SPACE = 0x20;
/** Longer words are broken wherever the line ends. */
export const LONGEST_WORD = 24;
/** Addresses stay whole where they can: a hyphen would become part of them. */
const LONGEST_ADDRESS = 60;

const require = createRequire(import.meta.url);

/** What matters here of a font. */
interface FontData {
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): object;
  getGlyph(id: number, signs?: number[]): object;
  layout(text: string, features?: object, ...rest: unknown[]): object;
}

/** A family’s characters of one script. */
interface Part {
  family: string;
  subset: string;
  name: string;
  ranges: [from: number, to: number][];
}

const parts: Part[] = FAMILIES.flatMap((family) => {
  const ranges = require(`@fontsource/${family}/unicode.json`) as Record<string, string>;
  return Object.entries(ranges).map(([subset, text]) => ({
    family,
    subset: subset.replaceAll(/[[\]]/g, ''),
    name: `${family} ${subset}`,
    ranges: rangesOf(text),
  }));
});
const registered = new Set<string>();

Font.registerHyphenationCallback((word) => {
  const most = /@|:\/\//.test(word) ? LONGEST_ADDRESS : LONGEST_WORD;
  return word.length <= most ? [word] : (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word]);
});

/** What draws a text. */
export interface Typefaces {
  /** The first that has a character draws it. */
  families: string[];
  /** The text with what they have: � stands for a letter that none has, marks and invisible signs are left out. */
  drawn(text: string): string;
}

export async function typefacesFor(text: string): Promise<Typefaces> {
  const families = await familiesFor(text.normalize('NFC'));
  const fonts = families.map((family) => loadedFont(family));
  const has = (sign: string) =>
    /\s/.test(sign) || fonts.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0)!));
  const drawnSign = (sign: string) => {
    // ﬁ and 𝕌 are letters in a look of their own.
    const plain = has(sign) ? sign : sign.normalize('NFKC');
    if (Array.from(plain).every(has)) return plain;
    return /[\p{M}\p{Cf}]/u.test(sign) ? '' : '\uFFFD';
  };
  return { families, drawn: (words) => Array.from(apart(words.normalize('NFC')), drawnSign).join('') };
}

/**
 * Has no width, and parts what is drawn in one font from what follows in the same: the layout takes each emoji, and each
 * piece of a line in another look, for itself, and would draw the second one in the first font of all.
 */
export const SEAM = '\u200B';

/** With a seam between emoji that follow each other. */
function apart(text: string): string {
  if (!EMOJI.test(text)) return text;
  let words = '';
  let wasEmoji = false;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const isEmoji = EMOJI.test(segment);
    words += isEmoji && wasEmoji ? SEAM + segment : segment;
    wasEmoji = isEmoji;
  }
  return words;
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/** The fonts that have the characters of a text, in the order in which they are tried. */
async function familiesFor(text: string): Promise<string[]> {
  const missing = new Set(Array.from(text, (character) => character.codePointAt(0)!));
  const needed = parts.filter(({ name, ranges }) => {
    const found = [...missing].filter((code) => ranges.some(([from, to]) => code >= from && code <= to));
    for (const code of found) missing.delete(code);
    return found.length > 0 || name === LATIN;
  });
  for (const part of needed) await register(part);
  return [LATIN, ...needed.map(({ name }) => name).filter((name) => name !== LATIN)];
}

/** Only Noto Sans itself has a slanted look: emphasis stays upright in the others. */
async function register({ family, subset, name }: Part): Promise<void> {
  if (registered.has(name)) return;
  const folder = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
  for (const fontWeight of WEIGHTS) {
    for (const fontStyle of ['normal', 'italic'] as const) {
      const look = family === 'noto-sans' ? fontStyle : 'normal';
      const font = unpackWoff(readFileSync(join(folder, `${family}-${subset}-${fontWeight}-${look}.woff`)));
      Font.register({ family: name, src: `data:font/ttf;base64,${font.toString('base64')}`, fontWeight, fontStyle });
      await Font.load({ fontFamily: name, fontWeight, fontStyle });
      const data = loadedFont(name, fontWeight, fontStyle);
      signByUse(data);
      breakWithoutHyphen(data);
      if (family === 'noto-sans' && subset !== 'devanagari') keepWhole(data);
    }
  }
  registered.add(name);
}

function loadedFont(fontFamily: string, fontWeight = 400, fontStyle: 'normal' | 'italic' = 'normal'): FontData {
  // Its declaration leaves out what it can do.
  const { data }: { data: unknown } = Font.getFont({ fontFamily, fontWeight, fontStyle });
  return data as FontData;
}

/** Where a long word is broken, a font without a hyphen would draw the box that stands for what it doesn’t have. */
function breakWithoutHyphen(font: FontData): void {
  if (font.hasGlyphForCodePoint(HYPHEN)) return;
  const glyphFor = font.glyphForCodePoint.bind(font);
  const nothing = { advanceWidth: { value: 0 }, codePoints: { value: [SEAM.codePointAt(0)!] } };
  font.glyphForCodePoint = (code) => (code === HYPHEN ? Object.create(glyphFor(SPACE), nothing) : glyphFor(code));
}

/**
 * Gives each glyph the signs that it stands for here, counted as strings do, in halves of emoji, because the layout cuts
 * lines by them. The library keeps those of the first time, and none where a glyph was first a part of another one.
 */
function signByUse(font: FontData): void {
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, signs = []) => {
    const units = String.fromCodePoint(...signs);
    const value = Array.from({ length: units.length }, (_, at) => units.charCodeAt(at));
    return Object.create(glyphOf(id), { codePoints: { value } });
  };
}

/** Letters with their marks are one glyph where the font has one: the dot of ị alone says nothing to who copies it. */
function keepWhole(font: FontData): void {
  const layout = font.layout.bind(font);
  font.layout = (text, _, ...rest) => layout(text, { ccmp: false }, ...rest);
}

/** `U+0460-052F,U+20B4` as numbers. */
function rangesOf(text: string): Part['ranges'] {
  return text.split(',').map((range) => {
    const [from, to] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from!, to ?? from!];
  });
}
