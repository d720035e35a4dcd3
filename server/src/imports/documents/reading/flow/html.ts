import { Parser } from 'htmlparser2';
import { decodeText } from '../../../tables/files/text/encoding.ts';
import type { ReadDocument } from '../document.ts';
import { DocumentRefused } from '../refused.ts';
import { layOutFlowLines } from './flow.ts';
import { FlowWriter } from './flow-writer.ts';
import * as errors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

const SKIPPED = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'object',
  'iframe',
  'select',
  'textarea',
]);
const BLOCKS = new Set(
  'p div section article header footer main aside ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tr td th br hr address blockquote pre figure nav'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr']);
const HIDING =
  /display:none|visibility:hidden|opacity:0(?![.\d])|opacity:0?\.0|font-size:[01](px|pt)?(;|$)|(^|;)color:(white|#fff(fff)?|#fefefe|rgb\(25[45],25[45],25[45]\)|transparent)(;|$)|(left|top|text-indent):-\d{3,}/;
/** A background on which white text is visible. */
const PAINTED = /background(-color)?:(?!none|transparent|white|#fff)/;
const DEPTH_MAX = 500;

interface Open {
  name: string;
  hidden: boolean;
  bold: boolean;
  painted: boolean;
}

/** Reads the text of an HTML page. Skips scripts, comments and hidden elements. */
export function readHtmlDocument(bytes: Buffer): ReadDocument {
  const writer = new FlowWriter();
  const open: Open[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const above = open.at(-1);
      const style = (attributes['style'] ?? '').toLowerCase().replaceAll(/\s/g, '');
      const painted = above?.painted === true || PAINTED.test(style);
      const hidden =
        above?.hidden === true ||
        SKIPPED.has(name) ||
        'hidden' in attributes ||
        (HIDING.test(style) && !(painted && /color:(white|#fff)/.test(style) && !/display:none|hidden/.test(style)));
      if (open.length > DEPTH_MAX) throw new DocumentRefused(formatMessage(errors.tooDeep));
      if (name === 'tr') writer.openRow();
      else if (name === 'td' || name === 'th') writer.openCell();
      else if (BLOCKS.has(name)) writer.end();
      if (VOID.has(name)) return;
      const bold =
        above?.bold === true || /^(b|strong|th|h[1-6])$/.test(name) || /font-weight:(bold|[6-9]00)/.test(style);
      open.push({ name, hidden, bold, painted });
    },
    ontext(text) {
      const { hidden = false, bold = false } = open.at(-1) ?? {};
      if (!hidden) writer.add(text.replaceAll(/\s+/g, ' '), { bold, size: sizeOf(open) });
    },
    onclosetag(name) {
      if (name === 'tr') writer.closeRow();
      else if (BLOCKS.has(name)) writer.end(/^h[1-6]$/.test(name));
      if (open.at(-1)?.name === name) open.pop();
    },
  });
  parser.end(decodeText(bytes).text);
  return layOutFlowLines(writer.lines());
}

/** Sizes of headings. They differ, because the level of a heading separates sections from entries. */
const HEADING_SIZES: Record<string, number> = { h1: 22, h2: 16, h3: 13.5, h4: 12.5, h5: 12, h6: 11.5 };

function sizeOf(open: Open[]): number {
  const heading = open.findLast(({ name }) => /^h[1-6]$/.test(name))?.name;
  return heading ? (HEADING_SIZES[heading] ?? 0) : 0;
}
