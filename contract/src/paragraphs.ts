import type { JobTextBlock } from './job-texts.ts';

/** Converts plain text blocks to HTML for the rich text editor; markup in the text is escaped. */
export function formatBlocksAsHtml(blocks: readonly JobTextBlock[]): string {
  const html = blocks.map(({ kind, text }, at) => {
    if (kind === 'heading') return `<h3>${escaped(text)}</h3>`;
    if (kind === 'text') return `<p>${escaped(text)}</p>`;
    const [begin, end] = [blocks[at - 1], blocks[at + 1]].map((other) => other?.kind !== 'item');
    return `${begin ? '<ul>' : ''}<li><p>${escaped(text)}</p></li>${end ? '</ul>' : ''}`;
  });
  return html.join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
