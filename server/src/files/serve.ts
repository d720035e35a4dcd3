import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
import { FILE_TYPES, type Files } from './files.ts';

/** Stored pictures, to whoever knows their names. What a name stands for never changes. Documents are not served here. */
export function serveFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>('/files/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const bytes = params.name.endsWith('.webp') ? await files.get(`/files/${params.name}`) : null;
    if (!bytes) throw notFound();
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-disposition': 'inline' })
      .type(FILE_TYPES.webp)
      .send(bytes);
  });
}
