import { createHash } from 'node:crypto';
import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { toSlug } from '../public-id.ts';
import type { TalentRow } from '../queries.ts';
import { isEmpty } from './content.ts';
import { cvInput, loadCv } from './input.ts';
import { cvTag, renderedCv, type WithCvs } from './renderer.ts';
import type { WithNames } from '../../dictionaries/names.ts';

/**
 * Returns the PDF of a talent that the requester can see. Nothing is rendered if the client already has this version.
 */
export async function cvPdf(
  card: TalentRow,
  context: Context & WithCvs & WithNames,
): Promise<FileAnswer<'application/pdf'>> {
  const input = await cvInput(card, context);
  if (isEmpty(input.content)) throw notFound();
  const etag = `"${cvTag(input)}"`;
  return {
    type: 'application/pdf',
    name: `${fileName(card)}.pdf`,
    disposition: 'inline',
    etag,
    rangeEtag: etag,
    open: async () => (await renderedCv(input, context, context.signal)).bytes,
  };
}

/** Returns the same CV as JSON Resume. */
export async function cvJson(card: TalentRow, context: Context & WithNames): Promise<FileAnswer<'application/json'>> {
  const { content, resume } = await loadCv(card, context);
  if (isEmpty(content)) throw notFound();
  const bytes = Buffer.from(JSON.stringify(resume, null, 2));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return {
    type: 'application/json',
    name: `${fileName(card)}.json`,
    disposition: 'attachment',
    etag,
    rangeEtag: etag,
    bytes: bytes.length,
    open: async (range) => (range ? bytes.subarray(range.first, range.last + 1) : bytes),
  };
}

function fileName({ name, title }: TalentRow): string {
  return [toSlug(name), toSlug(title)].filter(Boolean).join('-') || 'cv';
}
