import type { FieldInput } from '@crewdock/contract/card-editing';
import type { CardSkill, Rate, RequestDetails, TalentDetails } from '@crewdock/contract/cards';

/** A skill in the form. A skill without an id is found by name or created by the server. */
export interface SkillEntry {
  id: number | null;
  name: string;
  image: string | null;
  /** Experience in years. */
  experience: number | null;
  is_main: boolean;
}

/** A rate in US dollars. A talent's rate is stored in `min`. */
export interface RateEntry {
  min: number | null;
  max: number | null;
}

type Job = TalentDetails['work_experience'][number];
type Course = TalentDetails['education'][number];

/** A work experience entry in the form. An entry without any input is ignored. */
export interface JobEntry extends Omit<Job, 'from' | 'to'> {
  /** `2024-03` or `2024`; '' if unknown; `202` or `-03` while incomplete. */
  from: string;
  to: string;
  isCurrent: boolean;
}

export interface CourseEntry extends Omit<Course, 'from' | 'to'> {
  /** The year as entered. */
  from: string;
  to: string;
}

export interface LanguageEntry {
  code: string | null;
  level: TalentDetails['languages'][number]['level'] | null;
}

export interface CardLinkEntry {
  url: string;
  label: string;
}

type Question = RequestDetails['questions'][number];

export interface QuestionEntry extends Omit<Question, 'choices'> {
  /** One choice per line. */
  choices: string;
}

/** Types of a card's values, by field type. */
interface Told {
  line: string;
  'optional line': string | null;
  'rich text': string;
  option: { id: number } | null;
  options: { id: number }[];
  country: { code: string } | null;
  countries: { code: string }[];
  flag: boolean;
  amount: Rate | null;
  range: Rate | null;
  skills: CardSkill[];
  count: number;
  'optional count': number | null;
  'time zone': string | null;
  day: string | null;
  'notice period': TalentDetails['notice_period'];
  'work experience': Job[];
  education: Course[];
  languages: TalentDetails['languages'];
  links: TalentDetails['links'];
  questions: Question[];
}

/** Types of the form's values, by field type. */
export interface FormValueByType {
  line: string;
  'optional line': string;
  'rich text': string;
  option: number | null;
  options: number[];
  country: string | null;
  countries: string[];
  flag: boolean;
  amount: RateEntry;
  range: RateEntry;
  skills: SkillEntry[];
  count: number | null;
  'optional count': number | null;
  'time zone': string | null;
  /** Empty if there is no date. */
  day: string;
  'notice period': TalentDetails['notice_period'];
  'work experience': JobEntry[];
  education: CourseEntry[];
  languages: LanguageEntry[];
  links: CardLinkEntry[];
  questions: QuestionEntry[];
}

interface Way<H extends keyof FormValueByType> {
  empty: FormValueByType[H];
  /** Converts a card's value to the form's value. */
  read: (told: Told[H]) => FormValueByType[H];
  /** Converts the form's value to the API's value. */
  send: (entry: FormValueByType[H]) => FieldInput[H];
}

const asIs = <T>(value: T) => value;
const text = { empty: '', read: asIs<string>, send: asIs<string> };
const noRate: RateEntry = { min: null, max: null };
const readRate = (rate: Rate | null) => rate ?? noRate;

/** Conversions between card, form and API, by field type. */
export const WAYS: { [H in keyof FormValueByType]: Way<H> } = {
  line: text,
  'optional line': { empty: '', read: (told) => told ?? '', send: (entry) => entry.trim() || null },
  'rich text': text,
  option: { empty: null, read: (told) => told?.id ?? null, send: asIs },
  options: { empty: [], read: (told) => told.map(({ id }) => id), send: asIs },
  country: { empty: null, read: (told) => told?.code ?? null, send: asIs },
  countries: { empty: [], read: (told) => told.map(({ code }) => code), send: asIs },
  flag: { empty: false, read: asIs, send: asIs },
  amount: { empty: noRate, read: readRate, send: ({ min }) => min },
  range: { empty: noRate, read: readRate, send: toOptionalRate },
  skills: {
    empty: [],
    // The keys are in the same order as in the skill picker, because values are compared as JSON.
    read: (told) =>
      told.map(({ id, name, skill_image: image, experience, is_main }) => ({ id, name, image, experience, is_main })),
    send: (entry) =>
      entry.map(({ id, name, experience, is_main }) => ({ ...(id === null ? { name } : { id }), experience, is_main })),
  },
  // An empty field is sent as 1.
  count: { empty: 1, read: asIs, send: (count) => count ?? 1 },
  'optional count': { empty: null, read: asIs, send: asIs },
  'time zone': { empty: null, read: asIs, send: asIs },
  day: { empty: '', read: (day) => day ?? '', send: (day) => day || null },
  'notice period': { empty: null, read: asIs, send: asIs },
  'work experience': {
    empty: [],
    read: (told) => told.map(({ to, ...job }) => ({ ...job, to: to ?? '', isCurrent: to === null })),
    send: (jobs) => jobs.map(({ isCurrent, to, ...job }) => ({ ...job, to: isCurrent ? null : to })),
  },
  education: {
    empty: [],
    read: (told) => told.map((course) => ({ ...course, from: yearText(course.from), to: yearText(course.to) })),
    send: (courses) => courses.map((course) => ({ ...course, from: yearOf(course.from), to: yearOf(course.to) })),
  },
  languages: {
    empty: [],
    read: asIs,
    send: (languages) => languages.flatMap(({ code, level }) => (code && level ? [{ code, level }] : [])),
  },
  links: {
    empty: [],
    read: (told) => told.map(({ url, label }) => ({ url, label: label ?? '' })),
    send: (links) => links.map(({ url, label }) => ({ url: addUrlScheme(url), label: label.trim() || null })),
  },
  questions: {
    empty: [],
    read: (told) => told.map(({ choices, ...question }) => ({ ...question, choices: choices.join('\n') })),
    send: (questions) =>
      questions.map(({ choices, ...question }) => ({
        ...question,
        choices: question.kind === 'choice' ? splitIntoLines(choices) : [],
      })),
  },
};

/** Whether the entry contains any input. A question's `kind` doesn't count, because it has a default. */
export function isTyped(entry: object): boolean {
  return Object.entries(entry).some(
    ([part, value]) => part !== 'kind' && typeof value === 'string' && value.trim() !== '',
  );
}

/** Splits text into its non-empty lines, trimmed. */
export function splitIntoLines(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Whether a date is a year, with or without a month. */
export function isMonthOrYear(typed: string): boolean {
  return /^\d{4}(?:-\d{2})?$/.test(typed);
}

/** Returns a job's date as entered, or '' while it is incomplete. */
export function completeDate(typed: string): string {
  return isMonthOrYear(typed) ? typed : '';
}

/** Adds a scheme to URLs without one, such as `ada.example.com`. */
export function addUrlScheme(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`;
}

/** Returns the rate, or null if both bounds are empty. */
export function toOptionalRate({ min, max }: RateEntry): RateEntry | null {
  return min === null && max === null ? null : { min, max };
}

function yearText(year: number | null): string {
  return year === null ? '' : String(year);
}

function yearOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
