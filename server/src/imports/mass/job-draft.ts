import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { formatBlocksAsHtml } from '@crewdock/contract/paragraphs';
import type { ParsedJob } from '@crewdock/contract/job-texts';
import { type RawBuilder, sql } from 'kysely';
import type { DraftFields } from '../../cards/drafted-card.ts';
import { DocumentRefused } from '../documents/reading/refused.ts';
import { calledAs, type ReadDraft, takeFirstValues, type PendingImportFile } from './draft.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Reads the draft of a job from a job description. Refuses CVs. A card with the same title and text counts as the
 * same job. */
export const readJobText: ReadDraft = async (file, bytes, { jobTexts, signal, knowledge }) => {
  try {
    const asker = { caller: `person ${file.owner_id}`, signal };
    const { parsed, isCv } = await jobTexts.read({ bytes, name: file.name }, await knowledge(), asker);
    if (isCv) return { refused: formatMessage(errors.isCv) };
    const { title, company_name, skills } = parsed;
    const fields = requestOf(parsed, file);
    return {
      fields,
      told: {
        name: company_name?.value ?? null,
        title: title?.value ?? null,
        skills: skills.map(({ value }) => value.name),
      },
      isSame: sql<boolean>`
        lower(c.title) = lower(${fields.title}::text)
        and ${wordsOf(sql`c.summary`)} = ${wordsOf(sql`nullif(${fields.summary ?? ''}::text, '')`)}`,
    };
  } catch (error) {
    if (error instanceof DocumentRefused) return { refused: error.message };
    throw error;
  }
};

function requestOf(
  { title, countries, specializations, skills, summary, ...found }: ParsedJob,
  file: PendingImportFile,
): DraftFields<'request'> {
  return {
    title: title?.value ?? calledAs(file, CARD_FIELDS.title.max),
    company_name: found.company_name?.value,
    headcount: found.headcount?.value,
    start_date: found.start_date?.value,
    duration: found.duration?.value,
    engagement: found.engagement?.value,
    hours_per_week: found.hours_per_week?.value,
    seniority: found.seniority?.value,
    english_level: found.english_level?.value,
    specializations: specializations?.value,
    hourly_rate: found.hourly_rate?.value,
    monthly_rate: found.monthly_rate?.value,
    work_mode: found.work_mode?.value,
    countries: countries?.value,
    city: found.city?.value,
    region: found.region?.value,
    overlap_time_zone: found.overlap_time_zone?.value,
    overlap_hours: found.overlap_hours?.value,
    summary: summary ? formatBlocksAsHtml(summary.value) : undefined,
    skills: takeFirstValues(skills, CARD_FIELDS.skills).map(({ id, experience, is_main }) => ({
      id,
      experience,
      is_main,
    })),
  };
}

/** SQL expression: rich text without markup and white space. */
function wordsOf(html: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`regexp_replace(${html}, ${String.raw`<[^>]*>|\s`}, '', 'g')`;
}
