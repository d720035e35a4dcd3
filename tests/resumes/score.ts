import type { ParsedResume } from '@crewdock/contract/resumes';
import type { Truth } from './truth.ts';

/** Values extracted from a résumé. */
export interface Answer {
  name: string | null;
  email: string | null;
  phone: string | null;
  country: string | null;
  seniority: string | null;
  english: string | null;
  languages: string[];
  skills: string[];
  jobs: { employer: string; title: string; from: string; to: string | null }[];
  schools: string[];
}

export const FIELDS = [
  'name',
  'email',
  'phone',
  'skills',
  'employers',
  'titles',
  'dates',
  'country',
  'seniority',
  'english',
  'languages',
  'schools',
] as const;
export type Field = (typeof FIELDS)[number];

/** Counts of a field's values: read correctly (`right`), read (`told`), and expected (`true`). */
export type Tally<F extends string = Field> = Record<F, { right: number; told: number; true: number }>;

export function noTally<F extends string>(fields: readonly F[]): Tally<F> {
  return Object.fromEntries(fields.map((field) => [field, { right: 0, told: 0, true: 0 }])) as Tally<F>;
}

/** Adds the score of a parsed résumé to a tally. */
export function tell(tally: Tally, answer: Answer, truth: Truth): void {
  addTo(tally, asWords(answer, truth), asWords(truth, truth));
}

/** Adds the read and expected values of each field to a tally. */
export function addTo<F extends string>(tally: Tally<F>, told: Record<F, string[]>, known: Record<F, string[]>): void {
  for (const field of Object.keys(tally) as F[]) {
    const left = [...known[field]];
    tally[field].true += left.length;
    tally[field].told += told[field].length;
    for (const word of told[field]) {
      const at = left.indexOf(word);
      if (at < 0) continue;
      left.splice(at, 1);
      tally[field].right += 1;
    }
  }
}

/** F1 score: the harmonic mean of precision and recall. */
export function f1({ right, told, true: all }: { right: number; told: number; true: number }): number {
  return told + all === 0 ? 1 : (2 * right) / (told + all);
}

function asWords(answer: Answer, truth: Truth): Record<Field, string[]> {
  const one = (value: string | null) => (value ? [bare(value)] : []);
  // Compares only the years of a résumé that contains only years.
  const coarse = truth.jobs.some(({ from }) => from.length === 4);
  const month = (value: string) => (coarse ? value.slice(0, 4) : value);
  return {
    name: one(answer.name),
    email: one(answer.email),
    phone: one(answer.phone),
    country: one(answer.country),
    seniority: one(answer.seniority),
    english: one(answer.english),
    languages: answer.languages,
    skills: [...new Set(answer.skills)],
    employers: answer.jobs.map(({ employer }) => bare(employer)),
    titles: answer.jobs.map(({ title }) => bare(title)),
    dates: answer.jobs.map(({ from, to }) => `${month(from)} ${to ? month(to) : 'now'}`),
    schools: answer.schools.map(bare),
  };
}

/** Normalizes a string for comparison. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+@]+/gu, ' ')
    .trim();
}

const SENIORITIES = ['', 'Junior', 'Middle', 'Senior', 'Lead'];
const ENGLISH = ['', 'c2', 'c1', 'b2', 'b1', 'a2', 'a1'];

/** Converts the parser's result into the notation of `Answer`. */
export function answerOf({ base, skills, work_experience }: ParsedResume): Answer {
  return {
    name: base.name?.value ?? null,
    email: base.email?.value ?? null,
    phone: base.phone?.value ?? null,
    country: base.country?.value ?? null,
    seniority: SENIORITIES[base.seniority?.value ?? 0] || null,
    english: ENGLISH[base.english_level?.value ?? 0] || null,
    languages: base.languages.map(({ value }) => value.code),
    skills: skills.map(({ value }) => value.name),
    jobs: work_experience.map(({ value: { company, title, from, to } }) => ({ employer: company, title, from, to })),
    schools: base.education.map(({ value }) => value.school),
  };
}
