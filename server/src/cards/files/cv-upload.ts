import type { FastifyReply } from 'fastify';
import { type Ending, FILE_TYPES } from '../../files/files.ts';
import { type Context, personOf } from '../../http/context.ts';
import { invalidField, notFound } from '../../http/errors.ts';
import { oneLine } from '../../plain-text.ts';
import { editableCard } from '../editing/editable.ts';
import { documentType } from './document-type.ts';
import { replaceFiles } from './photo.ts';

const LONGEST_NAME = 120;

/** Keeps a CV as it was given. */
export async function setCv(key: string, file: File, context: Context): Promise<void> {
  const { files, limits } = context;
  await editableCard('talent', key, context);
  await limits.use('upload', String(personOf(context).id));
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = documentType(bytes);
  if (!type) throw invalidField('cv', 'must be a PDF or a DOCX without macros');
  const path = await files.put(bytes, type);
  try {
    await replaceFiles(key, { cv_file: path, cv_name: nameOf(file, type) }, context);
  } catch (error) {
    await files.remove(path);
    throw error;
  }
}

export async function removeCv(key: string, context: Context): Promise<void> {
  await replaceFiles(key, { cv_file: null, cv_name: null }, context);
}

/** The uploaded file, to who may edit the card: always to be saved, never to be opened in the portal's name. */
export async function sendUploadedCv(
  key: string,
  context: Pick<Context, 'db' | 'actor' | 'files'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const card = await editableCard('talent', key, context);
  const bytes = card.cv_file && (await context.files.get(card.cv_file));
  if (!card.cv_file || !bytes) throw notFound();
  const type = FILE_TYPES[card.cv_file.split('.').at(-1) as Ending];
  return reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(card.cv_name ?? 'cv') })
    .type(type)
    .send(bytes);
}

/** `Content-Disposition` of a file to be saved under this name, also where only ASCII is understood. */
export function attachment(name: string): string {
  const ascii =
    name
      .normalize('NFKD')
      .replaceAll(/[^\w.() -]+/g, '')
      .trim() || 'cv';
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** What its owner called it, with the ending that its content has. */
function nameOf(file: File, type: Ending): string {
  const base = oneLine(file.name)
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .toWellFormed();
  return `${[...base].slice(0, LONGEST_NAME).join('').trim() || 'cv'}.${type}`;
}
