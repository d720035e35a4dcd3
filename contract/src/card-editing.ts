import { z } from 'zod';
import { CardKey, RequestDetails, TalentDetails } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { Id, text } from './fields.ts';

/** Characters of a summary with its markup, as it is sent and again as it is stored. */
export const SUMMARY_MAX = 20_000;
/** Its paragraphs, headings, quotes and entries of lists. */
export const SUMMARY_BLOCKS_MAX = 500;
/** Lists in each other. */
export const SUMMARY_LISTS_MAX = 5;
export const CARD_SKILLS_MAX = 60;

/** A skill by its id, or by a name that becomes a new skill unless it is an alias of one. */
const SkillInput = z.strictObject({
  id: Id.optional(),
  name: text(60).trim().min(1, 'must not be empty').optional(),
  /** Years. */
  experience: z.int().min(0).max(60).nullable(),
  is_main: z.boolean(),
});

const Dollars = z.int().min(1).max(1_000_000);
const DollarRange = z
  .strictObject({ min: Dollars.nullable(), max: Dollars.nullable() })
  .refine(({ min, max }) => min === null || max === null || min <= max, 'must not end below its start');
const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code');
const line = (max: number) => text(max).trim();

/** What a job and a talent have in common. Skills stand in their order. */
const shared = {
  title: line(160),
  /** HTML; what is not allowed is taken out. */
  summary: text(SUMMARY_MAX),
  seniority: Id.nullable(),
  english_level: Id.nullable(),
  specializations: z.array(Id).max(20),
  industries: z.array(Id).max(20),
  full_stack: z.boolean(),
  skills: z.array(SkillInput).max(CARD_SKILLS_MAX),
  is_private: z.boolean(),
  is_on_hold: z.boolean(),
  /** Only its owner sees it, and it may be incomplete. */
  is_draft: z.boolean(),
};

const TalentFields = z.strictObject({
  ...shared,
  name: line(120),
  country: CountryCode.nullable(),
  city: line(120).nullable(),
  hourly_rate: Dollars.nullable(),
  monthly_rate: Dollars.nullable(),
});

const RequestFields = z.strictObject({
  ...shared,
  company_name: line(120).nullable(),
  /** None: anywhere. */
  countries: z.array(CountryCode).max(250),
  duration: Id.nullable(),
  hourly_rate: DollarRange.nullable(),
  monthly_rate: DollarRange.nullable(),
});

/** Made with `card_number` of `get_public_id/` where the owner has reserved one. `scope` company: it belongs to the host's company. */
const created = { scope: z.enum(['own', 'company']).default('own'), card_number: Id.optional() };
export const NewTalent = TalentFields.partial().extend(created);
export const NewRequest = RequestFields.partial().extend(created);

/** The named fields change, if the card is still as it was when `version` was read. */
const version = { version: z.int().min(1).optional() };
export const TalentChange = TalentFields.partial().extend(version);
export const RequestChange = RequestFields.partial().extend(version);

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
