import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
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

export type DocumentAnswer = FileAnswer<(typeof DOCUMENT_TYPES)[number]>;

/** A document as it was given, to whom its feature lets have it: always to be saved, never to be opened in the portal's name. */
export async function documentAnswer(
  files: Files,
  { path, name }: { path: string; name: string },
): Promise<DocumentAnswer> {
  const bytes = await files.get(path);
  if (!bytes) throw notFound();
  const type = FILE_TYPES[path.split('.').at(-1) as Exclude<Ending, 'webp'>];
  return { type, name, disposition: 'attachment', bytes: bytes.length, open: async () => bytes };
}
