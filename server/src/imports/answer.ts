import type { ImportFault } from '@crewdock/contract/import-mapping';
import type { ImportAnswer } from '@crewdock/contract/imports';
import { type ResourceContent, type ResourceImage, contentAfter } from '../resources/many.ts';
import type { PersonKeys } from '../resources/same-person.ts';
import type { ImportedResource, JudgedRow } from './cells/resource.ts';

/** What is to be done with a row, and why. */
export interface Answered {
  number: number;
  answer: ImportAnswer;
  /** Where no cell is at fault. */
  reason: string | null;
  faults: ImportFault[];
  values: ImportedResource;
  duplicate_of: number | null;
}

/** Tells of the next rows which one above is the same person, or null: then that row is the first from now on. */
export type FirstOf = (number: number, person: PersonKeys) => number | null;

/** By what its cells say, by who is there already, and by who stood further up. */
export function answerOf(
  { number, values, faults, skip }: JudgedRow & { number: number },
  same: ResourceImage | null,
  firstOf: FirstOf,
): Answered {
  const row = { number, faults, values, duplicate_of: null };
  if (skip !== null) return { ...row, answer: 'skip', reason: skip };
  if (faults.some(({ level }) => level === 'error')) return { ...row, answer: 'error', reason: null };
  const first = firstOf(number, values);
  if (first !== null) return { ...row, answer: 'skip', reason: samePerson(first), duplicate_of: first };
  if (!same) return { ...row, answer: 'create', reason: null };
  if (!contentAfter(same, contentOf(values))) return { ...row, answer: 'skip', reason: SAME_ALREADY };
  return { ...row, answer: 'update', reason: null };
}

export const SAME_ALREADY = 'Your resources say so already';

function samePerson(number: number): string {
  return `Row ${number} is the same person`;
}

/** What is written of a row. Skills that no dictionary has are left out: a warning says so. */
export function contentOf({ skills, ...values }: ImportedResource, cvFile: string | null = null): ResourceContent {
  return {
    ...values,
    cv_file: cvFile,
    skills: skills.flatMap(({ skill_id, experience, is_main }) =>
      skill_id === null ? [] : [{ skill_id, experience, is_main }],
    ),
  };
}
