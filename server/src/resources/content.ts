import type { ResourceChange } from '@crewdock/contract/own-resources';
import { ENGAGEMENT_TYPES } from '@crewdock/contract/engagement-types';
import type { ErrorBody } from '@crewdock/contract/errors';
import { WORK_AUTHORIZATION_MAX } from '@crewdock/contract/limits';
import type { Updateable } from 'kysely';
import type { Names } from '../dictionaries/names.ts';
import type { Schema } from '../infra/db/schema.ts';
import { invalidInput } from '../core/errors/errors.ts';
import { oneLine, plainText } from '../core/text/plain-text.ts';
import { normalizeWorkAuthorization } from './work-authorization.ts';
import * as errors from '../core/messages/errors/field.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Columns of a resource that its provider can write. */
export type ResourceColumns = Pick<
  Updateable<Schema['resource']>,
  | 'name'
  | 'title'
  | 'seniority_id'
  | 'english_level_id'
  | 'country_id'
  | 'city'
  | 'work_authorization'
  | 'engagement_types'
  | 'relocation'
  | 'hourly_rate'
  | 'monthly_rate'
  | 'experience'
  | 'available_from'
  | 'status'
  | 'summary'
  | 'reference'
  | 'email'
  | 'phone'
  | 'employer'
  | 'cv_url'
  | 'cv_file'
>;

const LINES = ['name', 'title', 'city', 'reference', 'email', 'phone', 'employer', 'cv_url'] as const;
const AS_GIVEN = ['relocation', 'hourly_rate', 'monthly_rate', 'experience', 'available_from', 'status'] as const;

/**
 * Converts fields, except skills, to columns. Throws one error with all invalid values and all values missing in the
 * dictionaries.
 */
export function toResourceColumns(named: Omit<ResourceChange, 'version' | 'skills'>, names: Names): ResourceColumns {
  const issues: NonNullable<ErrorBody['issues']> = [];
  const refuse = (field: string, message: string) => void issues.push({ path: `body.${field}`, message });
  const columns: ResourceColumns = {};
  for (const field of LINES) {
    const given = named[field];
    if (given === undefined) continue;
    columns[field] = oneLine(given);
    if (columns[field] === '' && (field === 'name' || field === 'title')) refuse(field, formatMessage(errors.empty));
  }
  for (const field of AS_GIVEN) if (named[field] !== undefined) Object.assign(columns, { [field]: named[field] });
  if (named.summary !== undefined) columns.summary = plainText(named.summary).trim();
  const { work_authorization, engagement_types, seniority, english_level, country } = named;
  if (work_authorization !== undefined) {
    columns.work_authorization = normalizeWorkAuthorization(oneLine(work_authorization));
    if (columns.work_authorization.length > WORK_AUTHORIZATION_MAX)
      refuse('work_authorization', `must have at most ${WORK_AUTHORIZATION_MAX} characters`);
  }
  if (engagement_types) columns.engagement_types = ENGAGEMENT_TYPES.filter((type) => engagement_types.includes(type));
  if (seniority !== undefined) {
    if (seniority !== null && !names.seniority.has(seniority)) refuse('seniority', formatMessage(errors.unknown));
    columns.seniority_id = seniority;
  }
  if (english_level !== undefined) {
    if (english_level !== null && !names.english.has(english_level))
      refuse('english_level', formatMessage(errors.unknown));
    columns.english_level_id = english_level;
  }
  if (country !== undefined) {
    const id = country === null ? null : names.countryId.get(country);
    // Id 0 means “anywhere”, which is not the location of a person.
    if (id === undefined || id === 0) refuse('country', formatMessage(errors.unknown));
    else columns.country_id = id;
  }
  if (issues.length > 0) throw invalidInput(issues);
  return columns;
}
