import type { ReadDocument } from '../document.ts';
import { damagedFile } from '../refused.ts';
import { layOutFlowLines } from './flow.ts';
import { FlowWriter } from './flow-writer.ts';

interface Group {
  skipped: boolean;
  bold: boolean;
  hidden: boolean;
  white: boolean;
  size: number;
  /** Number of fallback characters after each Unicode escape. */
  fallbacks: number;
}

/** Groups that do not contain text of the document. */
const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping latentstyles datastore generator footer footerl footerr footnote annotation comment xmlnstbl listtable listoverridetable rsidtbl fldinst bkmkstart bkmkend nonshppict atnid atnauthor'.split(
    ' ',
  ),
);
const SIGNS: Record<string, string> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
};
const ENDS = new Set(['par', 'line', 'row', 'nestrow', 'sect', 'page', 'column']);
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;
const DEPTH_MAX = 500;

export function readRtf(bytes: Buffer): ReadDocument {
  const source = bytes.toString('latin1');
  const decoder = new TextDecoder(`windows-${/\\ansicpg(125\d)/.exec(source)?.[1] ?? '1252'}`);
  const whites = whiteColors(source);
  const writer = new FlowWriter();
  const groups: Group[] = [{ skipped: false, bold: false, hidden: false, white: false, size: 0, fallbacks: 1 }];
  let skipNext = 0;
  let isStarred = false;
  const write = (text: string) => {
    const { skipped, hidden, white, bold, size } = groups.at(-1)!;
    if (!skipped && !hidden && !white) writer.add(text, { bold, size });
  };
  const control = (word: string, number: number | null) => {
    const group = groups.at(-1)!;
    if (isStarred || SKIPPED.has(word)) group.skipped ||= word !== 'shptxt' && word !== 'shpinst';
    isStarred = false;
    if (word === 'u' && number !== null) {
      write(String.fromCharCode(number & 0xffff));
      skipNext = group.fallbacks;
    } else if (word === 'uc') group.fallbacks = number ?? 1;
    else if (word === 'b') group.bold = number !== 0;
    else if (word === 'v') group.hidden = number !== 0;
    else if (word === 'cf') group.white = whites.has(number ?? 0);
    else if (word === 'fs') group.size = (number ?? 0) / 2;
    else if (word === 'plain') Object.assign(group, { bold: false, hidden: false, white: false, size: 0 });
    else if (SIGNS[word]) write(SIGNS[word]);
    else if (ENDS.has(word) && !group.skipped) writer.end();
  };
  for (const [, word, number, hex, sign, brace, text] of source.matchAll(TOKEN)) {
    if (word) control(word, number === undefined ? null : Number(number));
    else if (brace === '{') groups.push({ ...groups.at(-1)! });
    else if (brace === '}') {
      if (groups.length > 1) groups.pop();
    } else if (sign === '*') isStarred = true;
    else if (hex && skipNext > 0) skipNext -= 1;
    else if (hex) write(decoder.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (sign === '~') write(' ');
    else if (sign && '\\{}-_'.includes(sign)) write(sign === '-' ? '' : sign);
    else if (text) {
      write(text.slice(skipNext));
      skipNext = Math.max(0, skipNext - text.length);
    }
    if (groups.length > DEPTH_MAX) throw damagedFile();
  }
  return layOutFlowLines(writer.lines());
}

/** Indexes in the color table of colors that are invisible on white paper. */
function whiteColors(source: string): Set<number> {
  const table = /\{\\colortbl([^}]*)\}/.exec(source)?.[1] ?? '';
  const isWhite = (entry: string) => {
    const parts = [...entry.matchAll(/\\(?:red|green|blue)(\d+)/g)].map(([, part]) => Number(part));
    return parts.length === 3 && parts.every((part) => part > 230);
  };
  return new Set([...table.split(';').entries()].flatMap(([number, entry]) => (isWhite(entry) ? [number] : [])));
}
