import { SUMMARY_BLOCKS_MAX, SUMMARY_LISTS_MAX, SUMMARY_MAX } from '@crewdock/contract/card-editing';
import sanitizeHtml from 'sanitize-html';

/** Nobody writes that deep: what walks through a summary may call itself for each. */
const NESTING_MAX = 30;
const BLOCKS = new Set(['p', 'li', 'h3', 'h4', 'blockquote']);

/** Rich text as it may stand in a page: paragraphs, lists and emphasis; links go out without passing on reputation. */
export function sanitizeSummary(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h3', 'h4', 'blockquote', 'a'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    nestingLimit: NESTING_MAX,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer', target: '_blank' }) },
  });
}

/** What is too much of a clean summary, in words that follow its name. */
export function tooMuchOf(summary: string): string[] {
  let [blocks, lists, most] = [0, 0, 0];
  for (const [, end, tag = ''] of summary.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (BLOCKS.has(tag) && !end) blocks += 1;
    if (tag === 'ul' || tag === 'ol') lists += end ? -1 : 1;
    most = Math.max(most, lists);
  }
  const atMost = (max: number) => `must have at most ${max.toLocaleString('en')}`;
  return [
    ...(summary.length > SUMMARY_MAX ? [`${atMost(SUMMARY_MAX)} characters, its markup included`] : []),
    ...(blocks > SUMMARY_BLOCKS_MAX ? [`${atMost(SUMMARY_BLOCKS_MAX)} paragraphs, headings and list entries`] : []),
    ...(most > SUMMARY_LISTS_MAX ? [`${atMost(SUMMARY_LISTS_MAX)} lists in each other`] : []),
  ];
}

/** Its text alone, for descriptions of pages: one line of at most `max` characters. */
export function plainSummary(html: string, max: number): string {
  const text = sanitizeHtml(html.replace(/<\/(p|li|h3|h4)>/g, ' '), { allowedTags: [], allowedAttributes: {} });
  const line = decode(text).replace(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, line.lastIndexOf(' ', max - 1))}…`;
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
