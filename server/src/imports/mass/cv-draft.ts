import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { ParsedResume } from '@crewdock/contract/resumes';
import { sql } from 'kysely';
import type { DraftFields } from '../../cards/drafted-card.ts';
import { toRichText } from '../../core/text/rich-text.ts';
import { calledAs, type ReadDraft, takeFirstValues, type PendingImportFile } from './draft.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Reads the draft of a talent from a CV. Refuses job descriptions. A card with the same name counts as the same person.
 */
export const readCv: ReadDraft = async (file, bytes, { resumes, signal, knowledge }) => {
  const allow = async () => {};
  const source = { bytes, name: file.name };
  const outcome = await resumes.read(source, { personId: file.owner_id, signal, allow, knowledge });
  if ('refused' in outcome) return outcome;
  if (outcome.isJobDescription) return { refused: formatMessage(errors.isJob) };
  const { base, skills } = outcome.parsed;
  const name = base.name?.value ?? null;
  return {
    fields: talentOf(outcome.parsed, file),
    told: { name, title: base.title?.value ?? null, skills: skills.map(({ value }) => value.name) },
    isSame: sql<boolean>`lower(c.name) = lower(${name}::text)`,
  };
};

function talentOf(
  { base, skills, summary, work_experience }: ParsedResume,
  file: PendingImportFile,
): DraftFields<'talent'> {
  return {
    name: base.name?.value ?? calledAs(file, CARD_FIELDS.name.max),
    title: base.title?.value,
    seniority: base.seniority?.value,
    english_level: base.english_level?.value,
    languages: takeFirstValues(base.languages, CARD_FIELDS.languages),
    hourly_rate: base.hourly_rate?.value,
    monthly_rate: base.monthly_rate?.value,
    country: base.country?.value,
    summary: summary ? toRichText(summary.value) : undefined,
    work_experience: takeFirstValues(work_experience, CARD_FIELDS.work_experience),
    education: takeFirstValues(base.education, CARD_FIELDS.education),
    links: takeFirstValues(base.links, CARD_FIELDS.links),
    skills: takeFirstValues(skills, CARD_FIELDS.skills).map(({ id, experience, is_main }) => ({
      id,
      experience,
      is_main,
    })),
  };
}
