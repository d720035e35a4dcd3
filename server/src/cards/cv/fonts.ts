import { Font } from '@react-pdf/renderer';
import { type FontPart, readFontFile, learnLetters, NOTO_SANS, partsFor } from './font-parts.ts';

const WEIGHTS = [400, 600];
const HYPHEN = 0x2d;
const SPACE = 0x20;
/** Property overrides that make a glyph a zero-width space. */
const NO_WIDTH = { advanceWidth: { value: 0 }, codePoints: { value: [0x200b] } };
const ISOLATES: ReadonlySet<number> = new Set([0x2068, 0x2069]);
/** Maximum word length in characters; longer words may be broken anywhere. */
export const LONGEST_WORD = 24;
/**
 * Maximum address length in characters. Addresses up to this length are kept whole if possible, because a hyphen would
 * look like part of the address.
 */
const LONGEST_ADDRESS = 60;

/** The members of a loaded font that this module uses. */
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

/** Matches scripts without spaces between words, in which a line may end after each word. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns the words of a text without spaces, each with the punctuation that follows it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words.flatMap((word) => word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? []);
}

/** The fonts for a text. */
export interface Typefaces {
  /** In fallback order. */
  families: string[];
  /**
   * Restricts a text to the characters of these fonts: replaces missing characters with �, and removes missing marks
   * and invisible characters.
   */
  drawn(text: string): string;
}

export async function typefacesFor(text: string): Promise<Typefaces> {
  const families = await familiesFor(text.normalize('NFC') + text.normalize('NFKC'));
  const fonts = families.map((family) => loadedFont(family));
  const has = (sign: string) =>
    /\s/.test(sign) || fonts.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0)!));
  const drawnSign = (sign: string) => {
    // Compatibility characters such as ﬁ and 𝕌 are replaced with plain letters.
    const plain = has(sign) ? sign : sign.normalize('NFKC');
    if (Array.from(plain).every(has)) return plain;
    return /[\p{M}\p{Cf}]/u.test(sign) ? '' : '\uFFFD';
  };
  return { families, drawn: (words) => Array.from(apart(words.normalize('NFC')), drawnSign).join('') };
}

/**
 * Zero-width space between two pieces of text that need the same fallback font. The layout handles each emoji and each
 * formatted run separately, and would draw the second piece in the first font of the list.
 */
export const SEAM = '\u200B';

/** Inserts a seam between consecutive emoji. */
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

/** Returns the font families with the characters of a text, in fallback order. Registers missing fonts. */
async function familiesFor(text: string): Promise<string[]> {
  const parts = partsFor(text);
  const unread = parts.filter(({ name }) => !registered.has(name));
  if (unread.length === 0) return parts.map(({ name }) => name);
  for (const part of unread) await register(part);
  // Characters that are missing in the loaded fonts may be in other parts.
  return familiesFor(text);
}

async function register(part: FontPart): Promise<void> {
  for (const weight of WEIGHTS) {
    const upright = await readFontFile(part, weight, 'normal');
    await add(part, weight, 'normal', upright);
    // Only Noto Sans has an italic style: the other families stay upright.
    await add(part, weight, 'italic', part.family === NOTO_SANS ? await readFontFile(part, weight, 'italic') : upright);
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
  drawNoIsolates(font);
  breakWithoutHyphen(font);
  layWithoutAnchors(font);
  if (family === NOTO_SANS && subset !== 'devanagari') keepWhole(font);
}

function loadedFont(fontFamily: string, fontWeight = 400, fontStyle: 'normal' | 'italic' = 'normal'): FontData {
  // The declared type of the font data is incomplete.
  const { data }: { data: unknown } = Font.getFont({ fontFamily, fontWeight, fontStyle });
  return data as FontData;
}

/**
 * Draws nothing for the hyphen of a broken word if the font has no hyphen; otherwise the missing-glyph box would be
 * drawn.
 */
function breakWithoutHyphen(font: FontData): void {
  if (font.hasGlyphForCodePoint(HYPHEN)) return;
  const glyphFor = font.glyphForCodePoint.bind(font);
  font.glyphForCodePoint = (code) => (code === HYPHEN ? Object.create(glyphFor(SPACE), NO_WIDTH) : glyphFor(code));
}

/**
 * Sets the code points of a glyph on each use, in UTF-16 code units, because the layout breaks lines by them. The
 * library caches the code points of the first use, which are missing for glyphs first used as part of another glyph.
 */
function signByUse(font: FontData): void {
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, signs = []) => {
    const units = String.fromCodePoint(...signs);
    const value = Array.from({ length: units.length }, (_, at) => units.charCodeAt(at));
    return Object.create(glyphOf(id), { codePoints: { value } });
  };
}

/** Draws nothing for direction isolates: without a glyph, the layout would look for another font that contains them. */
function drawNoIsolates(font: FontData): void {
  const has = font.hasGlyphForCodePoint.bind(font);
  font.hasGlyphForCodePoint = (code) => ISOLATES.has(code) || has(code);
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, signs = []) =>
    ISOLATES.has(signs[0]!) ? Object.create(font.glyphForCodePoint(SPACE), NO_WIDTH) : glyphOf(id, signs);
}

/**
 * Keeps precomposed letters as one glyph: if a mark is drawn separately, such as the dot of ị, copied text contains
 * only the mark.
 */
function keepWhole(font: FontData): void {
  const layout = font.layout.bind(font);
  font.layout = (text, _, ...rest) => layout(text, { ccmp: false }, ...rest);
}

/** Lays out a text without mark positioning if the library throws because a mark has no anchor on its letter. */
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
