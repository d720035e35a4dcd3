import { RICH_TEXT_BLOCKS_MAX, RICH_TEXT_LISTS_MAX } from '@crewdock/contract/limits';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from './escape-html.ts';

/** Nobody writes that deep: what walks through a text may call itself for each. */
const NESTING_MAX = 30;
const INLINE = new Set(['strong', 'em', 'b', 'i', 'u', 'a']);
const HEADINGS = new Set(['h3', 'h4']);
const BLOCKS = new Set(['p', 'li', 'h3', 'h4', 'blockquote']);

const TAGS = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h3', 'h4', 'blockquote', 'a'];

/** Rich text as it may stand in a page: paragraphs, lists and emphasis; links go out without passing on reputation. */
export function sanitizeRichText(html: string): string {
  return isClean(html) ? html : sanitize(html);
}

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    nestingLimit: NESTING_MAX,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer', target: '_blank' }) },
  });
}

/** A piece as `sanitize` leaves it: a tag, or text in which nothing can be one. */
const CLEAN =
  /<br \/>|<(\/?)(p|ul|ol|li|strong|em|b|i|u|h3|h4|blockquote|a(?: href="(?:https?:\/\/|mailto:)[\w.~:/?#@!$'()*+,;=%-]*" rel="nofollow noopener noreferrer" target="_blank")?)>|(?:[^<>&\0\r]|&(?:amp|lt|gt);)+/y;

/**
 * Whether rich text is already as `sanitize` leaves it, so that every read needs not take it apart: what was cleaned when it was saved
 * is. Of anything else it says no, also where nothing is wrong with it.
 */
function isClean(html: string): boolean {
  const open: string[] = [];
  for (CLEAN.lastIndex = 0; CLEAN.lastIndex < html.length;) {
    const piece = CLEAN.exec(html);
    if (!piece) return false;
    const [, end, tag] = piece;
    if (tag === undefined) continue;
    const name = tag[0] === 'a' ? 'a' : tag;
    if (end) {
      if (open.pop() !== name || tag !== name) return false;
    } else if (tag === 'a' || open.push(name) > NESTING_MAX || mayNotStandIn(name, open)) return false;
  }
  return open.length === 0;
}

/** What a reader of HTML would close by itself, here or further out. */
function mayNotStandIn(name: string, open: string[]): boolean {
  const outer = open.slice(0, -1);
  return (
    (outer.includes('p') && !INLINE.has(name)) ||
    (name === 'a' && outer.includes('a')) ||
    (HEADINGS.has(name) && outer.some((each) => HEADINGS.has(each))) ||
    (name === 'li' && !/^[uo]l$/.test(outer.at(-1) ?? ''))
  );
}

/** What is too much of a clean text of at most so many characters, in words that follow its name. */
export function tooMuchOf(text: string, max: number): string[] {
  let [blocks, lists, deepest] = [0, 0, 0];
  for (const [, end, tag = ''] of text.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (BLOCKS.has(tag) && !end) blocks += 1;
    if (tag === 'ul' || tag === 'ol') lists += end ? -1 : 1;
    deepest = Math.max(deepest, lists);
  }
  const atMost = (most: number) => `must have at most ${most.toLocaleString('en')}`;
  return [
    ...(text.length > max ? [`${atMost(max)} characters, its markup included`] : []),
    ...(blocks > RICH_TEXT_BLOCKS_MAX ? [`${atMost(RICH_TEXT_BLOCKS_MAX)} paragraphs, headings and list entries`] : []),
    ...(deepest > RICH_TEXT_LISTS_MAX ? [`${atMost(RICH_TEXT_LISTS_MAX)} lists in each other`] : []),
  ];
}

/** Plain text as rich text, a paragraph a line. */
export function richTextOf(plain: string): string {
  const lines = plain.split('\n').map((line) => line.trim());
  const html = lines.filter(Boolean).map((line) => `<p>${escapeHtml(line)}</p>`);
  return sanitizeRichText(html.join(''));
}

/** Its text alone, for descriptions of pages: one line of at most `max` characters. */
export function plainRichText(html: string, max: number): string {
  const text = sanitizeHtml(html.replace(/<\/(p|li|h3|h4)>/g, ' '), { allowedTags: [], allowedAttributes: {} });
  const line = decode(text).replace(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, line.lastIndexOf(' ', max - 1))}…`;
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
