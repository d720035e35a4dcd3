import { z } from 'zod';
import { CaptchaResponse, Done, Email } from './accounts.ts';
import { CardSkill } from './cards.ts';
import { CompanySlug, OnCompany } from './companies.ts';
import { CountryOption, EnglishLevel, Option } from './dictionaries.ts';
import { endpoint } from './endpoint.ts';
import { Id, RateRange, SignedLink, countryList, idList, text, wholeNumber } from './fields.ts';
import { LAST_MARKET_OFFSET, LEAVING_MAX, MARKET_PAGE_SIZE } from './limits.ts';
import { page, range } from './page.ts';

/** Somebody whom a talent provider can place now. */
export const Resource = z.object({
  uid: z.uuid(),
  /** A name or a code name. */
  name: z.string(),
  title: z.string(),
  skills: z.array(CardSkill),
  seniority: Option.nullable(),
  english_level: EnglishLevel.nullable(),
  country: CountryOption.nullable(),
  /** US dollars. */
  hourly_rate: z.int().nullable(),
  /** Day from which the person is free, `2026-12-01`. */
  available_from: z.string(),
  /** The provider's company as its account names it, or null. */
  provider: z.string().nullable(),
  modified: z.string(),
});
export type Resource = z.infer<typeof Resource>;

const Bound = z.int().min(0).max(9_999_999).nullable();

/** Which resources somebody wants to hear of; what is left out filters nothing. */
export const ResourceFilters = z.strictObject({
  /** Any of these skills. */
  skills: z.array(Id).max(50).optional(),
  seniority: z.array(Id).max(10).optional(),
  /** A rank of English: at least this good. */
  english: z.int().min(1).max(7).optional(),
  /** Country codes. */
  location: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country code'))
    .max(250)
    .optional(),
  /** US dollars, inclusive. */
  hourlyRate: z
    .strictObject({ min: Bound, max: Bound })
    .refine(({ min, max }) => min === null || max === null || min <= max, 'must not end below its start')
    .optional(),
});
export type ResourceFilters = z.infer<typeof ResourceFilters>;

/** The filters of a subscription in words, one for each that is on: `Skills: Go, Rust`. */
const FilterWords = z.array(z.string());

const SubscriptionLink = z.strictObject({
  uidb64: SignedLink,
});

const LinkedSubscription = z.object({
  /** Enough of the address to recognise it: `a…@example.com`. */
  email: z.string(),
  filters: FilterWords,
});

/** What somebody says on leaving. */
export const Unsubscription = z.strictObject({
  reason: Id.optional(),
  comment: text(LEAVING_MAX).trim().default(''),
});

export const resources = {
  listResources: endpoint({
    method: 'GET',
    path: '/available_resources/',
    access: 'public',
    cors: 'widgets',
    summary: 'People who can be placed now, the latest first.',
    query: z.strictObject({
      skills: idList(50).optional(),
      seniority: idList(10).optional(),
      english: wholeNumber(1, 7).optional(),
      location: countryList(250).optional(),
      hourlyRate: RateRange.optional(),
      company: CompanySlug.optional(),
      ...range(MARKET_PAGE_SIZE, LAST_MARKET_OFFSET),
    }),
    response: page(Resource),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/available_resources/subscribe/',
    access: 'public',
    cors: 'partners',
    summary: 'Mails a link that confirms a subscription. The answer is the same for known and unknown addresses.',
    query: OnCompany,
    body: z.strictObject({
      email: Email,
      filters: ResourceFilters.default({}),
      /** Made by the form, so that sending it again does not send another mail. */
      message_id: z.uuid(),
      g_response: CaptchaResponse,
    }),
    response: Done,
  }),
  getSubscriptionLink: endpoint({
    method: 'GET',
    path: '/available_resources/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would confirm. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: LinkedSubscription,
  }),
  confirmSubscription: endpoint({
    method: 'POST',
    path: '/available_resources/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'Confirms a subscription. The link works once and for three days.',
    params: SubscriptionLink,
    response: Done,
  }),
  getUnsubscribeLink: endpoint({
    method: 'GET',
    path: '/available_resources/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would end. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: LinkedSubscription.extend({
      /** False: it has ended already. */
      is_active: z.boolean(),
    }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/available_resources/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'Ends a subscription, or adds the reason to one that has ended.',
    params: SubscriptionLink,
    body: Unsubscription,
    response: Done,
  }),
  listUnsubscribeReasons: endpoint({
    method: 'GET',
    path: '/available_resources/dict/reason_choices/',
    access: 'public',
    summary: 'Why people unsubscribe.',
    response: z.array(Option),
  }),
};
