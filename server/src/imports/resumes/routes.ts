import type { Handlers } from '@crewdock/contract/endpoint';
import type { ResumeBlock, ResumeBlockName, ResumePage, resumes, Where } from '@crewdock/contract/resumes';
import { loadDictionaries } from '../tables/dictionaries.ts';
import type { Names, WithNames } from '../../dictionaries/names.ts';
import { BadLink } from '../../infra/outbound-fetch/fetch-bytes.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { invalidField, invalidInput } from '../../core/errors/errors.ts';
import type { ReadDocument } from '../documents/reading/document.ts';
import type { ReadResume } from './resume-reader.ts';
import type { ResumeSource, ResumeResult, WithResumes } from './resumes.ts';
import { shownPage } from './shown-pages.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export const resumeRoutes: Handlers<typeof resumes, Context & WithNames & WithResumes> = {
  async parseResume({ query: { get_block: block, url }, body }, context) {
    const source = await sourceOf(body?.file, url);
    const person = requirePerson(context).id;
    await context.limits.use('resume-block', `person ${person}`);
    const knowledge = async () => ({
      ...(await loadDictionaries(context.db)),
      today: context.now.toISOString().slice(0, 10),
    });
    const outcome = await context.resumes
      .read(source, {
        personId: person,
        signal: context.signal,
        allow: () => context.limits.use('resume', `person ${person}`),
        knowledge,
      })
      .catch((error: unknown) => {
        if (error instanceof BadLink) throw refused(source, formatMessage(errors.cvLink, { reason: error.message }));
        throw error;
      });
    if ('refused' in outcome) throw refused(source, outcome.refused);
    const told = await context.resumes.tell(block, outcome, {
      knowledge,
      mayCost: () => context.limits.allows('model', `person ${person}`),
    });
    return blockOf(block, outcome.document, told, await context.names());
  },
};

async function sourceOf(file: File | undefined, link: string | undefined): Promise<ResumeSource> {
  if (file && link !== undefined) throw invalidField('file', formatMessage(errors.oneCvSource));
  if (file) return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name };
  if (link !== undefined) return { link };
  throw invalidField('file', formatMessage(errors.noCvSource));
}

function refused(source: ResumeSource, message: string) {
  return 'bytes' in source ? invalidField('file', message) : invalidInput([{ path: 'query.url', message }]);
}

function blockOf(
  block: ResumeBlockName,
  document: ReadDocument,
  { parsed, source }: ResumeResult,
  names: Names,
): ResumeBlock {
  const told = { source, scanned: document.scanned, pages: pagesOf({ document, parsed }, block) };
  switch (block) {
    case 'base':
      return { block, found: parsed.base, ...told };
    case 'skills':
      return { block, found: parsed.skills.map((skill) => withImage(skill, names)), ...told };
    case 'summary':
      return { block, found: parsed.summary, ...told };
    case 'work_experience':
      return { block, found: parsed.work_experience, ...told };
  }
}

function withImage({ value, ...rest }: ReadResume['parsed']['skills'][number], { skill }: Names) {
  return { ...rest, value: { ...value, skill_image: skill.get(value.id)?.skill_image ?? null } };
}

/** The pages that contain the evidence for the fields of a block. */
function pagesOf(
  { document: { pages }, parsed }: Pick<ReadResume, 'document' | 'parsed'>,
  block: ResumeBlockName,
): ResumePage[] {
  const fields: readonly ({ where: Where[] } | null)[] =
    block === 'base' ? Object.values(parsed.base).flat() : [parsed[block]].flat();
  const named = new Set(fields.flatMap((field) => field?.where ?? []).map(({ page }) => page));
  return pages.flatMap((page, at) => (named.has(at + 1) ? [shownPage(page, at)] : []));
}
