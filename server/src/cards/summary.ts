import sanitizeHtml from 'sanitize-html';

/** Rich text as it may stand in a page: paragraphs, lists and emphasis; links go out without passing on reputation. */
export function sanitizeSummary(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h3', 'h4', 'blockquote', 'a'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer', target: '_blank' }) },
  });
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
