import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, encodingFor } from '../platform/http/compression.ts';
import { etagOf, isKnown } from '../platform/http/etag.ts';
import { KeptBytes } from '../platform/kept-bytes.ts';

export interface Page {
  status: number;
  html: string;
  /** Of its inline styles: another one in each other page. */
  nonce: string;
}

/** Some six hundred pages. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Sends pages: compressed once for all who ask for the same one, and not at all where the browser has it. */
export class PageSender {
  readonly #kept = new KeptBytes(KEPT_BYTES);

  async send({ status, html, nonce }: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const etag = etagOf(nonce);
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Host, Accept-Encoding' });
    if (status === 200 && isKnown(etag, request)) return reply.code(304).send();
    reply.code(status).type('text/html; charset=utf-8');
    const encoding = encodingFor(request);
    if (encoding === null) return reply.send(html);
    const bytes = await this.#kept.getOrMake(`${encoding} ${nonce}`, () => compressed(html, encoding));
    return reply.header('content-encoding', encoding).send(bytes);
  }
}
