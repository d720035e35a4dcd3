import type { SetWord } from '../layout/pieces.ts';
import type { Glyph } from './glyph.ts';

/**
 * Joins glyphs to words, which are separated by spaces and gaps. The origin of the words' boxes is the upper left
 * corner.
 */
export function groupIntoWords(
  glyphs: readonly Glyph[],
  pageHeight: number,
  isBold: (glyph: Glyph) => boolean,
): SetWord[] {
  const words: Glyph[][] = [];
  let open: Glyph[] = [];
  const end = () => {
    if (open.length > 0) words.push(open);
    open = [];
  };
  for (const glyph of level(glyphs)) {
    const last = open.at(-1);
    if (last && !follows(last, glyph)) end();
    if (glyph.text.trim() === '') end();
    else open.push(glyph);
  }
  end();
  return joined(words).map((letters) => wordOf(letters, pageHeight, isBold));
}

/** Leaves out text that is not horizontal, which is usually decoration. */
function level(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.filter(({ x, endX, y, endY }) => Math.abs(endY - y) <= Math.abs(endX - x) * 0.2 + 0.01);
}

function follows(last: Glyph, next: Glyph): boolean {
  const gap = next.x - last.endX;
  return Math.abs(next.y - last.y) < last.size * 0.3 && gap > -last.size * 0.5 && gap < last.size * 0.16;
}

/** Joins letter-spaced words: `E X P E R I E N C E`. */
function joined(words: Glyph[][]): Glyph[][] {
  const out: Glyph[][] = [];
  for (let at = 0; at < words.length;) {
    let end = at + 1;
    while (end < words.length && isSpaced(words[end - 1]!, words[end]!)) end += 1;
    if (end - at >= 4) out.push(words.slice(at, end).flat());
    else out.push(...words.slice(at, end));
    at = end;
  }
  return out;
}

function isSpaced(a: Glyph[], b: Glyph[]): boolean {
  if (a.length !== 1 || b.length !== 1) return false;
  const [last, next] = [a[0]!, b[0]!];
  const gap = next.x - last.endX;
  return (
    Math.abs(next.y - last.y) < last.size * 0.3 &&
    gap >= 0 &&
    gap < last.size * 0.45 &&
    /\p{L}/u.test(last.text + next.text)
  );
}

function wordOf(letters: Glyph[], pageHeight: number, isBold: (glyph: Glyph) => boolean): SetWord {
  const [first, last] = [letters[0]!, letters.at(-1)!];
  const { size } = first;
  return {
    text: letters
      .map(({ text }) => text)
      .join('')
      .normalize('NFKC'),
    x: first.x,
    y: pageHeight - first.y - size * 0.8,
    width: last.endX - first.x,
    height: size,
    size,
    bold: isBold(first),
  };
}
