import { RICH_TEXT_BLOCKS_MAX, RICH_TEXT_LISTS_MAX } from '@crewdock/contract/limits';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from './escape-html.ts';
import { NESTING_MAX, isClean } from './rich-text-clean.ts';
import * as errors from '../messages/errors/file.ts';
import { formatMessage } from '../messages/format-message.ts';

const BLOCKS = new Set(['p', 'li', 'h3', 'h4', 'blockquote']);

const TAGS = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h3', 'h4', 'blockquote', 'a'];

/** Sanitizes rich text: allows paragraphs, lists, headings, emphasis and links, and adds rel="nofollow" to links. */
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

/**
 * Checks sanitized rich text. Returns a validation message for each exceeded limit: length, number of blocks, nesting
 * of lists.
 */
export function findExceededLimits(text: string, max: number): string[] {
  let [blocks, lists, deepest] = [0, 0, 0];
  for (const [, end, tag = ''] of text.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (BLOCKS.has(tag) && !end) blocks += 1;
    if (tag === 'ul' || tag === 'ol') lists += end ? -1 : 1;
    deepest = Math.max(deepest, lists);
  }
  return [
    ...(text.length > max ? [formatMessage(errors.markupTooLong, { max })] : []),
    ...(blocks > RICH_TEXT_BLOCKS_MAX ? [formatMessage(errors.tooManyBlocks, { max: RICH_TEXT_BLOCKS_MAX })] : []),
    ...(deepest > RICH_TEXT_LISTS_MAX ? [formatMessage(errors.listsTooDeep, { max: RICH_TEXT_LISTS_MAX })] : []),
  ];
}

/** Converts plain text into rich text, one paragraph per line. */
export function toRichText(plain: string): string {
  const lines = plain.split('\n').map((line) => line.trim());
  const html = lines.filter(Boolean).map((line) => `<p>${escapeHtml(line)}</p>`);
  return sanitizeRichText(html.join(''));
}

/** Converts rich text to one line of at most `max` characters, for page descriptions. */
export function plainRichText(html: string, max: number): string {
  const text = sanitizeHtml(html.replace(/<\/(p|li|h3|h4)>/g, ' '), { allowedTags: [], allowedAttributes: {} });
  const line = decode(text).replace(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, line.lastIndexOf(' ', max - 1))}…`;
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
