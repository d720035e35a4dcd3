import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Found, Where } from '@crewdock/contract/resumes';
import type { Dictionaries } from '../dictionaries.ts';
import { EMPTY_FIELDS, type FieldName, type Fields, isSame } from '../fields.ts';
import { sortMainSkillsFirst } from '../skills/order.ts';
import { formatFieldValue } from '../written.ts';

/** A proposed value for a field, or for one item of a list field. */
export interface FieldProposal {
  key: string;
  field: FieldName;
  /** The value in the form's format; for a list field a list with only this item. */
  value: Fields[FieldName];
  isEntry: boolean;
  sure: number;
  where: Where[];
}

/** Whether the value is new, the same as or different from the form's value, or doesn't fit into a full list. */
export type ProposalState = 'new' | 'same' | 'differs' | 'full';

/** Creates a proposal for a whole field. */
export function createFieldProposal<F extends FieldName>(field: F, found: Found<Fields[F]>): FieldProposal {
  return { key: field, field, isEntry: false, ...found };
}

/** Creates a proposal for one list item. `value` contains only that item; `at` makes the key unique. */
export function createItemProposal<F extends FieldName>(field: F, found: Found<Fields[F]>, at: number): FieldProposal {
  return { key: `${field}.${at}`, field, isEntry: true, ...found };
}

/** Formats the proposed value for display. */
export function formatProposedValue(kind: CardKind, { field, value }: FieldProposal, known: Dictionaries): string {
  return formatFieldValue(kind, field, { ...EMPTY_FIELDS, [field]: value }, known);
}

/** Formats the form's current value for display; '' if it is empty. */
export function formatCurrentValue(
  kind: CardKind,
  { field }: FieldProposal,
  fields: Fields,
  known: Dictionaries,
): string {
  return formatFieldValue(kind, field, fields, known);
}

export function getProposalState({ field, value, isEntry }: FieldProposal, fields: Fields): ProposalState {
  const now = fields[field];
  if (!isEntry) {
    if (isSame(now, value)) return 'same';
    return isSame(now, EMPTY_FIELDS[field]) ? 'new' : 'differs';
  }
  const there = identities(field, fields);
  if (there.includes(identities(field, { ...EMPTY_FIELDS, [field]: value })[0]!)) return 'same';
  return there.length >= limitOf(field) ? 'full' : 'new';
}

/**
 * Returns the field after a proposal is accepted: a list item is appended, any other value replaces the field's value.
 */
export function withProposal(fields: Fields, { field, value, isEntry }: FieldProposal): Partial<Fields> {
  if (!isEntry) return { [field]: value };
  const list = [...(fields[field] as unknown[]), ...(value as unknown[])];
  return { [field]: field === 'skills' ? sortMainSkillsFirst(list as Fields['skills']) : list };
}

/**
 * Returns the field after an accepted proposal is undone. `before`: the field's value before the proposal was accepted.
 */
export function withoutProposal(fields: Fields, proposal: FieldProposal, before: Fields[FieldName]): Partial<Fields> {
  const { field, value, isEntry } = proposal;
  if (!isEntry) return { [field]: before };
  const [key] = identities(field, { ...EMPTY_FIELDS, [field]: value });
  const keys = identities(field, fields);
  return { [field]: (fields[field] as unknown[]).filter((_, at) => keys[at] !== key) };
}

/** Returns a key for each list item. Items with equal keys are the same entry, even if other details differ. */
function identities(field: FieldName, fields: Fields): string[] {
  const plain = (...parts: (string | null)[]) => parts.map((part) => (part ?? '').trim().toLowerCase()).join('\n');
  switch (field) {
    case 'skills':
      return fields.skills.map(({ name }) => plain(name));
    case 'work_experience':
      return fields.work_experience.map(({ company, title, from }) => plain(company, title, from));
    case 'education':
      return fields.education.map(({ school, degree }) => plain(school, degree));
    case 'languages':
      return fields.languages.map(({ code }) => plain(code));
    case 'links':
      return fields.links.map(({ url }) => plain(url.replace(/\/$/, '')));
    default:
      throw new Error(`${field} is not a list`);
  }
}

function limitOf(field: FieldName): number {
  const row = CARD_FIELDS[field];
  return 'max' in row ? row.max : Infinity;
}
