import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
import type { Files } from './files.ts';
import { pathOf } from './path.ts';

/** Files that everybody may see, to whoever knows their names. What a name stands for never changes. */
export function serveFiles(app: FastifyInstance, files: Files): void {
  const isPublic = new Set(files.purposes.filter((purpose) => purpose.isPublic).map(({ name }) => name));
  app.get<{ Params: { name: string } }>('/files/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const file = await files.open(pathOf(params.name));
    if (!file || !isPublic.has(file.purpose)) throw notFound();
    const body = await file.read();
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-disposition': 'inline' })
      .type(file.type)
      .send(body);
  });
}

type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type DocumentAnswer = FileAnswer<DocumentType>;

/** A document as it was given, to whom its feature lets have it: always to be saved, never to be opened in the portal's name. */
export async function documentAnswer(
  files: Files,
  { path, name }: { path: string; name: string },
): Promise<DocumentAnswer> {
  const file = await files.open(path);
  if (!file) throw notFound();
  const type = file.type as DocumentType;
  return { type, name, disposition: 'attachment', bytes: file.bytes ?? undefined, open: file.read };
}

/** A PDF as it was given, shown in a frame of the portal: the browser's viewer draws it, and its policy lets nothing else happen. */
export async function framedPdf(
  files: Files,
  { path, name }: { path: string; name: string },
): Promise<FileAnswer<'application/pdf'>> {
  const file = await files.open(path);
  if (file?.type !== 'application/pdf') throw notFound();
  const { type, bytes, read: open } = file;
  return { type, name, disposition: 'inline', isFramed: true, bytes: bytes ?? undefined, open };
}
