import type { CardKind } from './kinds.ts';
import { COMPANY_NAME_MAX, CV_MAX_BYTES, PICTURE_MAX_BYTES } from './limits.ts';

/** What a field holds, and what has to be known of it then. */
interface Holds {
  /** Text without a break; '' where nothing is said yet. */
  line: { max: number };
  'optional line': { max: number };
  /** HTML; what is not allowed is taken out. */
  'rich text': { max: number };
  /** An id of a dictionary, or none. */
  option: { of: Dictionary };
  options: { of: Dictionary; max: number };
  country: object;
  countries: { max: number };
  flag: object;
  /** Whole US dollars. */
  amount: { max: number };
  /** Whole US dollars, from and to; either may be open. */
  range: { max: number };
  skills: { max: number };
  /** Sent by a form of its own; `max` counts bytes. */
  file: { max: number };
}

export type Dictionary = 'seniority' | 'english' | 'specialization' | 'industry' | 'duration';

/** What is known of every field. */
interface Facts {
  /** What people call it. */
  label: string;
  /** A card that others see has it. */
  required?: true;
  /** A change of it by anybody but staff ends the card's verification. */
  verified: boolean;
  /** A copy of the card takes it along. */
  copied: boolean;
}

/** The kinds of cards that have the field say what it holds. */
type Has<T> = Record<CardKind, T> | { talent: T; request?: never } | { talent?: never; request: T };
type Rate = { talent: 'amount'; request: 'range'; max: number } & Facts;
type Row = { [H in keyof Holds]: Has<H> & Holds[H] & Facts }[keyof Holds] | Rate;

const both = <const H extends keyof Holds>(holds: H) => ({ talent: holds, request: holds });

/** Everything that can be written about a card, each field once, in the order in which people are asked for it. */
export const CARD_FIELDS = {
  photo: { talent: 'file', max: PICTURE_MAX_BYTES, label: 'Picture', verified: false, copied: false },
  name: { talent: 'line', max: 120, label: 'Name', required: true, verified: true, copied: true },
  title: { ...both('line'), max: 160, label: 'Title', required: true, verified: true, copied: true },
  company_name: { request: 'optional line', max: COMPANY_NAME_MAX, label: 'Company', verified: false, copied: true },
  duration: { request: 'option', of: 'duration', label: 'Duration', verified: false, copied: true },
  /** In their order, main ones first. */
  skills: { ...both('skills'), max: 60, label: 'Skills', required: true, verified: true, copied: true },
  seniority: { ...both('option'), of: 'seniority', label: 'Seniority', verified: true, copied: true },
  english_level: { ...both('option'), of: 'english', label: 'English', verified: true, copied: true },
  specializations: {
    ...both('options'),
    of: 'specialization',
    max: 20,
    label: 'Specializations',
    verified: false,
    copied: true,
  },
  full_stack: { ...both('flag'), label: 'Full stack', verified: false, copied: true },
  industries: { ...both('options'), of: 'industry', max: 20, label: 'Industries', verified: false, copied: true },
  hourly_rate: {
    talent: 'amount',
    request: 'range',
    max: 1_000_000,
    label: 'Hourly rate',
    verified: true,
    copied: true,
  },
  monthly_rate: {
    talent: 'amount',
    request: 'range',
    max: 1_000_000,
    label: 'Monthly rate',
    verified: true,
    copied: true,
  },
  country: { talent: 'country', label: 'Country', verified: false, copied: true },
  city: { talent: 'optional line', max: 120, label: 'City', verified: false, copied: true },
  /** None: anywhere. */
  countries: { request: 'countries', max: 250, label: 'Countries', verified: false, copied: true },
  summary: { ...both('rich text'), max: 20_000, label: 'Summary', verified: false, copied: true },
  cv: { talent: 'file', max: CV_MAX_BYTES, label: 'Uploaded CV', verified: true, copied: false },
  is_private: { ...both('flag'), label: 'Private', verified: false, copied: true },
  is_on_hold: { ...both('flag'), label: 'On hold', verified: false, copied: false },
  /** Only who may edit it sees it, and it may be incomplete. A copy always is one. */
  is_draft: { ...both('flag'), label: 'Draft', verified: false, copied: false },
} as const satisfies Record<string, Row>;

/** A summary's paragraphs, headings, quotes and entries of lists. */
export const SUMMARY_BLOCKS_MAX = 500;
/** Lists in each other. */
export const SUMMARY_LISTS_MAX = 5;
/** Characters of a skill's name. */
export const SKILL_NAME_MAX = 60;
/** Years of experience with a skill. */
export const SKILL_YEARS_MAX = 60;

type Fields = typeof CARD_FIELDS;
export type CardField = keyof Fields;

/** The fields of a kind of card. */
export type FieldOf<K extends CardKind> = {
  [F in CardField]: Fields[F] extends Record<K, string> ? F : never;
}[CardField];

/** What a field of a kind of card holds. */
export type HeldBy<F extends CardField, K extends CardKind> = Fields[F] extends Record<K, infer H> ? H : never;

/** The fields of a kind of card that hold this. */
export type FieldHolding<H extends keyof Holds, K extends CardKind> = {
  [F in FieldOf<K>]: H extends HeldBy<F, K> ? F : never;
}[FieldOf<K>];

/** A field as code reads it that goes over all of them. */
export interface FieldRow extends Facts {
  name: CardField;
  holds: keyof Holds;
  of?: Dictionary;
  /** Infinity where there is no limit. */
  max: number;
}

/** The fields of a kind of card, in their order. */
export function fieldRows(kind: CardKind): FieldRow[] {
  return Object.entries<AnyRow>(CARD_FIELDS).flatMap(([name, { talent, request, ...facts }]) => {
    const holds = { talent, request }[kind];
    return holds ? [{ max: Infinity, ...facts, name: name as CardField, holds }] : [];
  });
}

interface AnyRow extends Facts, Partial<Record<CardKind, keyof Holds>> {
  of?: Dictionary;
  max?: number;
}
