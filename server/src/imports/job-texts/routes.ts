import type { Handlers, Input } from '@crewdock/contract/endpoint';
import { excludingHints, feedHints, type JobHint } from '@crewdock/contract/job-hints';
import type { JobText, jobTexts, ParsedJob } from '@crewdock/contract/job-texts';
import type { WithNames } from '../../dictionaries/names.ts';
import { BadLink } from '../../infra/outbound-fetch/fetch-bytes.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { invalidField } from '../../core/errors/errors.ts';
import type { ReadDocument } from '../documents/reading/document.ts';
import { DocumentRefused } from '../documents/reading/refused.ts';
import { shownPage } from '../resumes/shown-pages.ts';
import type { JobSource, WithJobTexts } from './job-texts.ts';
import { loadJobKnowledge } from './knowledge.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export const jobTextRoutes: Handlers<typeof jobTexts, Context & WithNames & WithJobTexts> = {
  async parseJobText({ body }, context) {
    const { source, field } = await sourceOf(body);
    const caller = `person ${requirePerson(context).id}`;
    await context.limits.use('job-text', caller);
    const names = await context.names();
    const knowledge = await loadJobKnowledge(context.db, names, context.now);
    const { document, parsed } = await context.jobTexts
      .read(source, knowledge, { caller, signal: context.signal })
      .catch((error: unknown) => {
        if (error instanceof BadLink)
          throw invalidField(field, formatMessage(errors.textLink, { reason: error.message }));
        throw error instanceof DocumentRefused ? invalidField(field, error.message) : error;
      });
    const skills = parsed.skills.map(({ value, ...rest }) => ({
      ...rest,
      value: { ...value, skill_image: names.skill.get(value.id)?.skill_image ?? null },
    }));
    return {
      found: { ...parsed, skills },
      hints: hintsOf(parsed, document, context.company !== null),
      scanned: document.scanned,
      pages: document.pages.map(shownPage),
    } satisfies JobText;
  },
};

type Body = Input<typeof jobTexts.parseJobText>['body'];

/** Returns the source, and the name of its request field for error messages. Throws if there are several sources. */
async function sourceOf(body: Body): Promise<{ source: JobSource; field: string }> {
  const { text, url, file } = body ?? {};
  const named = Object.entries({ text, url, file }).filter(([, value]) => value !== undefined);
  if (named.length > 1) throw invalidField(named[1]![0], formatMessage(errors.oneJobSource));
  if (text !== undefined) return { source: { text }, field: 'text' };
  if (url !== undefined) return { source: { link: url }, field: 'url' };
  if (file) return { source: { bytes: Buffer.from(await file.arrayBuffer()), name: file.name }, field: 'file' };
  throw invalidField('text', formatMessage(errors.noJobSource));
}

/**
 * Hints for the author. Checks the whole text for exclusionary wording, and the parsed fields against the rules of job
 * boards.
 */
function hintsOf(parsed: ParsedJob, { pages }: ReadDocument, isCompanys: boolean): JobHint[] {
  const title = parsed.title?.value ?? '';
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  return [
    ...excludingHints({ title: '', summary: text }),
    ...feedHints({
      title,
      summary: (parsed.summary?.value ?? []).map((block) => block.text).join(' '),
      company_name: parsed.company_name?.value ?? '',
      is_companys: isCompanys,
      work_mode: parsed.work_mode?.value ?? null,
      countries: parsed.countries?.value ?? [],
    }),
  ];
}
