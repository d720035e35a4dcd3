import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { ParsedResume } from '@crewdock/contract/resumes';
import type { DraftFields } from '../../cards/drafted-talent.ts';
import { richTextOf } from '../../platform/rich-text.ts';

/** What was read, as fields of a card; who isn’t named is called as their file. */
export function draftOf({ base, skills, summary, work_experience }: ParsedResume, fileName: string): DraftFields {
  const list = <T>(found: { value: T }[], { max }: { max: number }) => found.slice(0, max).map(({ value }) => value);
  return {
    name: base.name?.value ?? fileName.replace(/\.[^.]*$/, '').slice(0, CARD_FIELDS.name.max),
    title: base.title?.value,
    seniority: base.seniority?.value,
    english_level: base.english_level?.value,
    languages: list(base.languages, CARD_FIELDS.languages),
    hourly_rate: base.hourly_rate?.value,
    monthly_rate: base.monthly_rate?.value,
    country: base.country?.value,
    summary: summary ? richTextOf(summary.value) : undefined,
    work_experience: list(work_experience, CARD_FIELDS.work_experience),
    education: list(base.education, CARD_FIELDS.education),
    links: list(base.links, CARD_FIELDS.links),
    skills: list(skills, CARD_FIELDS.skills).map(({ id, experience, is_main }) => ({ id, experience, is_main })),
  };
}
