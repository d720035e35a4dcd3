import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Paths of temporary files, by request. */
const uploads = new WeakMap<FastifyRequest, string[]>();

/**
 * Streams an uploaded file to the temporary folder, so that memory use does not depend on its size. Returns a file
 * backed by the temporary file.
 */
export async function keepUpload(request: FastifyRequest, { file, filename, mimetype }: MultipartFile): Promise<File> {
  const path = join(tmpdir(), `crewdock-upload-${randomUUID()}`);
  uploads.set(request, [...(uploads.get(request) ?? []), path]);
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new AppError('unavailable', formatMessage(errors.noSpace), { retryAfter: 5, cause: error as Error });
  }
  if (file.truncated) throw new AppError('too_large', formatMessage(errors.tooLarge));
  return new File([await openAsBlob(path)], filename, { type: mimetype });
}

/**
 * Deletes the temporary files of each request when its handler has ended, which may be after the client has
 * disconnected.
 */
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
