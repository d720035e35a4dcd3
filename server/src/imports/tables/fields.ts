import {
  IMPORT_FALLBACK_FIELDS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
} from '@crewdock/contract/import-mapping';
import { invalidInput } from '../../core/errors/errors.ts';
import { columnLetters } from '../../infra/table-files/column-letters.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as importErrors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Labels of the fields that can be assigned to a column. */
export const FIELD_LABELS: Record<ImportField, string> = {
  reference: 'Your reference',
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  name_and_title: 'Name and title',
  title: 'Title',
  main_skills: 'Main skills',
  skills: 'Skills',
  experience: 'Years of experience',
  seniority: 'Seniority',
  english: 'English',
  country: 'Country',
  city: 'City',
  work_authorization: 'Work authorization',
  engagement_types: 'Engagement',
  relocation: 'Relocation',
  rate: 'Rate',
  hourly_rate: 'Hourly rate',
  monthly_rate: 'Monthly rate',
  currency: 'Currency',
  available_from: 'Available from',
  status: 'Status',
  email: 'E-mail',
  phone: 'Phone',
  employer: 'Employer',
  cv: 'Link to a CV',
  summary: 'Summary',
};

export const MAPPER_KEYS = IMPORT_FIELDS.map((key) => ({ key, label: FIELD_LABELS[key] }));

/**
 * Throws a field error if two columns have the same field, if nothing gives the name or the title, or if a fallback
 * refers to a missing column.
 */
export function checkFields({ fields, fallbacks = {} }: ImportMapping): void {
  const issues = fields.flatMap((field, column) => {
    const first = fields.indexOf(field);
    if (field === null || first === column) return [];
    const message = formatMessage(importErrors.fieldTwice, {
      first: columnLetters(first),
      second: columnLetters(column),
      field: FIELD_LABELS[field],
    });
    return { path: `body.mapping.fields.${column}`, message };
  });
  const made = new Set<ImportField>(IMPORT_FALLBACK_FIELDS.filter((field) => fallbacks[field]));
  const has = (...some: ImportField[]) => some.some((field) => fields.includes(field) || made.has(field));
  const lacks = (message: string) => ({ path: 'body.mapping.fields', message });
  if (!has('name', 'first_name', 'last_name', 'name_and_title'))
    issues.push(lacks(formatMessage(importErrors.noNameColumn)));
  if (!has('title', 'name_and_title')) issues.push(lacks(formatMessage(importErrors.noTitleColumn)));
  for (const field of IMPORT_FALLBACK_FIELDS) {
    const column = fallbacks[field]?.column ?? null;
    if (column !== null && column >= fields.length)
      issues.push({ path: `body.mapping.fallbacks.${field}.column`, message: formatMessage(fieldErrors.otherColumn) });
  }
  if (issues.length > 0) throw invalidInput(issues);
}
