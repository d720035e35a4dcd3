import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../core/text/escape-html.ts';

/** Content of a page that contains only a widget. */
interface Framed {
  /** The widget's fragment, with inline styles under this nonce. */
  html: string;
  nonce: string;
  title: string;
  language: string;
  dir: string;
  scheme: 'light' | 'dark' | 'auto';
  /** Origins that may embed the page, in addition to the portal's origin; null for any origin. */
  sites: readonly string[] | null;
}

/** Sends a widget as a separate page, for sites that allow frames but no scripts. */
export function sendFrame(
  reply: FastifyReply,
  { html, nonce, title, language, dir, scheme, sites }: Framed,
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-cache',
      // Allows embedding in pages that require this header (COEP).
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "connect-src 'self'",
        "img-src 'self' data:",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-ancestors ${sites ? ["'self'", ...sites].join(' ') : '*'}`,
      ].join('; '),
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${escapeHtml(language)}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">:root { color-scheme: ${scheme === 'auto' ? 'light dark' : scheme} } body { margin: 0; padding: 4px }</style>
${html}<script async src="/widgets/v1/loader.js" nonce="${nonce}"></script>
<script nonce="${nonce}">(${tellHeight.toString()})()</script>
</html>
`);
}

/**
 * Reports the page's height to the embedding page, initially and after every change. Must be self-contained, because
 * its source is inserted into the page.
 */
function tellHeight(): void {
  const page = globalThis as unknown as {
    document: { body: object };
    parent: { postMessage(message: object, to: string): void };
    ResizeObserver: new (tell: () => void) => { observe(element: object): void };
  };
  const { body } = page.document as { body: { offsetHeight: number } };
  const tell = () => page.parent.postMessage({ crewdock: 'height', height: body.offsetHeight }, '*');
  new page.ResizeObserver(tell).observe(body);
}
