import type { FieldInput } from '@crewdock/contract/card-editing';
import type { CardSkill, Rate, RequestDetails, TalentDetails } from '@crewdock/contract/cards';

/** A skill of the form; one without an id becomes a new skill unless the server knows its name. */
export interface SkillEntry {
  id: number | null;
  name: string;
  image: string | null;
  /** Years. */
  experience: number | null;
  is_main: boolean;
}

/** US dollars. A talent's rate is its `min`. */
export interface RateEntry {
  min: number | null;
  max: number | null;
}

type Job = TalentDetails['work_experience'][number];
type Course = TalentDetails['education'][number];

/** What is typed of a job; one of which nothing is typed is none. */
export interface JobEntry extends Omit<Job, 'from' | 'to'> {
  /** `2024-03`; `2024-` and `-03` while half of it is typed, or ''. */
  from: string;
  to: string;
  isCurrent: boolean;
}

export interface CourseEntry extends Omit<Course, 'from' | 'to'> {
  /** Years as they are typed. */
  from: string;
  to: string;
}

export interface LanguageEntry {
  code: string | null;
  level: TalentDetails['languages'][number]['level'] | null;
}

export interface LinkEntry {
  url: string;
  label: string;
}

type Question = RequestDetails['questions'][number];

export interface QuestionEntry extends Omit<Question, 'choices'> {
  /** A line each. */
  choices: string;
}

/** What a card tells of a field, by what it holds there. */
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

/** What the form has of it. */
export interface Entry {
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
  /** '' for none. */
  day: string;
  'notice period': TalentDetails['notice_period'];
  'work experience': JobEntry[];
  education: CourseEntry[];
  languages: LanguageEntry[];
  links: LinkEntry[];
  questions: QuestionEntry[];
}

interface Way<H extends keyof Entry> {
  empty: Entry[H];
  /** From the card into the form. */
  read: (told: Told[H]) => Entry[H];
  /** From the form to the API. */
  send: (entry: Entry[H]) => FieldInput[H];
}

const asIs = <T>(value: T) => value;
const text = { empty: '', read: asIs<string>, send: asIs<string> };
const noRate: RateEntry = { min: null, max: null };
const readRate = (rate: Rate | null) => rate ?? noRate;

/** How each sort of field goes between card, form and API. */
export const WAYS: { [H in keyof Entry]: Way<H> } = {
  line: text,
  'optional line': { empty: '', read: (told) => told ?? '', send: (entry) => entry.trim() || null },
  'rich text': text,
  option: { empty: null, read: (told) => told?.id ?? null, send: asIs },
  options: { empty: [], read: (told) => told.map(({ id }) => id), send: asIs },
  country: { empty: null, read: (told) => told?.code ?? null, send: asIs },
  countries: { empty: [], read: (told) => told.map(({ code }) => code), send: asIs },
  flag: { empty: false, read: asIs, send: asIs },
  amount: { empty: noRate, read: readRate, send: ({ min }) => min },
  range: { empty: noRate, read: readRate, send: rateOf },
  skills: {
    empty: [],
    // In the order in which the picker makes them: what is the same is told by the text of both.
    read: (told) =>
      told.map(({ id, name, skill_image: image, experience, is_main }) => ({ id, name, image, experience, is_main })),
    send: (entry) =>
      entry.map(({ id, name, experience, is_main }) => ({ ...(id === null ? { name } : { id }), experience, is_main })),
  },
  // One that was emptied is one.
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
    send: (links) => links.map(({ url, label }) => ({ url: addressOf(url), label: label.trim() || null })),
  },
  questions: {
    empty: [],
    read: (told) => told.map(({ choices, ...question }) => ({ ...question, choices: choices.join('\n') })),
    send: (questions) =>
      questions.map(({ choices, ...question }) => ({
        ...question,
        choices: question.kind === 'choice' ? linesOf(choices) : [],
      })),
  },
};

/** Whether something is said in an entry at all; of what kind a question is, is said from the beginning. */
export function isTyped(entry: object): boolean {
  return Object.entries(entry).some(
    ([part, value]) => part !== 'kind' && typeof value === 'string' && value.trim() !== '',
  );
}

/** Those in which something is said. */
export function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Both halves of it. */
export function isMonth(typed: string): boolean {
  return /^\d{4}-\d{2}$/.test(typed);
}

/** `ada.example.com` is meant as an address, too. */
export function addressOf(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`;
}

/** Bounds of which at least one is told. */
export function rateOf({ min, max }: RateEntry): RateEntry | null {
  return min === null && max === null ? null : { min, max };
}

function yearText(year: number | null): string {
  return year === null ? '' : String(year);
}

function yearOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
