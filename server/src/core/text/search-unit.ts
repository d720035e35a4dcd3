/**
 * Matches runs of characters of scripts that put no spaces between words. Each character of a run starts an indexed
 * word of `UNSPACED_LENGTH` characters.
 */
export const UNSPACED = /[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]&&[\p{L}\p{M}\p{N}]]+/gv;
const UNSPACED_START = new RegExp(`^(?:${UNSPACED.source})`, 'v');
const UNSPACED_LENGTH = 4;

/**
 * Maximum length of indexed and searched words in characters; longer words are cut. A `tsvector` word has at most 2,046
 * bytes.
 */
const WORD_LENGTH = 255;

/** A unit of folded text, split into words in several ways. */
interface SplitUnit {
  /** Not split; apostrophes and hyphens are removed: `o'brien-smith` becomes `obriensmith`. */
  whole: string[];
  /** Split at hyphens: `obrien`, `smith`. */
  names: string[];
  /** Split at hyphens and apostrophes: `o`, `brien`, `smith`. */
  pieces: string[];
  /** Also split at `.`, `+` and `#`, which occur in technology names. */
  parts: string[];
  /** All digits, if the unit has no letters. */
  number: string;
  /** Whether the unit is a run of a script without spaces. Its words overlap. */
  isUnspaced: boolean;
}

export function splitUnit(unit: string): SplitUnit {
  if (UNSPACED_START.test(unit)) {
    const words = splitUnspaced(unit);
    return { whole: words, names: words, pieces: words, parts: words, number: '', isUnspaced: true };
  }
  const split = (text: string, at: RegExp) => text.split(at).flatMap((word) => (word === '' ? [] : cutWord(word)));
  return {
    whole: split(unit.replaceAll(/['-]/g, ''), /[ ()/]+/),
    names: split(unit.replaceAll("'", ''), /[ ()/-]+/),
    pieces: split(unit, /[ ()/'-]+/),
    parts: split(unit, /[ ()/'.+#-]+/),
    number: /^\d[\d ()./-]*$/.test(unit) ? unit.replaceAll(/\D/g, '') : '',
    isUnspaced: false,
  };
}

function splitUnspaced(run: string): string[] {
  const characters = Array.from(run);
  return characters.map((_, at) => characters.slice(at, at + UNSPACED_LENGTH).join(''));
}

export function cutWord(word: string): string {
  return word.length <= WORD_LENGTH ? word : Array.from(word).slice(0, WORD_LENGTH).join('');
}
