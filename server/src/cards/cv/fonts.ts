import { Font } from '@react-pdf/renderer';
import { type FontPart, fontOf, learnLetters, NOTO_SANS, partsFor } from './font-parts.ts';

const WEIGHTS = [400, 600];
const HYPHEN = 0x2d;
const SPACE = 0x20;
/** Longer words are broken wherever the line ends. */
export const LONGEST_WORD = 24;
/** Addresses stay whole where they can: a hyphen would become part of them. */
const LONGEST_ADDRESS = 60;

/** What matters here of a font. */
interface FontData {
  characterSet: number[];
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): object;
  getGlyph(id: number, signs?: number[]): object;
  layout(text: string, features?: object, ...rest: unknown[]): object;
}

const registered = new Set<string>();

Font.registerHyphenationCallback((word) => {
  if (WITHOUT_SPACES.test(word)) return wordsOf(word);
  const most = /@|:\/\//.test(word) ? LONGEST_ADDRESS : LONGEST_WORD;
  return word.length <= most ? [word] : (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word]);
});

/** Scripts whose words stand side by side without a space: a line may end after each. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words of such a text, each with the signs that follow it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words.flatMap((word) => word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? []);
}

/** What draws a text. */
export interface Typefaces {
  /** The first that has a character draws it. */
  families: string[];
  /** The text with what they have: � stands for a letter that none has, marks and invisible signs are left out. */
  drawn(text: string): string;
}

export async function typefacesFor(text: string): Promise<Typefaces> {
  const families = await familiesFor(text.normalize('NFC') + text.normalize('NFKC'));
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
  const parts = partsFor(text);
  const unread = parts.filter(({ name }) => !registered.has(name));
  if (unread.length === 0) return parts.map(({ name }) => name);
  for (const part of unread) await register(part);
  // Letters that they don’t have after all may be in others.
  return familiesFor(text);
}

async function register(part: FontPart): Promise<void> {
  for (const weight of WEIGHTS) {
    const upright = await fontOf(part, weight, 'normal');
    await add(part, weight, 'normal', upright);
    // Only Noto Sans itself has a slanted look: emphasis stays upright in the others.
    await add(part, weight, 'italic', part.family === NOTO_SANS ? await fontOf(part, weight, 'italic') : upright);
  }
  learnLetters(part, loadedFont(part.name).characterSet);
  registered.add(part.name);
}

async function add(
  { name, family, subset }: FontPart,
  fontWeight: number,
  fontStyle: 'normal' | 'italic',
  bytes: Buffer,
): Promise<void> {
  Font.register({ family: name, src: `data:font/ttf;base64,${bytes.toString('base64')}`, fontWeight, fontStyle });
  await Font.load({ fontFamily: name, fontWeight, fontStyle });
  const font = loadedFont(name, fontWeight, fontStyle);
  signByUse(font);
  breakWithoutHyphen(font);
  layWithoutAnchors(font);
  if (family === NOTO_SANS && subset !== 'devanagari') keepWhole(font);
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

/** Where a mark has no place on a letter, of which the library makes an error, marks stand where they stand by themselves. */
function layWithoutAnchors(font: FontData): void {
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...rest) => {
    try {
      return layout(text, features, ...rest);
    } catch {
      return layout(text, { ...features, mark: false, mkmk: false, abvm: false, blwm: false }, ...rest);
    }
  };
}
