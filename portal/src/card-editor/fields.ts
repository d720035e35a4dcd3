import {
  type CardField,
  type FieldHolding,
  type FieldRow,
  type HeldBy,
  fieldRows,
} from '@crewdock/contract/card-fields';
import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import type { CallArguments } from '@crewdock/sdk/client';
import { type FormValueByType, WAYS, isTyped } from './entries.ts';

export type Details = TalentDetails | RequestDetails;

/**
 * Name of a form field. Excludes files, which are uploaded separately, and `is_draft`, which the Publish button
 * changes.
 */
export type FieldName = Exclude<CardField, FieldHolding<'file', 'talent'> | 'is_draft'>;

/** All form fields of both card kinds. */
export type Fields = {
  [F in FieldName]: FormValueByType[(HeldBy<F, 'talent'> | HeldBy<F, 'request'>) & keyof FormValueByType];
};

export type EditorFieldDefinition = FieldRow & { name: FieldName; holds: keyof FormValueByType };

/** Form fields by card kind, in the order of the form. */
export const CARD_FORM_FIELDS: Record<CardKind, EditorFieldDefinition[]> = {
  talent: rowsOf('talent'),
  request: rowsOf('request'),
};

export const EMPTY_FIELDS = Object.fromEntries(
  [...CARD_FORM_FIELDS.talent, ...CARD_FORM_FIELDS.request].map(({ name, holds }) => [name, WAYS[holds].empty]),
) as Fields;

/** Converts a card's values to the form's format. */
export function toFormFields(card: Details): Fields {
  const told: Partial<Record<FieldName, unknown>> = card;
  const entries = CARD_FORM_FIELDS['name' in card ? 'talent' : 'request'].map(({ name, holds }) => {
    const read: (told: never) => unknown = WAYS[holds].read;
    return [name, read(told[name] as never)];
  });
  return { ...EMPTY_FIELDS, ...Object.fromEntries(entries) };
}

/** Returns the initial form values of a copy, according to the rules of the server's copy. */
export function copiedFields(card: Details): Fields {
  const fields = toFormFields(card);
  const today = new Date().toISOString().slice(0, 10);
  const left = CARD_FORM_FIELDS['name' in card ? 'talent' : 'request'].filter(
    ({ name, holds, copied }) => !copied || (holds === 'day' && isOver(fields[name], today)),
  );
  return { ...fields, ...Object.fromEntries(left.map(({ name }) => [name, EMPTY_FIELDS[name]])) };
}

function isOver(day: unknown, today: string): boolean {
  return typeof day === 'string' && day !== '' && day < today;
}

export function findDifferingFields(kind: CardKind, a: Fields, b: Fields): FieldName[] {
  return CARD_FORM_FIELDS[kind].map(({ name }) => name).filter((name) => !isSame(a[name], b[name]));
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

type Body = CallArguments<'PATCH /talents/{id}/'>['body'] & CallArguments<'PATCH /requests/{id}/'>['body'];

/** Converts the named fields to the API's format. */
export function toCardBody(kind: CardKind, fields: Fields, names: FieldName[]): Body {
  const entries = CARD_FORM_FIELDS[kind]
    .filter(({ name }) => names.includes(name))
    .map(({ name, holds }) => {
      const send: (entry: never) => unknown = WAYS[holds].send;
      return [name, send(fields[name] as never)];
    });
  return Object.fromEntries(entries) as Body;
}

/** List fields. Their items have several inputs, each with a separate error. */
export const LISTS = ['work_experience', 'education', 'languages', 'links', 'questions'] as const satisfies FieldName[];

/** Removes list items without any text. */
export function withoutEmpty(fields: Fields): Fields {
  const lists = LISTS.map((name) => {
    const entries: object[] = fields[name];
    return [name, entries.every(isTyped) ? entries : entries.filter(isTyped)];
  });
  return { ...fields, ...Object.fromEntries(lists) };
}

/**
 * Whether a change affects the input with an error path such as `work_experience.2.from`: changes its value or the
 * list's length.
 */
export function isElsewhere(path: string, before: Fields, change: Partial<Fields>): boolean {
  const [name, at, part] = path.split('.') as [(typeof LISTS)[number], string?, string?];
  if (at === undefined || part === undefined || !(name in change)) return false;
  const told = (fields: Partial<Fields>) => {
    const entries: object[] = fields[name] ?? [];
    const entry: Record<string, unknown> = { ...entries[Number(at)] };
    return [entries.length, entry[part]];
  };
  return !isSame(told(before), told(change));
}

function rowsOf(kind: CardKind): EditorFieldDefinition[] {
  return fieldRows(kind).filter((row): row is EditorFieldDefinition => row.holds !== 'file' && row.name !== 'is_draft');
}
