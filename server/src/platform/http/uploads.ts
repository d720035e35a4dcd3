import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from './errors.ts';

/** Where the files of a request lie. */
const uploads = new WeakMap<FastifyRequest, string[]>();

/** An uploaded file in the temporary folder, read from there piece by piece: memory doesn't grow with what people send. */
export async function keepUpload(request: FastifyRequest, { file, filename, mimetype }: MultipartFile): Promise<File> {
  const path = join(tmpdir(), `crewdock-upload-${randomUUID()}`);
  uploads.set(request, [...(uploads.get(request) ?? []), path]);
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new AppError('unavailable', 'There is no room left for files.', { retryAfter: 5, cause: error as Error });
  }
  if (file.truncated) throw new AppError('too_large', 'The file is too large.');
  return new File([await openAsBlob(path)], filename, { type: mimetype });
}

/** Removes the files of each request after its handler, which may go on when the caller has gone. */
export function removeUploads(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      try {
        return await handler.call(this, request, reply);
      } finally {
        for (const path of uploads.get(request) ?? []) await rm(path, { force: true });
      }
    };
  });
}
