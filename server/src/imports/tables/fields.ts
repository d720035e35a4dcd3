import { IMPORT_FIELDS, type ImportField, type ImportMapping } from '@crewdock/contract/import-mapping';
import { invalidInput } from '../../core/errors/errors.ts';
import { columnLetters } from '../../infra/table-files/column-letters.ts';

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
  rate: 'Rate',
  hourly_rate: 'Hourly rate',
  monthly_rate: 'Monthly rate',
  available_from: 'Available from',
  status: 'Status',
  email: 'E-mail',
  phone: 'Phone',
  employer: 'Employer',
  cv: 'Link to a CV',
  summary: 'Summary',
};

export const MAPPER_KEYS = IMPORT_FIELDS.map((key) => ({ key, label: FIELD_LABELS[key] }));

/** Throws a field error if two columns have the same field, or if no column has the name or the title. */
export function checkFields({ fields }: ImportMapping): void {
  const issues = fields.flatMap((field, column) => {
    const first = fields.indexOf(field);
    if (field === null || first === column) return [];
    const message = `Columns ${columnLetters(first)} and ${columnLetters(column)} are both “${FIELD_LABELS[field]}”`;
    return { path: `body.mapping.fields.${column}`, message };
  });
  const has = (...some: ImportField[]) => some.some((field) => fields.includes(field));
  const lacks = (what: string) => ({ path: 'body.mapping.fields', message: `No column holds the ${what}` });
  if (!has('name', 'first_name', 'last_name', 'name_and_title')) issues.push(lacks('name'));
  if (!has('title', 'name_and_title')) issues.push(lacks('title'));
  if (issues.length > 0) throw invalidInput(issues);
}
