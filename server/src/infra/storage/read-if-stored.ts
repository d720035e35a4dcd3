import type { Readable } from 'node:stream';
import { AppError } from '../../core/errors/errors.ts';
import type { FileStorage } from './files.ts';

/** The bytes of a file; null when it or its bytes are gone. Throws `unavailable` when the store is unreachable. */
export async function readIfStored(files: FileStorage, path: string): Promise<Readable | null> {
  try {
    const file = await files.open(path);
    return file && (await file.read());
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
