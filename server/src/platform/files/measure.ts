import { createHash } from 'node:crypto';
import { AppError } from '../http/errors.ts';

/** What has come by. */
export interface Measure {
  bytes: number;
  sha256(): Buffer;
  /** Why no more came: the fault of who sent them. */
  failure?: unknown;
}

/** Passes bytes on, of which there may be so many, and counts them. */
export function measured(
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
          if (measure.bytes > maxBytes) throw new AppError('too_large', 'The file is too large.');
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
