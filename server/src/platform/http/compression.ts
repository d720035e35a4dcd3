import negotiator from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = (typeof ENCODINGS)[number];

/** Of those that a caller takes, the first is best. */
const ENCODINGS = ['br', 'gzip'] as const;
/** Of fewer bytes nothing is saved. */
const THRESHOLD = 1024;
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Of an answer, and of what is kept: a tenth smaller for twice the time. */
const QUALITY = { once: 4, kept: 7 };

/** Compresses answers on their way, but those that say that they are. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: [...ENCODINGS],
    brotliOptions: brotli(QUALITY.once),
  });
}

/** What the caller takes of it, or null. */
export function encodingFor({ headers }: FastifyRequest): Encoding | null {
  return negotiator.negotiate(headers['accept-encoding'] ?? '', [...ENCODINGS]);
}

/** What is kept and given to many. */
export function compressed(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? toBrotli(text, brotli(QUALITY.kept)) : toGzip(text);
}

const toBrotli = promisify(brotliCompress) as (
  text: string | Buffer,
  options: ReturnType<typeof brotli>,
) => Promise<Buffer>;
const toGzip = promisify(gzip) as (text: string | Buffer) => Promise<Buffer>;
