import type { SummarySentence } from '@crewdock/contract/summary-improvement';
import { normalizeText } from '../imports/tables/cells/folded.ts';
import { plainRichText } from '../core/text/rich-text.ts';
import { type Ask, mentionsName } from './facts.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as matches from '../core/messages/matches.ts';

type Block = SummarySentence['block'];
type Piece = Pick<SummarySentence, 'html' | 'text' | 'block' | 'begins'>;

/** Splits a sanitized summary into sentences. Marks placeholders and repeated sentences as removed. */
export function reviewSummary(summary: string, asks: Ask[]): SummarySentence[] {
  const said = new Set<string>();
  return piecesOf(summary).map((piece) => {
    const key = normalizeText(piece.text);
    const why =
      !/[\p{L}\p{N}]/u.test(key) || NOTHING.test(key)
        ? formatMessage(matches.emptySentence)
        : said.has(key) && formatMessage(matches.repeatedSentence);
    said.add(key);
    const isGone = why !== false && !piece.block.startsWith('h');
    return {
      ...piece,
      change: isGone ? 'removed' : 'kept',
      evidence: [{ field: 'summary', text: isGone ? why : piece.text }],
      answers: isGone ? [] : asks.filter(({ name }) => mentionsName(piece.text, name)).map(({ text }) => text),
    };
  });
}

/** Matches placeholder content of CV templates. */
const NOTHING = /^(?:tbd|todo|n\/a|lorem ipsum.*|(?:your )?summary(?: here)?)[\s.:…]*$/;

const TOKEN = /<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g;

function piecesOf(summary: string): Piece[] {
  const pieces: Piece[] = [];
  const outer: string[] = [];
  let inner = '';
  const flush = () => {
    pieces.push(...sentencesOf(inner, blockOf(outer)));
    inner = '';
  };
  for (const [token, end, tag] of summary.matchAll(TOKEN)) {
    if (tag === undefined || !BLOCKS.has(tag)) {
      if (tag === 'br') flush();
      else inner += token;
      continue;
    }
    flush();
    if (end) outer.splice(outer.lastIndexOf(tag));
    else outer.push(tag);
  }
  flush();
  return pieces;
}

const BLOCKS = new Set(['p', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote']);

function blockOf(outer: string[]): Block {
  const at = outer.findLast((tag) => tag !== 'p' && tag !== 'li');
  return (at as Block | undefined) ?? 'p';
}

/** Splits HTML at the ends of sentences, but not within emphasis and links. */
function sentencesOf(html: string, block: Block): Piece[] {
  const parts = [''];
  let depth = 0;
  for (const [token, end, tag] of html.matchAll(TOKEN)) {
    if (tag !== undefined) depth += end ? -1 : 1;
    const [first = '', ...more] = tag === undefined && depth === 0 ? token.split(SENTENCE_END) : [token];
    parts.push(`${parts.pop()}${first}`);
    parts.push(...more);
  }
  // Removes the markup if it is not closed in this block, because emphasis spans several paragraphs.
  const whole = depth === 0 ? parts : [html.replaceAll(/<[^>]*>/g, '')];
  return whole
    .map((part) => ({ html: part.trim(), text: plainRichText(part, Infinity) }))
    .filter(({ text }) => text !== '')
    .map((part, at) => ({ ...part, block, begins: at === 0 }));
}

const SENTENCE_END = /(?<=[.!?…][”’)]?)(?<!\b(?:e\.g|i\.e|etc|Dr|Mr|Ms|vs)\.)\s+(?=[\p{Lu}\p{N}“‘(])/u;
