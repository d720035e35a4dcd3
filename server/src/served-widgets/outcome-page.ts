import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../core/text/escape-html.ts';

export interface FormOutcome {
  status: number;
  language: string;
  title: string;
  texts: string[];
  /** Submitted input, so that it can be copied if the form has to be sent again. */
  written: string[];
  /**
   * URL of the page to which to return, or its origin. Null omits the link, because the browser's back button returns
   * to the filled form.
   */
  back: string | null;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; display: grid; place-items: center; min-height: 100vh }
  main { max-width: 60ch; padding: 24px }
  blockquote { margin: 8px 0; padding-inline-start: 12px; border-inline-start: 3px solid; white-space: pre-wrap }
  h1 { font-size: 24px; line-height: 1.3 }
`;

/** Sends the result of a form as a page, for browsers without scripts. */
export function sendOutcome(
  reply: FastifyReply,
  { status, language, title, texts, written, back }: FormOutcome,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`);
  const quotes = written.map((text) => `<blockquote>${escapeHtml(text)}</blockquote>`);
  const link = back && `<p><a href="${escapeHtml(back)}">${escapeHtml(new URL(back).host)}</a></p>`;
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'self'`,
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
<main><h1>${escapeHtml(title)}</h1>${[...paragraphs, ...quotes, link ?? ''].join('')}</main>
</html>
`);
}
