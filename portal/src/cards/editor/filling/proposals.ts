import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Found, Where } from '@crewdock/contract/resumes';
import type { Dictionaries } from '../dictionaries.ts';
import { EMPTY, type FieldName, type Fields, isSame } from '../fields.ts';
import { grouped } from '../skills/order.ts';
import { written } from '../written.ts';

/** What a text says of one field, or of one entry of it. */
export interface Proposal {
  key: string;
  field: FieldName;
  /** The field as the form has it; of a list that one entry alone. */
  value: Fields[FieldName];
  isEntry: boolean;
  sure: number;
  where: Where[];
}

/** How a proposal stands to what the form has: beside nothing, already there, instead of something else, or one too many. */
export type Standing = 'new' | 'same' | 'differs' | 'full';

/** A field as a whole. */
export function single<F extends FieldName>(field: F, found: Found<Fields[F]>): Proposal {
  return { key: field, field, isEntry: false, ...found };
}

/** One entry of a list, which is alone in `value`; `at` tells it from others. */
export function entry<F extends FieldName>(field: F, found: Found<Fields[F]>, at: number): Proposal {
  return { key: `${field}.${at}`, field, isEntry: true, ...found };
}

/** As people read it. */
export function textOf(kind: CardKind, { field, value }: Proposal, known: Dictionaries): string {
  return written(kind, field, { ...EMPTY, [field]: value }, known);
}

/** What the form has instead; '' for nothing. */
export function insteadOf(kind: CardKind, { field }: Proposal, fields: Fields, known: Dictionaries): string {
  return written(kind, field, fields, known);
}

export function standingOf({ field, value, isEntry }: Proposal, fields: Fields): Standing {
  const now = fields[field];
  if (!isEntry) {
    if (isSame(now, value)) return 'same';
    return isSame(now, EMPTY[field]) ? 'new' : 'differs';
  }
  const there = identities(field, fields);
  if (there.includes(identities(field, { ...EMPTY, [field]: value })[0]!)) return 'same';
  return there.length >= limitOf(field) ? 'full' : 'new';
}

/** The form with it: an entry joins the others, anything else takes its field. */
export function withProposal(fields: Fields, { field, value, isEntry }: Proposal): Partial<Fields> {
  if (!isEntry) return { [field]: value };
  const list = [...(fields[field] as unknown[]), ...(value as unknown[])];
  return { [field]: field === 'skills' ? grouped(list as Fields['skills']) : list };
}

/** The form without it again: `before` is what its field had. */
export function withoutProposal(fields: Fields, proposal: Proposal, before: Fields[FieldName]): Partial<Fields> {
  const { field, value, isEntry } = proposal;
  if (!isEntry) return { [field]: before };
  const [key] = identities(field, { ...EMPTY, [field]: value });
  const keys = identities(field, fields);
  return { [field]: (fields[field] as unknown[]).filter((_, at) => keys[at] !== key) };
}

/** By what two entries of a field are the same one, whatever else they say. */
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
      throw new Error(`${field} is no list`);
  }
}

function limitOf(field: FieldName): number {
  const row = CARD_FIELDS[field];
  return 'max' in row ? row.max : Infinity;
}
