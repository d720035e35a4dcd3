import { z } from 'zod';
import { Education, Language, Link, Question, WorkExperience } from './card-entries.ts';
import { NOTICE_PERIODS } from './card-fields.ts';
import { Colleague, OnCompany } from './companies.ts';
import { EnglishLevel, Option, Skill } from './dictionaries.ts';
import { Day, Flag, Id, text } from './fields.ts';
import { pairs } from './pairs.ts';
import { OWN_PAGE_SIZE, SEARCH_MAX } from './limits.ts';
import { page, range } from './page.ts';

/** `owner-card` or `owner-card-tag` at the start of a link's last part; a slug may follow. */
export const PUBLIC_ID = /^\d+-\d+(-\d+)?(?=-|$)/;

/** US dollars; the same number twice is one rate, a missing bound is null. */
export const Rate = z.object({ min: z.int().nullable(), max: z.int().nullable() });
export type Rate = z.infer<typeof Rate>;

/** A skill of a card. */
export const CardSkill = Skill.extend({
  /** Experience in years, or null when not told. */
  experience: z.int().nullable(),
  is_main: z.boolean(),
});
export type CardSkill = z.infer<typeof CardSkill>;

/** What a job and a talent have in common in lists. */
const MarketCard = z.object({
  /** Where a company hides ids a random number, which every call takes in its place. */
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
  /** When the content last changed, ISO 8601. */
  modified: z.string(),
});

export const TalentCard = MarketCard.extend({
  name: z.string(),
  title: z.string(),
  /** Path of a picture, or null: then the numbered placeholder is shown. */
  photo: z.string().nullable(),
  /** 1 to 15: which placeholder stands for a missing photo. */
  placeholder: z.int().min(1).max(15),
  country: z.object({ code: z.string(), label: z.string() }).nullable(),
  city: z.string().nullable(),
});
export type TalentCard = z.infer<typeof TalentCard>;

export const RequestCard = MarketCard.extend({
  title: z.string(),
  /** Who hires, as the job names it, or null. */
  company_name: z.string().nullable(),
  /** Where the work may be done from; none means anywhere. */
  countries: z.array(z.object({ code: z.string(), label: z.string() })),
  duration: Option.nullable(),
});
export type RequestCard = z.infer<typeof RequestCard>;

const Rights = z.object({
  /** May change the card. */
  edit: z.boolean(),
  /** May see it only because of who is asking: it is private, on hold or archived for others. */
  see_privately: z.boolean(),
});

/** A link of a card with one of the other kind; `get_relations/` tells more. */
const CardRelation = z.object({
  id: Id,
  request_id: Id,
  talent_id: Id,
  /** Proposed, confirmed or proceeded. */
  is_active: z.boolean(),
  is_confirmed: z.boolean(),
  rt_rejection_reason: Option.nullable(),
});
export type CardRelation = z.infer<typeof CardRelation>;

const counts = {
  /** Relations that are proposed, confirmed or proceeded. */
  active_relations: z.int(),
  inactive_relations: z.int(),
  /** How many of the active ones are hires. */
  hired: z.int(),
  /** Whether one of them waits for this side, how many do, and since when the first of them. */
  unconfirmed_relations: z.boolean(),
  waiting_relations: z.int(),
  waiting_since: z.string().nullable(),
};

/** Left out for whoever may not edit the card. */
const ForItsSide = z.object({
  /** The last moved 100. */
  relations: z.array(CardRelation),
  ...counts,
});

const Details = {
  /** Sanitised HTML. */
  summary: z.string(),
  full_stack: z.boolean(),
  created: z.string(),
  is_active: z.boolean(),
  is_on_hold: z.boolean(),
  is_private: z.boolean(),
  /** Grows with every change. */
  version: z.int().min(1),
  is_draft: z.boolean(),
  /** Whether there is an uploaded CV; told to who may load it. */
  has_cv: z.boolean(),
  can: Rights,
  ...ForItsSide.partial().shape,
};

export const TalentDetails = TalentCard.extend({
  ...Details,
  /** Whose it is; told to the owner's side, its company's members and staff. */
  user: Colleague.optional(),
  work_experience: z.array(WorkExperience),
  education: z.array(Education),
  /** Besides English. */
  languages: z.array(Language),
  /** Nobody has looked at them: `nofollow ugc` where they are shown. */
  links: z.array(Link),
  /** IANA's name of it, or null. */
  time_zone: z.string().nullable(),
  /** From when on; in the past: now. Null beside a notice period, or where nothing is told. */
  available_from: Day.nullable(),
  /** Days. */
  notice_period: z.literal(NOTICE_PERIODS).nullable(),
  /** Not only who may edit the card may load the uploaded CV. */
  cv_is_shared: z.boolean(),
  /** The CV that is made of the card tells the rates. */
  cv_shows_rates: z.boolean(),
});
export type TalentDetails = z.infer<typeof TalentDetails>;

export const RequestDetails = RequestCard.extend({
  ...Details,
  /** The project that the job is for, or null. */
  specific_project: z.string().nullable(),
  /** How many people are looked for. */
  headcount: z.int().min(1),
  start_date: Day.nullable(),
  engagement: Option.nullable(),
  hours_per_week: z.int().nullable(),
  work_mode: Option.nullable(),
  /** IANA's name of the time zone in which `overlap_hours` a day are shared; both or neither is told. */
  overlap_time_zone: z.string().nullable(),
  overlap_hours: z.int().nullable(),
  /** What whoever applies without an account is asked. */
  questions: z.array(Question),
});
export type RequestDetails = z.infer<typeof RequestDetails>;

/** What the API calls its id (`42`) or a public id with or without its slug (`48213-7-senior-react-developer`). */
export const CardKey = z.strictObject({
  id: text(300).regex(/^(\d{1,10}|\d{1,10}-\d{1,10}(-.*)?)$/u, 'must be a number or a public id'),
});

/** A card as the lists of its owner show it. */
const Own = {
  is_active: z.boolean(),
  is_on_hold: z.boolean(),
  is_private: z.boolean(),
  is_draft: z.boolean(),
  ...counts,
  /** In a company's lists there are cards of others, too. */
  can: z.object({ edit: z.boolean() }),
};
export const OwnTalent = TalentCard.extend(Own);
export type OwnTalent = z.infer<typeof OwnTalent>;
export const OwnRequest = RequestCard.extend({
  ...Own,
  /** How many people are looked for: so many may be `hired`. */
  headcount: z.int().min(1),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

const OwnQuery = z.strictObject({
  /** Archived cards instead of active ones. */
  archive: Flag.default(false),
  /** Drafts that aren't archived, instead of active ones: they are in no other list. */
  drafts: Flag.default(false),
  /** Only those that something waits for an answer at. */
  waiting: Flag.default(false),
  /** Counts of all with the answer. */
  with_counters: Flag.default(false),
  /** `company`: all cards of the host's company, for its members. */
  scope: z.enum(['own', 'company']).default('own'),
  search: text(SEARCH_MAX).optional(),
  /** `waiting`: what waits for an answer first, and what changed last among these. */
  sort: z.enum(['-modified', 'waiting', 'title', 'priority']).default('-modified'),
  ...range(OWN_PAGE_SIZE),
});

const ownPage = <T extends z.ZodType>(card: T) =>
  page(card).extend({
    counters: z.object({ active: z.int(), drafts: z.int(), archive: z.int(), waiting: z.int() }).nullable(),
  });

export const cards = pairs({
  listOwnCards: {
    method: 'GET',
    path: '/{kind}s/',
    access: 'user',
    summary: 'The {cards} of who is asking, last changed first.',
    query: OwnQuery,
    response: { talent: ownPage(OwnTalent), request: ownPage(OwnRequest) },
  },
  getCard: {
    method: 'GET',
    path: '/{kind}s/{id}/',
    access: 'public',
    mayLag: true,
    cors: 'widgets',
    summary: 'One {card} by API id or public id.',
    params: CardKey,
    query: OnCompany,
    response: { talent: TalentDetails, request: RequestDetails },
  },
});
