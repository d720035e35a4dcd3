import negotiator from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = (typeof ENCODINGS)[number];

/** Supported encodings, in order of preference. */
const ENCODINGS = ['br', 'gzip'] as const;
/** Minimum response size in bytes: compressing smaller responses does not help. */
const THRESHOLD = 1024;
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/**
 * Brotli quality of responses that are sent once, and of cached responses: 7 is 10 % smaller than 4, but takes twice as
 * long.
 */
const QUALITY = { once: 4, kept: 7 };

/** Compresses responses, except those that already have a `content-encoding`. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: [...ENCODINGS],
    brotliOptions: brotli(QUALITY.once),
  });
}

/** Returns the best encoding that the client accepts, or null. */
export function encodingFor({ headers }: FastifyRequest): Encoding | null {
  return negotiator.negotiate(headers['accept-encoding'] ?? '', [...ENCODINGS]);
}

/** Compresses bytes that are cached and sent many times. */
export function compressForCache(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? toBrotli(text, brotli(QUALITY.kept)) : toGzip(text);
}

const toBrotli = promisify(brotliCompress) as (
  text: string | Buffer,
  options: ReturnType<typeof brotli>,
) => Promise<Buffer>;
const toGzip = promisify(gzip) as (text: string | Buffer) => Promise<Buffer>;
