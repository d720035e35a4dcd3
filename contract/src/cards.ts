import { z } from 'zod';
import { Education, Language, Link, Question, WorkExperience } from './card-entries.ts';
import { NOTICE_PERIODS } from './card-fields.ts';
import { Colleague, OnCompany } from './companies.ts';
import { EnglishLevel, Option, Skill } from './dictionaries.ts';
import { Day, Flag, Id, textField } from './fields.ts';
import { definePairedEndpoints } from './pairs.ts';
import { OWN_PAGE_SIZE, SEARCH_MAX } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';

/** `owner-card` or `owner-card-tag` at the start of a link's last path segment; a slug may follow. */
export const PUBLIC_ID = /^\d+-\d+(-\d+)?(?=-|$)/;

/** A rate in US dollars. A fixed rate has equal bounds; a missing bound is null. */
export const Rate = z.object({ min: z.int().nullable(), max: z.int().nullable() });
export type Rate = z.infer<typeof Rate>;

/** A skill of a card. */
export const CardSkill = Skill.extend({
  /** Experience in years; null if unknown. */
  experience: z.int().nullable(),
  is_main: z.boolean(),
});
export type CardSkill = z.infer<typeof CardSkill>;

/** Fields of jobs and talents in lists. */
const MarketCard = z.object({
  /** The card's id or, if the company hides ids, a random number that every call accepts instead. */
  id: Id,
  public_id: z.string(),
  /** Path of the public card on the portal: `/t/…` or `/j/…`, with the slug. */
  path: z.string(),
  /** Main skills first, then by experience. */
  skills: z.array(CardSkill),
  seniority: Option.nullable(),
  english_level: EnglishLevel.nullable(),
  specializations: z.array(Option),
  industries: z.array(Option),
  hourly_rate: Rate.nullable(),
  monthly_rate: Rate.nullable(),
  is_verified: z.boolean(),
  /** 0 hot, 1 normal, 2 low. */
  priority: z.int().min(0).max(2),
  /** When the content last changed (ISO 8601). */
  modified: z.string(),
});

export const TalentCard = MarketCard.extend({
  name: z.string(),
  title: z.string(),
  /** Path of the picture; null if there is none, and `placeholder` is shown instead. */
  photo: z.string().nullable(),
  /** Number of the placeholder picture, 1 to 15. */
  placeholder: z.int().min(1).max(15),
  country: z.object({ code: z.string(), label: z.string() }).nullable(),
  city: z.string().nullable(),
});
export type TalentCard = z.infer<typeof TalentCard>;

export const RequestCard = MarketCard.extend({
  title: z.string(),
  /** Name of the hiring company, as entered in the job; null if there is none. */
  company_name: z.string().nullable(),
  city: z.string().nullable(),
  /** State, province or region of the city. */
  region: z.string().nullable(),
  /** Countries the work can be done from; empty means anywhere. */
  countries: z.array(z.object({ code: z.string(), label: z.string() })),
  duration: Option.nullable(),
});
export type RequestCard = z.infer<typeof RequestCard>;

const Rights = z.object({
  /** Whether the requester may change the card. */
  edit: z.boolean(),
  /** True if the public cannot see the card on this host: it is private, on hold, withheld, archived or a draft. */
  see_privately: z.boolean(),
});

/** Summary of a relation of the card; `get_relations/` returns the details. */
const CardRelation = z.object({
  id: Id,
  request_id: Id,
  talent_id: Id,
  /** Whether the status is proposed, confirmed or proceeded. */
  is_active: z.boolean(),
  is_confirmed: z.boolean(),
  rt_rejection_reason: Option.nullable(),
});
export type CardRelation = z.infer<typeof CardRelation>;

const counts = {
  /** Number of relations in status proposed, confirmed or proceeded. */
  active_relations: z.int(),
  inactive_relations: z.int(),
  /** Number of active relations that are hires. */
  hired: z.int(),
  /**
   * Whether any active relation needs an answer from this side, the number of such relations, and the time since which
   * the oldest one has needed it (null if there are none).
   */
  unconfirmed_relations: z.boolean(),
  waiting_relations: z.int(),
  waiting_since: z.string().nullable(),
};

/** Included only if the requester may edit the card. */
const ForItsSide = z.object({
  /** The 100 relations with the latest status changes. */
  relations: z.array(CardRelation),
  ...counts,
});

const Details = {
  /** Sanitized HTML. */
  summary: z.string(),
  full_stack: z.boolean(),
  created: z.string(),
  is_active: z.boolean(),
  is_on_hold: z.boolean(),
  is_private: z.boolean(),
  /** Increases with every change. */
  version: z.int().min(1),
  is_draft: z.boolean(),
  /** Whether there is an uploaded CV that the requester may download. */
  has_cv: z.boolean(),
  can: Rights,
  ...ForItsSide.partial().shape,
};

export const TalentDetails = TalentCard.extend({
  ...Details,
  /** The card's owner; included only for the owner's side, members of the card's company, and staff. */
  user: Colleague.optional(),
  work_experience: z.array(WorkExperience),
  education: z.array(Education),
  /** Languages other than English, which is a separate field. */
  languages: z.array(Language),
  /** Unmoderated: render links with `rel="nofollow ugc"`. */
  links: z.array(Link),
  /** IANA time zone name, or null. */
  time_zone: z.string().nullable(),
  /** First available day; a past date means available now. Null if a notice period applies or neither is set. */
  available_from: Day.nullable(),
  /** In days; null if not set. */
  notice_period: z.literal(NOTICE_PERIODS).nullable(),
  /** Whether signed-in users who can see the card can download the uploaded CV. */
  cv_is_shared: z.boolean(),
  /** Whether the generated CV shows the rates. */
  cv_shows_rates: z.boolean(),
});
export type TalentDetails = z.infer<typeof TalentDetails>;

export const RequestDetails = RequestCard.extend({
  ...Details,
  /** The project that the job is for, or null. */
  specific_project: z.string().nullable(),
  /** Number of people to hire. */
  headcount: z.int().min(1),
  start_date: Day.nullable(),
  engagement: Option.nullable(),
  hours_per_week: z.int().nullable(),
  work_mode: Option.nullable(),
  /** IANA name of the time zone for `overlap_hours` (hours a day); both fields are set or neither. */
  overlap_time_zone: z.string().nullable(),
  overlap_hours: z.int().nullable(),
  /** Questions for applicants without an account. */
  questions: z.array(Question),
});
export type RequestDetails = z.infer<typeof RequestDetails>;

/** The API id (`42`), or a public id with or without its slug (`48213-7-senior-react-developer`). */
export const CardKey = z.strictObject({
  id: textField(300).regex(/^(\d{1,10}|\d{1,10}-\d{1,10}(-.*)?)$/u, 'must be a number or a public id'),
});

/** Additional fields of a card in its owner's lists. */
const Own = {
  is_active: z.boolean(),
  is_on_hold: z.boolean(),
  is_private: z.boolean(),
  is_draft: z.boolean(),
  ...counts,
  /** May be false in a company's lists, which include cards of other members. */
  can: z.object({ edit: z.boolean() }),
};
export const OwnTalent = TalentCard.extend(Own);
export type OwnTalent = z.infer<typeof OwnTalent>;
export const OwnRequest = RequestCard.extend({
  ...Own,
  /** Number of people to hire; `hired` is the number hired so far. */
  headcount: z.int().min(1),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

const OwnQuery = z.strictObject({
  /** Archived cards instead of active ones. */
  archive: Flag.default(false),
  /** Drafts that aren't archived, instead of active cards; no other list contains drafts. */
  drafts: Flag.default(false),
  /** Only cards with relations that need an answer from the requester's side. */
  waiting: Flag.default(false),
  /** Includes the number of cards in each list: `counters`. */
  with_counters: Flag.default(false),
  /** `company`: all cards of the portal's company; only for members of the company. */
  scope: z.enum(['own', 'company']).default('own'),
  search: textField(SEARCH_MAX).optional(),
  /** `waiting`: cards with relations that need an answer come first, most recently changed first. */
  sort: z.enum(['-modified', 'waiting', 'title', 'priority']).default('-modified'),
  ...cursorRange(OWN_PAGE_SIZE),
});

const ownPage = <T extends z.ZodType>(card: T) =>
  cursorPage(card).extend({
    counters: z.object({ active: z.int(), drafts: z.int(), archive: z.int(), waiting: z.int() }).nullable(),
  });

export const cards = definePairedEndpoints({
  listOwnCards: {
    method: 'GET',
    path: '/{kind}s/',
    access: 'user',
    summary: 'Lists the requester’s {cards}, last changed first.',
    query: OwnQuery,
    response: { talent: ownPage(OwnTalent), request: ownPage(OwnRequest) },
  },
  getCard: {
    method: 'GET',
    path: '/{kind}s/{id}/',
    access: 'public',
    mayLag: true,
    cors: 'widgets',
    summary: 'Returns a {card} by API id or public id.',
    params: CardKey,
    query: OnCompany,
    response: { talent: TalentDetails, request: RequestDetails },
  },
});
