import type { ParsedResume } from '@crewdock/contract/resumes';

/** The expected values of a résumé. Omitted fields are not compared. */
export interface RightValues {
  name?: string | null;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  country?: string | null;
  summary?: string | null;
  /** Names of skills; the order does not matter. */
  skills?: string[];
  links?: string[];
  /** Employer, title, first month and last month of each job. */
  jobs?: [company: string, title: string, from: string, to: string | null][];
  /** School, degree, first year and last year of each education. */
  schools?: [school: string, degree: string, from: number | null, to: number | null][];
}

/** The parsed values, only for the fields that `right` contains. */
export function valuesLike(right: RightValues, { base, skills, summary, work_experience }: ParsedResume): RightValues {
  const all: Required<RightValues> = {
    name: base.name?.value ?? null,
    title: base.title?.value ?? null,
    email: base.email?.value ?? null,
    phone: base.phone?.value ?? null,
    country: base.country?.value ?? null,
    summary: summary?.value ?? null,
    skills: skills.map(({ value }) => value.name).toSorted(),
    links: base.links.map(({ value }) => value.url),
    jobs: work_experience.map(({ value: { company, title, from, to } }) => [company, title, from, to]),
    schools: base.education.map(({ value: { school, degree, from, to } }) => [school, degree, from, to]),
  };
  return Object.fromEntries(Object.keys(right).map((field) => [field, all[field as keyof RightValues]])) as RightValues;
}

/** Sorts the skills, because their order is not compared. */
export function sorted(right: RightValues): RightValues {
  return right.skills ? { ...right, skills: right.skills.toSorted() } : right;
}
