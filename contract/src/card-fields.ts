import type { CardKind } from './kinds.ts';
import { COMPANY_NAME_MAX, CV_MAX_BYTES, PICTURE_MAX_BYTES } from './limits.ts';

/** Value types of fields, with the parameters of each type. */
interface Holds {
  /** Single-line text; empty string if there is none. */
  line: { max: number };
  'optional line': { max: number };
  /** HTML; disallowed elements and attributes are removed. */
  'rich text': { max: number };
  /** Id of a dictionary entry, or null. */
  option: { of: Dictionary };
  options: { of: Dictionary; max: number };
  country: object;
  countries: { max: number };
  flag: object;
  /** Positive integer. */
  count: { max: number };
  'optional count': { max: number };
  /** IANA time zone name, or null. */
  'time zone': object;
  /** Date like `2026-12-03`, or null. */
  day: object;
  /** One of `NOTICE_PERIODS`, or null. */
  'notice period': object;
  /** Whole US dollars. */
  amount: { max: number };
  /** Whole US dollars; either bound may be null. */
  range: { max: number };
  skills: { max: number };
  /** Lists of entries, in display order. */
  'work experience': { max: number };
  education: { max: number };
  languages: { max: number };
  links: { max: number };
  questions: { max: number };
  /** Uploaded by a separate endpoint; `max` is in bytes. */
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

/** Properties that every field declares. */
interface Facts {
  /** Required before the card can be visible to others. */
  required?: true;
  /** Unless made by staff, a change of the field resets the card's verification. */
  verified: boolean;
  /** Whether duplicating the card copies the field. A date is copied only if it is in the future. */
  copied: boolean;
}

/** The value type by kind of card; missing for kinds without the field. */
type Has<T> = Record<CardKind, T> | { talent: T; request?: never } | { talent?: never; request: T };
type Rate = { talent: 'amount'; request: 'range'; max: number } & Facts;
type Row = { [H in keyof Holds]: Has<H> & Holds[H] & Facts }[keyof Holds] | Rate;

const both = <const H extends keyof Holds>(holds: H) => ({ talent: holds, request: holds });

/** All fields of cards, in form order. */
export const CARD_FIELDS = {
  photo: { talent: 'file', max: PICTURE_MAX_BYTES, verified: false, copied: false },
  name: { talent: 'line', max: 120, required: true, verified: true, copied: true },
  title: { ...both('line'), max: 160, required: true, verified: true, copied: true },
  company_name: { request: 'optional line', max: COMPANY_NAME_MAX, verified: false, copied: true },
  /** The project that people are hired for, if it is narrower than the company. */
  specific_project: {
    request: 'optional line',
    max: 200,
    verified: false,
    copied: true,
  },
  /** Number of people to hire. */
  headcount: { request: 'count', max: 999, verified: false, copied: true },
  start_date: { request: 'day', verified: false, copied: true },
  duration: { request: 'option', of: 'duration', verified: false, copied: true },
  engagement: { request: 'option', of: 'engagement', verified: false, copied: true },
  hours_per_week: { request: 'optional count', max: 80, verified: false, copied: true },
  /** Sorted, main skills first. */
  skills: { ...both('skills'), max: 60, required: true, verified: true, copied: true },
  seniority: { ...both('option'), of: 'seniority', verified: true, copied: true },
  english_level: { ...both('option'), of: 'english', verified: true, copied: true },
  /** Languages other than English. */
  languages: { talent: 'languages', max: 15, verified: false, copied: true },
  specializations: {
    ...both('options'),
    of: 'specialization',
    max: 20,
    verified: false,
    copied: true,
  },
  full_stack: { ...both('flag'), verified: false, copied: true },
  industries: { ...both('options'), of: 'industry', max: 20, verified: false, copied: true },
  hourly_rate: {
    talent: 'amount',
    request: 'range',
    max: 1_000_000,
    verified: true,
    copied: true,
  },
  monthly_rate: {
    talent: 'amount',
    request: 'range',
    max: 1_000_000,
    verified: true,
    copied: true,
  },
  /** First available day; a past date means available now. Mutually exclusive with `notice_period`. */
  available_from: { talent: 'day', verified: false, copied: true },
  /** Days. Mutually exclusive with `available_from`. */
  notice_period: { talent: 'notice period', verified: false, copied: true },
  work_mode: { request: 'option', of: 'work_mode', verified: false, copied: true },
  country: { talent: 'country', verified: false, copied: true },
  /** Country codes; empty means anywhere. */
  countries: { request: 'countries', max: 250, verified: false, copied: true },
  city: { ...both('optional line'), max: 120, verified: false, copied: true },
  /** State, province or region of the city. */
  region: { request: 'optional line', max: 120, verified: false, copied: true },
  time_zone: { talent: 'time zone', verified: false, copied: true },
  /** Time zone for `overlap_hours`; both fields are set or neither. */
  overlap_time_zone: { request: 'time zone', verified: false, copied: true },
  /** Hours a day. */
  overlap_hours: { request: 'optional count', max: 12, verified: false, copied: true },
  summary: { ...both('rich text'), max: 20_000, verified: false, copied: true },
  work_experience: { talent: 'work experience', max: 30, verified: false, copied: true },
  education: { talent: 'education', max: 10, verified: false, copied: true },
  links: { talent: 'links', max: 10, verified: false, copied: true },
  /** Shown to applicants without an account. */
  questions: { request: 'questions', max: 10, verified: false, copied: true },
  cv: { talent: 'file', max: CV_MAX_BYTES, verified: true, copied: false },
  /** Signed-in users who can see the card can download the uploaded CV. */
  cv_is_shared: { talent: 'flag', verified: false, copied: false },
  /** Show the rates in the generated CV. */
  cv_shows_rates: { talent: 'flag', verified: false, copied: true },
  is_private: { ...both('flag'), verified: false, copied: true },
  is_on_hold: { ...both('flag'), verified: false, copied: false },
  /** A draft may be incomplete and is visible only to users who may edit it. Copies are always drafts. */
  is_draft: { ...both('flag'), verified: false, copied: false },
} as const satisfies Record<string, Row>;

export const SKILL_NAME_MAX = 60;
/** Maximum years of experience with a skill. */
export const SKILL_YEARS_MAX = 60;

/** Notice periods to choose from, in days. */
export const NOTICE_PERIODS = [0, 7, 14, 30, 60, 90] as const;
export type NoticePeriod = (typeof NOTICE_PERIODS)[number];

/** Options of the availability filter: the talent is free within this number of days; 0 means now. */
export const AVAILABLE_WITHIN = [0, 14, 30, 90] as const;
export type AvailableWithin = (typeof AVAILABLE_WITHIN)[number];

/** Answer types: one line, several lines, yes or no, or one of the question's choices. */
export const QUESTION_KINDS = ['short', 'long', 'yes_no', 'choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Minimum and maximum number of choices of a question. */
export const CHOICES_MIN = 2;
export const CHOICES_MAX = 10;

/** Maximum length of a question and of a choice. */
export const QUESTION_MAX = 200;
export const CHOICE_MAX = 100;

/** Maximum lengths of strings in entries of work experience, education and links. */
export const JOB_TITLE_MAX = 160;
export const DONE_MAX = 2000;
export const SCHOOL_MAX = 160;
export const DEGREE_MAX = 160;
export const LINK_MAX = 500;
export const LINK_LABEL_MAX = 60;
/** Earliest year of work experience or education. */
export const FIRST_YEAR = 1950;
/** Latest year in which an education may end. */
export const LAST_YEAR = 2100;

type Fields = typeof CARD_FIELDS;
export type CardField = keyof Fields;

export type FieldOf<K extends CardKind> = {
  [F in CardField]: Fields[F] extends Record<K, string> ? F : never;
}[CardField];

/** Value type of a field on a kind of card. */
export type HeldBy<F extends CardField, K extends CardKind> = Fields[F] extends Record<K, infer H> ? H : never;

/** Names of the fields with the value type `H` on a kind of card. */
export type FieldHolding<H extends keyof Holds, K extends CardKind> = {
  [F in FieldOf<K>]: H extends HeldBy<F, K> ? F : never;
}[FieldOf<K>];

/** A field's declaration, with the value type for one kind. */
export interface FieldRow extends Facts {
  name: CardField;
  holds: keyof Holds;
  of?: Dictionary;
  /** Infinity when the type has no limit. */
  max: number;
}

/** The fields of a kind of card, in form order. */
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
