import { z } from 'zod';
import {
  type CardKind,
  type FieldHolding,
  type FieldOf,
  type HeldBy,
  SKILL_NAME_MAX,
  SKILL_YEARS_MAX,
  fieldRows,
} from './card-fields.ts';
import { CardKey, RequestDetails, TalentDetails } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { Id, text } from './fields.ts';

/** A skill by its id, or by a name that becomes a new skill unless it is an alias of one. */
const SkillInput = z.strictObject({
  id: Id.optional(),
  name: text(SKILL_NAME_MAX).trim().min(1, 'must not be empty').optional(),
  /** Years. */
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
const line = (max: number) => text(max).trim();

/** What each field takes, by what it holds and how much of it. */
const INPUTS = {
  line,
  'optional line': (max: number) => line(max).nullable(),
  'rich text': text,
  option: () => Id.nullable(),
  options: (max: number) => z.array(Id).max(max),
  country: () => CountryCode.nullable(),
  countries: (max: number) => z.array(CountryCode).max(max),
  flag: () => z.boolean(),
  amount: (max: number) => Dollars(max).nullable(),
  range: (max: number) => DollarRange(max).nullable(),
  skills: (max: number) => z.array(SkillInput).max(max),
};
type Inputs = typeof INPUTS;

/** What arrives in a field, by what it holds. */
export type FieldInput = { [H in keyof Inputs]: z.output<ReturnType<Inputs[H]>> };

type Shape<K extends CardKind> = {
  [F in Exclude<FieldOf<K>, FieldHolding<'file', K>>]: ReturnType<Inputs[HeldBy<F, K> & keyof Inputs]>;
};

/** The fields of a kind, as many of them as somebody names. Files have forms of their own. */
const fieldsOf = <K extends CardKind>(kind: K) =>
  Object.fromEntries(
    fieldRows(kind).flatMap(({ name, holds, max }) => (holds === 'file' ? [] : [[name, INPUTS[holds](max)]])),
  ) as Shape<K>;
const TalentFields = z.strictObject(fieldsOf('talent')).partial();
const RequestFields = z.strictObject(fieldsOf('request')).partial();

/** Made with `card_number` of `get_public_id/` where the owner has reserved one. `scope` company: it belongs to the host's company. */
const created = { scope: z.enum(['own', 'company']).default('own'), card_number: Id.optional() };
export const NewTalent = TalentFields.extend(created);
export const NewRequest = RequestFields.extend(created);

/** The named fields change, if the card is still as it was when `version` was read. */
const version = { version: z.int().min(1).optional() };
export const TalentChange = TalentFields.extend(version);
export const RequestChange = RequestFields.extend(version);

const PublicId = z.object({ public_id: z.string(), card_number: Id });

export const cardEditing = {
  createTalent: endpoint({
    method: 'POST',
    path: '/talents/',
    access: 'user',
    summary: 'A new talent of who is asking.',
    idempotent: true,
    body: NewTalent,
    response: TalentDetails,
  }),
  createRequest: endpoint({
    method: 'POST',
    path: '/requests/',
    access: 'user',
    summary: 'A new job of who is asking.',
    idempotent: true,
    body: NewRequest,
    response: RequestDetails,
  }),
  reserveTalentId: endpoint({
    method: 'GET',
    path: '/talents/get_public_id/',
    access: 'user',
    summary: 'Reserves the next public id of who is asking.',
    response: PublicId,
  }),
  reserveRequestId: endpoint({
    method: 'GET',
    path: '/requests/get_public_id/',
    access: 'user',
    summary: 'Reserves the next public id of who is asking.',
    response: PublicId,
  }),
  changeTalent: endpoint({
    method: 'PATCH',
    path: '/talents/{id}/',
    access: 'user',
    summary: 'Changes the named fields; `conflict` when somebody else changed them since `version`.',
    params: CardKey,
    body: TalentChange,
    response: TalentDetails,
  }),
  changeRequest: endpoint({
    method: 'PATCH',
    path: '/requests/{id}/',
    access: 'user',
    summary: 'Changes the named fields; `conflict` when somebody else changed them since `version`.',
    params: CardKey,
    body: RequestChange,
    response: RequestDetails,
  }),
  activateTalent: endpoint({
    method: 'PATCH',
    path: '/talents/{id}/activate/',
    access: 'user',
    summary: 'Restores an archived talent.',
    params: CardKey,
    response: TalentDetails,
  }),
  activateRequest: endpoint({
    method: 'PATCH',
    path: '/requests/{id}/activate/',
    access: 'user',
    summary: 'Restores an archived job.',
    params: CardKey,
    response: RequestDetails,
  }),
  deactivateTalent: endpoint({
    method: 'PATCH',
    path: '/talents/{id}/deactivate/',
    access: 'user',
    summary: 'Archives a talent; its open relations are archived too.',
    params: CardKey,
    response: TalentDetails,
  }),
  deactivateRequest: endpoint({
    method: 'PATCH',
    path: '/requests/{id}/deactivate/',
    access: 'user',
    summary: 'Archives a job; its open relations are archived too.',
    params: CardKey,
    response: RequestDetails,
  }),
  copyTalent: endpoint({
    method: 'POST',
    path: '/talents/{id}/copy/',
    access: 'user',
    summary: 'A draft with the same content, without relations, tags and statistics.',
    idempotent: true,
    params: CardKey,
    response: TalentDetails,
  }),
  copyRequest: endpoint({
    method: 'POST',
    path: '/requests/{id}/copy/',
    access: 'user',
    summary: 'A draft with the same content, without relations, tags and statistics.',
    idempotent: true,
    params: CardKey,
    response: RequestDetails,
  }),
};
