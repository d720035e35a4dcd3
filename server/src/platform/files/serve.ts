import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
import type { Files } from './files.ts';
import { pathOf } from './path.ts';

/** Serves files of public purposes to everybody who knows the path. Contents never change, so they are cached. */
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

/**
 * A response with an uploaded document; the feature checks access. Always a download, so that it never opens under the
 * portal's origin.
 */
export async function documentAnswer(
  files: Files,
  { path, name }: { path: string; name: string },
): Promise<DocumentAnswer> {
  const file = await files.open(path);
  if (!file) throw notFound();
  const type = file.type as DocumentType;
  return { type, name, disposition: 'attachment', bytes: file.bytes ?? undefined, open: file.read };
}

/**
 * A response with an uploaded PDF for a frame of the portal. Its content security policy forbids everything but the
 * browser's PDF viewer.
 */
export async function framedPdf(
  files: Files,
  { path, name }: { path: string; name: string },
): Promise<FileAnswer<'application/pdf'>> {
  const file = await files.open(path);
  if (file?.type !== 'application/pdf') throw notFound();
  const { type, bytes, read: open } = file;
  return { type, name, disposition: 'inline', isFramed: true, bytes: bytes ?? undefined, open };
}
