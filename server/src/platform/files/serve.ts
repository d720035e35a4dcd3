import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../http/errors.ts';
import { attachment } from './document.ts';
import { type Ending, FILE_TYPES, type Files } from './files.ts';

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

/** A document as it was given, to whom its feature lets have it: always to be saved, never to be opened in the portal's name. */
export async function sendDocument(
  files: Files,
  { path, name }: { path: string; name: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await files.get(path);
  if (!bytes) throw notFound();
  return reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(name) })
    .type(FILE_TYPES[path.split('.').at(-1) as Ending])
    .send(bytes);
}
