import type { ImportFault } from '@crewdock/contract/import-mapping';
import type { ImportAnswer } from '@crewdock/contract/imports';
import { type ResourceContent, type ResourceImage, contentAfter } from '../../resources/many.ts';
import type { PersonKeys } from '../../resources/same-person.ts';
import type { ImportedResource, JudgedRow } from './cells/resource.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** The result of checking a row: the action (create, update, skip or error) and the reason for it. */
export interface Answered {
  number: number;
  answer: ImportAnswer;
  /** The reason, if it is not an error in a cell but, for example, a duplicate row. */
  reason: string | null;
  faults: ImportFault[];
  values: ImportedResource;
  duplicate_of: number | null;
  /** The existing resource that the row updates or confirms. No other row of the import may claim the same resource. */
  resource_id: number | null;
}

/**
 * Returns the number of an earlier row about the same person. Returns null if there is no such row, and records this
 * row as the first row of the person, who is also the person of the existing resource `same`.
 */
export type FirstOf = (number: number, person: PersonKeys, same: PersonKeys | null) => number | null;

/** Decides what happens to a row, based on its cells, existing resources and earlier rows. */
export function decideRowAnswer(
  { number, values, faults, skip }: JudgedRow & { number: number },
  same: ResourceImage | null,
  firstOf: FirstOf,
): Answered {
  const row = { number, faults, values, duplicate_of: null, resource_id: null };
  if (skip !== null) return { ...row, answer: 'skip', reason: skip };
  if (faults.some(({ level }) => level === 'error')) return { ...row, answer: 'error', reason: null };
  const first = firstOf(number, values, same);
  if (first !== null)
    return { ...row, answer: 'skip', reason: formatMessage(errors.samePerson, { number: first }), duplicate_of: first };
  if (!same) return { ...row, answer: 'create', reason: null };
  const existing = { ...row, resource_id: same.id };
  if (!contentAfter(same, toResourceContent(values, same)))
    return { ...existing, answer: 'skip', reason: formatMessage(errors.sameAlready) };
  return { ...existing, answer: 'update', reason: null };
}

/**
 * Converts a row to the content of a resource. Leaves out skills that are not in the dictionary; the check has added a
 * warning about them. Without a stated availability, a new resource is unknown and an existing one (`same`) keeps its
 * status.
 */
export function toResourceContent(
  { skills, is_availability_missing, ...values }: ImportedResource,
  same: Pick<ResourceImage, 'status'> | null,
  cvFile: string | null = null,
): ResourceContent {
  return {
    ...values,
    status: is_availability_missing ? (same?.status ?? 'unknown') : values.status,
    cv_file: cvFile,
    skills: skills.flatMap(({ skill_id, experience, is_main }) =>
      skill_id === null ? [] : [{ skill_id, experience, is_main }],
    ),
  };
}
