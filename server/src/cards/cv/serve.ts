import type { FileAnswer } from '@crewdock/contract/endpoint';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { toSlug } from '../public-id.ts';
import type { TalentRow } from '../queries.ts';
import { isEmpty } from './content.ts';
import { cvInput } from './input.ts';
import { cvTag, renderedCv, type WithCvs } from './renderer.ts';
import type { WithNames } from '../../dictionaries/names.ts';

/** The PDF of a talent that the requester can see. If the client already has this version, nothing is rendered. */
export async function cvPdf(
  card: TalentRow,
  context: Context & WithCvs & WithNames,
): Promise<FileAnswer<'application/pdf'>> {
  const input = await cvInput(card, context);
  if (isEmpty(input.content)) throw notFound();
  return {
    type: 'application/pdf',
    name: `${[toSlug(card.name), toSlug(card.title)].filter(Boolean).join('-') || 'cv'}.pdf`,
    disposition: 'inline',
    etag: `"${cvTag(input)}"`,
    open: async () => (await renderedCv(input, context, context.signal)).bytes,
  };
}
