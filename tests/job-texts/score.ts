import type { ParsedJob } from '@crewdock/contract/job-texts';
import type { JobKnowledge } from '@crewdock/server/imports/documents/parsing/job/knowledge';
import { addTo, bare } from '../resumes/score.ts';
import type { JobTruth } from './truth.ts';

export const JOB_FIELDS = [
  'title',
  'company',
  'seniority',
  'english',
  'engagement',
  'mode',
  'countries',
  'pay',
  'people',
  'skills',
  'main',
  'specializations',
] as const;
export type JobField = (typeof JOB_FIELDS)[number];

/** Adds the score of a parsed job description to a tally. */
export function tellJob(tally: Parameters<typeof addTo<JobField>>[0], answer: JobTruth, truth: JobTruth): void {
  addTo(tally, asWords(answer), asWords(truth));
}

/** Converts the values to lists of strings. Omits the default headcount of one, which is not scored. */
function asWords({
  countries,
  skills,
  main,
  specializations,
  people,
  ...single
}: JobTruth): Record<JobField, string[]> {
  const one = (value: string | null) => (value ? [bare(value)] : []);
  return {
    title: one(single.title),
    company: one(single.company),
    seniority: one(single.seniority),
    english: one(single.english),
    engagement: one(single.engagement),
    mode: one(single.mode),
    countries,
    pay: single.pay ? [single.pay] : [],
    people: people > 1 ? [String(people)] : [],
    skills: [...new Set(skills)],
    main: [...new Set(main)],
    specializations,
  };
}

const SENIORITIES = ['', 'Junior', 'Middle', 'Senior', 'Lead'];
const ENGLISH = ['', 'c2', 'c1', 'b2', 'b1', 'a2', 'a1'];

/** Converts the parser's result into the notation of `JobTruth`. */
export function jobAnswerOf(parsed: ParsedJob, { specializations, engagements, work_modes }: JobKnowledge): JobTruth {
  const label = (ids: Record<string, number>, id: number | undefined) =>
    Object.keys(ids).find((name) => ids[name] === id) ?? null;
  const { hourly_rate: hour, monthly_rate: month, skills } = parsed;
  const range = ({ min, max }: { min: number | null; max: number | null }) =>
    min === max ? `${min}-` : `${min ?? ''}-${max ?? ''}`;
  return {
    title: parsed.title?.value ?? null,
    company: parsed.company_name?.value ?? null,
    seniority: SENIORITIES[parsed.seniority?.value ?? 0] || null,
    english: ENGLISH[parsed.english_level?.value ?? 0] || null,
    engagement: label(engagements, parsed.engagement?.value),
    mode: label(work_modes, parsed.work_mode?.value),
    countries: parsed.countries?.value ?? [],
    pay: hour ? `hour ${range(hour.value)}` : month ? `month ${range(month.value)}` : null,
    people: parsed.headcount?.value ?? 1,
    skills: skills.map(({ value }) => value.name),
    main: skills.filter(({ value }) => value.is_main).map(({ value }) => value.name),
    specializations: (parsed.specializations?.value ?? []).map((id) => label(specializations, id)!),
  };
}
