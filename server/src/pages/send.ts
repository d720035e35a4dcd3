import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressForCache, encodingFor } from '../infra/http/compression.ts';
import { toWeakEtag, isNotModified } from '../infra/http-headers/etag.ts';
import { KeptBytes } from '../infra/http/lru-cache.ts';

export interface HtmlPage {
  status: number;
  html: string;
  /** The CSP nonce of the page's inline styles. Pages with different content have different nonces. */
  nonce: string;
}

/** Cache size in bytes, enough for about six hundred pages. */
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Sends pages with ETags: 304 if the browser has the current page, otherwise the compressed page. Compressed pages are
 * cached.
 */
export class PageSender {
  readonly #kept = new KeptBytes(KEPT_BYTES);

  async send({ status, html, nonce }: HtmlPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const etag = toWeakEtag(nonce);
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Host, Accept-Encoding' });
    if (status === 200 && isNotModified(etag, request)) return reply.code(304).send();
    reply.code(status).type('text/html; charset=utf-8');
    const encoding = encodingFor(request);
    if (encoding === null) return reply.send(html);
    const bytes = await this.#kept.getOrMake(`${encoding} ${nonce}`, () => compressForCache(html, encoding));
    return reply.header('content-encoding', encoding).send(bytes);
  }
}
