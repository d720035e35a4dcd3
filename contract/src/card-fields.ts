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
  /** A whole number from 1. */
  count: { max: number };
  'optional count': { max: number };
  /** Of the IANA's, or none. */
  'time zone': object;
  /** `2026-12-03`, or none. */
  day: object;
  /** One of `NOTICE_PERIODS`, or none. */
  'notice period': object;
  /** Whole US dollars. */
  amount: { max: number };
  /** Whole US dollars, from and to; either may be open. */
  range: { max: number };
  skills: { max: number };
  /** Lists of entries, in the order in which they are shown. */
  'work experience': { max: number };
  education: { max: number };
  languages: { max: number };
  links: { max: number };
  questions: { max: number };
  /** Sent by a form of its own; `max` counts bytes. */
  file: { max: number };
}

export type Dictionary =
  | 'seniority'
  | 'english'
  | 'specialization'
  | 'industry'
  | 'duration'
  | 'engagement'
  | 'work_mode';

/** What is known of every field. */
interface Facts {
  /** What people call it. */
  label: string;
  /** A card that others see has it. */
  required?: true;
  /** A change of it by anybody but staff ends the card's verification. */
  verified: boolean;
  /** A copy of the card takes it along; a day only while it is still to come. */
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
  /** What the people are for, where it isn't the company as such. */
  specific_project: {
    request: 'optional line',
    max: 200,
    label: 'Project',
    verified: false,
    copied: true,
  },
  /** How many people are looked for. */
  headcount: { request: 'count', max: 999, label: 'People needed', verified: false, copied: true },
  start_date: { request: 'day', label: 'Start', verified: false, copied: true },
  duration: { request: 'option', of: 'duration', label: 'Duration', verified: false, copied: true },
  engagement: { request: 'option', of: 'engagement', label: 'Engagement', verified: false, copied: true },
  hours_per_week: { request: 'optional count', max: 80, label: 'Hours a week', verified: false, copied: true },
  /** In their order, main ones first. */
  skills: { ...both('skills'), max: 60, label: 'Skills', required: true, verified: true, copied: true },
  seniority: { ...both('option'), of: 'seniority', label: 'Seniority', verified: true, copied: true },
  english_level: { ...both('option'), of: 'english', label: 'English', verified: true, copied: true },
  /** Besides English. */
  languages: { talent: 'languages', max: 15, label: 'Other languages', verified: false, copied: true },
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
  /** From when on; in the past: now. Not beside a notice period. */
  available_from: { talent: 'day', label: 'Available from', verified: false, copied: true },
  /** Days. */
  notice_period: { talent: 'notice period', label: 'Notice period', verified: false, copied: true },
  country: { talent: 'country', label: 'Country', verified: false, copied: true },
  city: { talent: 'optional line', max: 120, label: 'City', verified: false, copied: true },
  time_zone: { talent: 'time zone', label: 'Time zone', verified: false, copied: true },
  work_mode: { request: 'option', of: 'work_mode', label: 'Work mode', verified: false, copied: true },
  /** None: anywhere. */
  countries: { request: 'countries', max: 250, label: 'Countries', verified: false, copied: true },
  /** Where the hours are counted that are to be shared; both or neither is told. */
  overlap_time_zone: { request: 'time zone', label: 'Overlap with', verified: false, copied: true },
  /** A day. */
  overlap_hours: { request: 'optional count', max: 12, label: 'Hours of overlap', verified: false, copied: true },
  summary: { ...both('rich text'), max: 20_000, label: 'Summary', verified: false, copied: true },
  work_experience: { talent: 'work experience', max: 30, label: 'Work experience', verified: false, copied: true },
  education: { talent: 'education', max: 10, label: 'Education', verified: false, copied: true },
  links: { talent: 'links', max: 10, label: 'Links', verified: false, copied: true },
  /** Asked of whoever applies without an account. */
  questions: { request: 'questions', max: 10, label: 'Questions', verified: false, copied: true },
  cv: { talent: 'file', max: CV_MAX_BYTES, label: 'Uploaded CV', verified: true, copied: false },
  /** Who sees the card and is signed in may load it. */
  cv_is_shared: { talent: 'flag', label: 'Clients may load the uploaded CV', verified: false, copied: false },
  /** In the CV that is made of the card. */
  cv_shows_rates: { talent: 'flag', label: 'Rates in the CV', verified: false, copied: true },
  is_private: { ...both('flag'), label: 'Private', verified: false, copied: true },
  is_on_hold: { ...both('flag'), label: 'On hold', verified: false, copied: false },
  /** Only who may edit it sees it, and it may be incomplete. A copy always is one. */
  is_draft: { ...both('flag'), label: 'Draft', verified: false, copied: false },
} as const satisfies Record<string, Row>;

/** Characters of a skill's name. */
export const SKILL_NAME_MAX = 60;
/** Years of experience with a skill. */
export const SKILL_YEARS_MAX = 60;

/** Days of notice that somebody may have to give. */
export const NOTICE_PERIODS = [0, 7, 14, 30, 60, 90] as const;
export type NoticePeriod = (typeof NOTICE_PERIODS)[number];

/** Within how many days somebody is looked for who can start; 0 is now. */
export const AVAILABLE_WITHIN = [0, 14, 30, 90] as const;
export type AvailableWithin = (typeof AVAILABLE_WITHIN)[number];

/** How a question is answered: in a line, in several, with yes or no, or with one of the choices that it has. */
export const QUESTION_KINDS = ['short', 'long', 'yes_no', 'choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Choices of a question. */
export const CHOICES_MIN = 2;
export const CHOICES_MAX = 10;

/** Characters of a question, and of a choice. */
export const QUESTION_MAX = 200;
export const CHOICE_MAX = 100;

/** Characters of what an entry says. */
export const JOB_TITLE_MAX = 160;
export const DONE_MAX = 2000;
export const SCHOOL_MAX = 160;
export const DEGREE_MAX = 160;
export const LINK_MAX = 500;
export const LINK_LABEL_MAX = 60;
/** Nobody has worked or learned before. */
export const FIRST_YEAR = 1950;
/** Until when somebody may be going to learn. */
export const LAST_YEAR = 2100;

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
