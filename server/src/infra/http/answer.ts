import type { ByteRange, Endpoint, FileAnswer } from '@crewdock/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { requestedPart } from '../http-headers/byte-range.ts';
import { contentDisposition } from '../http-headers/content-disposition.ts';
import { busyError } from '../../core/errors/errors.ts';
import { hashText, toWeakEtag, isNotModified } from '../http-headers/etag.ts';
import { eventLines } from './event-lines.ts';

/**
 * Sends JSON. Public GET responses get an ETag, and status 304 when they have not changed; all other responses are
 * `no-store`.
 */
export function sendJson(
  text: string,
  { method, access, secret }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('vary', varyOf(reply)).type('application/json');
  const isPublic = method === 'GET' && access === 'public' && !secret && request.headers.authorization === undefined;
  if (!isPublic) return reply.header('cache-control', 'no-store').send(text);
  const etag = toWeakEtag(hashText(text));
  reply.headers({ etag, 'cache-control': 'no-cache' });
  return isNotModified(etag, request) ? reply.code(304).send() : reply.send(text);
}

/**
 * Sends a file. An error before the first byte is thrown. A later error closes the connection, so that the client does
 * not take a truncated file for a complete one.
 */
export async function sendFile(
  { type, name, disposition, isFramed, etag, rangeEtag, bytes, open }: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<FastifyReply> {
  const tag = etag ?? rangeEtag;
  const headers = {
    vary: varyOf(reply),
    'cache-control': etag === undefined ? 'no-store' : 'private, no-cache',
    ...(tag !== undefined && { etag: tag }),
  };
  if (tag !== undefined && isNotModified(tag, request)) return reply.headers(headers).code(304).send();
  const isHead = request.method === 'HEAD';
  // The size of a generated file is only known after generating it.
  const generated = rangeEtag !== undefined && bytes === undefined && !isHead ? await open() : undefined;
  const size = generated instanceof Uint8Array ? generated.length : bytes;
  const part = requestedPart({ etag: rangeEtag, bytes: size }, request, reply);
  const body = isHead ? undefined : await begin(cutPart(generated, part.range) ?? (await open(part.range)), signal);
  return reply
    .code(part.status)
    .headers({
      ...headers,
      ...part.headers,
      ...(isFramed && { 'content-security-policy': FRAMED }),
      'content-disposition': contentDisposition(disposition, name),
    })
    .type(type)
    .send(body);
}

/** Sends server-sent events until the iterable ends, the client disconnects or the server shuts down. */
export function sendEvents(
  events: AsyncIterable<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): FastifyReply {
  reply
    .headers({ vary: varyOf(reply), 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream');
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(eventLines(events, signal), { objectMode: false }));
}

/** Forbids scripts and external resources. Browsers' built-in viewers need `style-src`. */
const FRAMED = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

function varyOf(reply: FastifyReply): string {
  return ['Host, Authorization', reply.getHeader('vary')].filter(Boolean).join(', ');
}

type Contents = Awaited<ReturnType<FileAnswer['open']>>;

function cutPart(contents: Contents | undefined, range: ByteRange | undefined): Contents | undefined {
  return contents instanceof Uint8Array && range ? contents.subarray(range.first, range.last + 1) : contents;
}

/** Resolves when the first byte is available, or at the end if the body is empty. */
async function begin(
  body: Uint8Array | AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<Uint8Array | Readable> {
  if (body instanceof Uint8Array) return body;
  const stream = body instanceof Readable ? body : Readable.from(body, { objectMode: false });
  try {
    await once(stream, 'readable', { signal });
  } catch (error) {
    stream.destroy();
    throw signal.aborted ? busyError() : error;
  }
  return stream;
}
