import type { ImportFault } from '@crewdock/contract/import-mapping';
import type { ImportAnswer } from '@crewdock/contract/imports';
import { type ResourceContent, type ResourceImage, contentAfter } from '../../resources/many.ts';
import type { PersonKeys } from '../../resources/same-person.ts';
import type { ImportedResource, JudgedRow } from './cells/resource.ts';

/** The action for a row of the table, and the reason. */
export interface Answered {
  number: number;
  answer: ImportAnswer;
  /** Set if the reason is not an error in a cell. */
  reason: string | null;
  faults: ImportFault[];
  values: ImportedResource;
  duplicate_of: number | null;
  /** The existing resource that the row updates or confirms. No other row of the import may have it. */
  resource_id: number | null;
}

/**
 * Returns the number of an earlier row with the same person, or null; in that case the row becomes the first one of the
 * person.
 */
export type FirstOf = (number: number, person: PersonKeys) => number | null;

/** Decides what happens to a row, based on its cells, existing resources and earlier rows. */
export function decideRowAnswer(
  { number, values, faults, skip }: JudgedRow & { number: number },
  same: ResourceImage | null,
  firstOf: FirstOf,
): Answered {
  const row = { number, faults, values, duplicate_of: null, resource_id: null };
  if (skip !== null) return { ...row, answer: 'skip', reason: skip };
  if (faults.some(({ level }) => level === 'error')) return { ...row, answer: 'error', reason: null };
  const first = firstOf(number, values);
  if (first !== null) return { ...row, answer: 'skip', reason: samePerson(first), duplicate_of: first };
  if (!same) return { ...row, answer: 'create', reason: null };
  const existing = { ...row, resource_id: same.id };
  if (!contentAfter(same, toResourceContent(values))) return { ...existing, answer: 'skip', reason: SAME_ALREADY };
  return { ...existing, answer: 'update', reason: null };
}

export const SAME_ALREADY = 'Your resources say so already';

function samePerson(number: number): string {
  return `Row ${number} is the same person`;
}

/**
 * The content to be written for a row. Skills that are not in the dictionary are left out; the row has a warning about
 * them.
 */
export function toResourceContent(
  { skills, ...values }: ImportedResource,
  cvFile: string | null = null,
): ResourceContent {
  return {
    ...values,
    cv_file: cvFile,
    skills: skills.flatMap(({ skill_id, experience, is_main }) =>
      skill_id === null ? [] : [{ skill_id, experience, is_main }],
    ),
  };
}
