import type { ByteRange } from '@crewdock/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/http.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

interface Part {
  status: 200 | 206;
  headers: Record<string, string | number>;
  /** The part to send; undefined for the whole file. */
  range?: ByteRange;
}

/**
 * Returns the part of a file that `Range` and `If-Range` request (RFC 9110, section 14). Returns the whole file if its
 * size is unknown, if it has no strong ETag, and for several ranges. Throws `range_not_satisfiable`.
 */
export function requestedPart(
  { etag, bytes }: { etag: string | undefined; bytes: number | null | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Part {
  if (bytes === undefined || bytes === null) return { status: 200, headers: {} };
  if (etag === undefined) return { status: 200, headers: { 'content-length': bytes } };
  // Disables compression (the compression plugin reads this header), because ranges are positions in the uncompressed
  // file.
  request.headers['x-no-compression'] = 'true';
  const headers = { 'accept-ranges': 'bytes', 'content-length': bytes };
  const range = isAskedFor(etag, request) ? parseRange(request.headers.range, bytes) : null;
  if (range === null) return { status: 200, headers };
  if (range === 'unsatisfiable') {
    reply.headers({ 'accept-ranges': 'bytes', 'content-range': `bytes */${bytes}` });
    throw new AppError('range_not_satisfiable', formatMessage(errors.range));
  }
  const { first, last } = range;
  const content = { 'content-length': last - first + 1, 'content-range': `bytes ${first}-${last}/${bytes}` };
  return { status: 206, headers: { ...headers, ...content }, range };
}

/**
 * Returns whether `Range` applies: always without `If-Range`, otherwise only if the file has not changed since the
 * client loaded its part.
 */
function isAskedFor(etag: string, { method, headers }: FastifyRequest): boolean {
  const known = headers['if-range'];
  return method === 'GET' && (known === undefined || (typeof known === 'string' && known.trim() === etag));
}

/** Parses a `Range` header. Returns null if it is missing or malformed, or has several ranges. */
function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  // `-500` means the last 500 bytes.
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first < bytes ? { first, last } : 'unsatisfiable';
}
