import { createHash } from 'node:crypto';
import { AppError } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Size and hash of the bytes that have passed so far. */
export interface Measure {
  bytes: number;
  sha256(): Buffer;
  /** Error of the source stream. Undefined if the consumer failed. */
  failure?: unknown;
}

/** Passes bytes through, and counts and hashes them. Throws `too_large` above `maxBytes`. */
export function createMeasuredStream(
  body: Uint8Array | AsyncIterable<Uint8Array>,
  maxBytes = Infinity,
): { body: AsyncIterable<Uint8Array>; measure: Measure } {
  const hash = createHash('sha256');
  const measure: Measure = { bytes: 0, sha256: () => hash.digest() };
  const chunks = body instanceof Uint8Array ? [body] : body;
  return {
    measure,
    body: (async function* () {
      try {
        for await (const chunk of chunks) {
          measure.bytes += chunk.length;
          if (measure.bytes > maxBytes) throw new AppError('too_large', formatMessage(errors.tooLarge));
          hash.update(chunk);
          yield chunk;
        }
      } catch (error) {
        measure.failure = error;
        throw error;
      }
    })(),
  };
}
