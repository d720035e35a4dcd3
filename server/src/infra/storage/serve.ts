import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { DOCUMENT_TYPES } from '@crewdock/contract/fields';
import type { FastifyInstance } from 'fastify';
import { requestedPart } from '../http-headers/byte-range.ts';
import { notFound } from '../../core/errors/errors.ts';
import type { FileStorage, StoredFile } from './files.ts';
import { toStoragePath } from './path.ts';

/**
 * Serves files of public purposes to anyone who knows the path. Browsers may cache them, because their content never
 * changes.
 */
export function serveFiles(app: FastifyInstance, files: FileStorage): void {
  const isPublic = new Set(files.purposes.filter((purpose) => purpose.isPublic).map(({ name }) => name));
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    schema: { hide: true },
    async handler(request, reply) {
      const file = await files.open(toStoragePath(request.params.name));
      if (!file || !isPublic.has(file.purpose)) throw notFound();
      const part = requestedPart(file, request, reply);
      const body = request.method === 'HEAD' ? undefined : await file.read(part.range);
      return reply
        .code(part.status)
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-disposition': 'inline' })
        .headers({ etag: file.etag, ...part.headers })
        .type(file.type)
        .send(body);
    },
  });
}

/** Returns the content of a stored file for a response that supports ranges. */
export function storedContents({ etag, bytes, read }: StoredFile): Pick<FileAnswer, 'rangeEtag' | 'bytes' | 'open'> {
  return { rangeEtag: etag, bytes: bytes ?? undefined, open: read };
}

type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type DocumentAnswer = FileAnswer<DocumentType>;

/**
 * Returns a response with an uploaded document; the feature must check access first. The document is always a download,
 * so that it never opens with the portal's origin.
 */
export async function documentAnswer(
  files: FileStorage,
  { path, name }: { path: string; name: string },
): Promise<DocumentAnswer> {
  const file = await files.open(path);
  if (!file) throw notFound();
  return { type: file.type as DocumentType, name, disposition: 'attachment', ...storedContents(file) };
}

/**
 * Returns a response with an uploaded PDF for a frame in the portal. The content security policy allows only the
 * browser's PDF viewer.
 */
export async function framedPdf(
  files: FileStorage,
  { path, name }: { path: string; name: string },
): Promise<FileAnswer<'application/pdf'>> {
  const file = await files.open(path);
  if (file?.type !== 'application/pdf') throw notFound();
  return { type: file.type, name, disposition: 'inline', isFramed: true, ...storedContents(file) };
}
