import { z } from 'zod';
import {
  CHOICES_MIN,
  type FieldHolding,
  type FieldOf,
  type HeldBy,
  NOTICE_PERIODS,
  SKILL_NAME_MAX,
  SKILL_YEARS_MAX,
  fieldRows,
} from './card-fields.ts';
import { Education, Language, Link, Question, WorkExperience } from './card-entries.ts';
import { CardKey, RequestDetails, TalentDetails } from './cards.ts';
import { isPeriodInOrder } from './employment-period.ts';
import { Day, Id, lineText, textField, visibleText, SEEN } from './fields.ts';
import type { CardKind } from './kinds.ts';
import { definePairedEndpoints } from './pairs.ts';

/** A skill, by id or by name. A name that matches no skill or alias creates a new skill. */
export const SkillInput = z.strictObject({
  id: Id.optional(),
  name: visibleText(SKILL_NAME_MAX).optional(),
  /** Experience in years. */
  experience: z.int().min(0).max(SKILL_YEARS_MAX).nullable(),
  is_main: z.boolean(),
});

const Dollars = (max: number) => z.int().min(1).max(max);
const DollarRange = (max: number) =>
  z
    .strictObject({ min: Dollars(max).nullable(), max: Dollars(max).nullable() })
    .refine(
      (range) => range.min === null || range.max === null || range.min <= range.max,
      'must not end below its start',
    );
const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code');

export const TimeZone = z.string().max(64).refine(isTimeZone, 'must be a time zone like Europe/Berlin');

const span = { path: ['to'], error: 'must not be before the beginning' };
const Job = WorkExperience.refine(({ from, to }) => to === null || isPeriodInOrder(from, to), span);
const Course = Education.refine(({ from, to }) => from === null || to === null || from <= to, span);

/** Rejects duplicate languages; the error's path is the duplicate. */
function Languages(max: number) {
  return z
    .array(Language)
    .max(max)
    .superRefine((languages, { addIssue }) => {
      for (const [at, { code }] of languages.entries()) {
        const refuse = (message: string) => addIssue({ code: 'custom', path: [at, 'code'], message });
        if (code === 'en') refuse('must not be English, which has its own field');
        else if (languages.findIndex((other) => other.code === code) < at) refuse('is named twice');
      }
    });
}

/** Rejects duplicate questions, and duplicate choices within one question. */
function Questions(max: number) {
  return z
    .array(Question)
    .max(max)
    .superRefine((questions, { addIssue }) => {
      const refuse = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
      const texts = questions.map(({ text: asked }) => spaced(asked));
      for (const [at, { kind, choices }] of questions.entries()) {
        if (texts.indexOf(texts[at]!) < at) refuse([at, 'text'], 'is asked twice');
        if (kind !== 'choice') {
          if (choices.length > 0) refuse([at, 'choices'], 'are only for questions with choices');
          continue;
        }
        if (choices.length < CHOICES_MIN) refuse([at, 'choices'], `must be at least ${CHOICES_MIN}`);
        const offered = choices.map(spaced);
        for (const [place, choice] of offered.entries())
          if (offered.indexOf(choice) < place) refuse([at, 'choices', place], 'is offered twice');
      }
    });
}

/** Normalizes text for comparison: runs of whitespace become one space. */
function spaced(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}

/** Input schemas by value type. The parameter is the field's limit. */
const INPUTS = {
  line: lineText,
  'optional line': (max: number) => lineText(max).nullable(),
  'rich text': textField,
  option: () => Id.nullable(),
  options: (max: number) => z.array(Id).max(max),
  country: () => CountryCode.nullable(),
  countries: (max: number) => z.array(CountryCode).max(max),
  flag: () => z.boolean(),
  amount: (max: number) => Dollars(max).nullable(),
  range: (max: number) => DollarRange(max).nullable(),
  skills: (max: number) => z.array(SkillInput).max(max),
  count: (max: number) => z.int().min(1).max(max),
  'optional count': (max: number) => z.int().min(1).max(max).nullable(),
  'time zone': () => TimeZone.nullable(),
  day: () => Day.nullable(),
  'notice period': () => z.literal(NOTICE_PERIODS).nullable(),
  'work experience': (max: number) => z.array(Job).max(max),
  education: (max: number) => z.array(Course).max(max),
  languages: Languages,
  links: (max: number) => z.array(Link).max(max),
  questions: Questions,
};
type Inputs = typeof INPUTS;

/** Parsed input of a field, by value type. */
export type FieldInput = { [H in keyof Inputs]: z.output<ReturnType<Inputs[H]>> };

type Shape<K extends CardKind> = {
  [F in Exclude<FieldOf<K>, FieldHolding<'file', K>>]: ReturnType<Inputs[HeldBy<F, K> & keyof Inputs]>;
};

/** Schemas of all fields of a kind except files, which have separate endpoints. */
const fieldsOf = <K extends CardKind>(kind: K) =>
  Object.fromEntries(
    fieldRows(kind).flatMap(({ name, holds, max }) => (holds === 'file' ? [] : [[name, INPUTS[holds](max)]])),
  ) as Shape<K>;
const TalentFields = z.strictObject(fieldsOf('talent')).partial();
const RequestFields = z.strictObject(fieldsOf('request')).partial();

/** `card_number`: a number reserved with `get_public_id/`. `scope: 'company'`: the portal's company owns the card. */
const created = { scope: z.enum(['own', 'company']).default('own'), card_number: Id.optional() };
export const NewTalent = TalentFields.extend(created);
export const NewRequest = RequestFields.extend(created);

/** Omitted fields stay unchanged. */
export const TalentChange = TalentFields.extend(SEEN);
export const RequestChange = RequestFields.extend(SEEN);
const Seen = z.strictObject(SEEN).prefault({});

const Details = { talent: TalentDetails, request: RequestDetails };
const PublicId = z.object({ public_id: z.string(), card_number: Id });

export const cardEditing = definePairedEndpoints({
  createCard: {
    method: 'POST',
    path: '/{kind}s/',
    access: 'user',
    summary: 'Creates a {card} that belongs to the requester.',
    idempotent: true,
    body: { talent: NewTalent, request: NewRequest },
    response: Details,
  },
  reserveCardId: {
    method: 'GET',
    path: '/{kind}s/get_public_id/',
    access: 'user',
    summary: 'Reserves the requester’s next public id.',
    response: PublicId,
  },
  changeCard: {
    method: 'PATCH',
    path: '/{kind}s/{id}/',
    access: 'user',
    summary: 'Changes the given fields; returns `conflict` if they were changed by someone else since `version`.',
    params: CardKey,
    body: { talent: TalentChange, request: RequestChange },
    response: Details,
  },
  activateCard: {
    method: 'PATCH',
    path: '/{kind}s/{id}/activate/',
    access: 'user',
    summary: 'Restores an archived {card}.',
    params: CardKey,
    body: Seen,
    response: Details,
  },
  deactivateCard: {
    method: 'PATCH',
    path: '/{kind}s/{id}/deactivate/',
    access: 'user',
    summary: 'Archives a {card} and its open relations.',
    params: CardKey,
    body: Seen,
    response: Details,
  },
  copyCard: {
    method: 'POST',
    path: '/{kind}s/{id}/copy/',
    access: 'user',
    summary: 'Creates a draft with the same content, without relations, tags and statistics.',
    idempotent: true,
    params: CardKey,
    response: Details,
  },
});

/** Accepts IANA names only: a UTC offset has no daylight saving time, and `Intl` knows names that Temporal does not. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name)) return false;
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
