import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import type { Block, Sheet } from './page.ts';

/** Positioned text. Coordinates are points from the upper left corner of the page. */
interface Run {
  text: string;
  face: Face;
  x: number;
  /** Position of the baseline. */
  y: number;
  size: number;
  color: string;
}

export interface Placed {
  runs: Run[];
  shapes: { x: number; y: number; width: number; height: number; color: string }[];
}

interface Face {
  path: string;
  font: Font;
}

export const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 44;
const require = createRequire(import.meta.url);

const FACES: Record<'400' | '700', Face[]> = { 400: facesOf('400'), 700: facesOf('700') };

function facesOf(weight: string): Face[] {
  return ['latin', 'latin-ext', 'cyrillic'].map((script) => {
    const path = require.resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`);
    return { path, font: openSync(path) as Font };
  });
}

/** Lays out the content on pages, like a word processor. */
export function placed({ top, columns, rest, look }: Sheet): Placed[] {
  const pages: Placed[] = [{ runs: [], shapes: [] }];
  let at = { page: 0, y: MARGIN };
  const onPage = (number: number) => (pages[number] ??= { runs: [], shapes: [] });
  const put = (text: string, x: number, size: number, bold: boolean, color: string) => {
    for (const run of runsOf(text, bold, size)) {
      onPage(at.page).runs.push({ text: run.text, face: run.face, x, y: at.y + size, size, color });
      x += run.width;
    }
    return x;
  };
  const room = (height: number) => {
    if (at.y + height > PAGE.height - MARGIN) at = { page: at.page + 1, y: MARGIN };
  };
  const paragraph = (text: string, left: number, right: number, size: number, bold: boolean, color: string) => {
    for (const line of wrapped(text, right - left, size, bold)) {
      room(size * 1.4);
      put(line, left, size, bold, color);
      at.y += size * 1.38;
    }
  };
  const set = (blocks: Block[], left: number, right: number, ink: string) => {
    for (const block of blocks) {
      if (block.kind === 'heading') {
        const text = look.capitals ? block.text.toUpperCase() : block.text;
        at.y += 9;
        room(40);
        paragraph(look.spacedHeadings ? [...text].join(' ') : text, left, right, 13, true, ink);
        at.y += 2;
      } else if (block.kind === 'name') {
        if (look.band)
          onPage(at.page).shapes.push({
            x: left - 20,
            y: at.y - 8,
            width: right - left + 40,
            height: 42,
            color: '#26364d',
          });
        paragraph(
          look.capitals ? block.text.toUpperCase() : block.text,
          left,
          right,
          22,
          true,
          look.band ? '#ffffff' : ink,
        );
        at.y += look.band ? 12 : 2;
      } else if (block.kind === 'text') paragraph(block.text, left, right, 10, false, ink);
      else if (block.kind === 'strong') {
        at.y += 4;
        room(30);
        paragraph(block.text, left, right, 10.5, true, ink);
      } else if (block.kind === 'bullet') {
        room(14);
        put(look.bullet, left + 4, 10, false, ink);
        paragraph(block.text, left + 16, right, 10, false, ink);
      } else if (block.kind === 'unseen') paragraph(block.text, left, right, 7, false, '#ffffff');
      else {
        const strong = block.strong === true;
        at.y += strong ? 4 : 1;
        room(28);
        const start = { ...at };
        if (block.share) {
          put(block.cells[0], left, 10, false, ink);
          paragraph(block.cells[1], left + (right - left) * block.share, right, 10, true, ink);
        } else {
          const wide = widthOf(block.cells[1], 10, false);
          paragraph(block.cells[0], left, right - wide - 20, 10.5, strong, ink);
          const end = { ...at };
          at = start;
          put(block.cells[1], right - wide, 10, false, ink);
          at = end;
        }
      }
    }
  };
  set(top, MARGIN, PAGE.width - MARGIN, '#111111');
  if (columns) {
    const start = { ...at };
    const gutter = MARGIN + (PAGE.width - 2 * MARGIN) * columns.share;
    if (columns.dark) pages[0]!.shapes.push({ x: 0, y: 0, width: gutter - 8, height: PAGE.height, color: '#2b3a4f' });
    set(columns.left, columns.dark ? 20 : MARGIN, gutter - 16, columns.dark ? '#f4f4f4' : '#111111');
    const end = { ...at };
    at = start;
    set(columns.right, gutter + 10, PAGE.width - MARGIN, '#111111');
    if (end.page > at.page || (end.page === at.page && end.y > at.y)) at = end;
  }
  set(rest, MARGIN, PAGE.width - MARGIN, '#111111');
  if (look.footer !== null) {
    for (const number of pages.keys()) {
      at = { page: number, y: PAGE.height - 30 };
      put(`${look.footer} – ${number + 1} / ${pages.length}`, MARGIN, 8, false, '#666666');
    }
  }
  return pages;
}

function wrapped(text: string, width: number, size: number, bold: boolean): string[] {
  const lines: string[] = [];
  let open = '';
  for (const word of text.split(' ')) {
    const longer = open ? `${open} ${word}` : word;
    if (open && widthOf(longer, size, bold) > width) {
      lines.push(open);
      open = word;
    } else open = longer;
  }
  return [...lines, open];
}

function widthOf(text: string, size: number, bold: boolean): number {
  return runsOf(text, bold, size).reduce((sum, { width }) => sum + width, 0);
}

/** Splits a string into runs, each of which can be drawn with a single font. */
function runsOf(text: string, bold: boolean, size: number): { text: string; face: Face; width: number }[] {
  const faces = FACES[bold ? '700' : '400'];
  const parts: { text: string; face: Face }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const last = parts.at(-1);
    const face = last?.face.font.hasGlyphForCodePoint(code)
      ? last.face
      : (faces.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? faces[0]!);
    if (last?.face === face) last.text += letter;
    else parts.push({ text: letter, face });
  }
  return parts.map((part) => ({
    ...part,
    width: (part.face.font.layout(part.text).advanceWidth / part.face.font.unitsPerEm) * size,
  }));
}
