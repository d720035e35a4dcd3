import type { Readable } from 'node:stream';
import { AppError } from '../../core/errors/errors.ts';
import type { FileStorage } from './files.ts';

/**
 * Reads a file; returns null if the file or its bytes no longer exist. Throws `unavailable` if the store is
 * unreachable.
 */
export async function readIfStored(files: FileStorage, path: string): Promise<Readable | null> {
  try {
    const file = await files.open(path);
    return file && (await file.read());
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
