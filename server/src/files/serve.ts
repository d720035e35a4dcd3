import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
import { FILE_TYPES, type Files } from './files.ts';

/** Stored files, to whoever knows their names. What a name stands for never changes. */
export function serveFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>('/files/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const bytes = await files.get(params.name);
    if (!bytes) throw notFound();
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-disposition': 'inline' })
      .type(FILE_TYPES.webp)
      .send(bytes);
  });
}
