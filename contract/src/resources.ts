import { z } from 'zod';
import { AVAILABLE_WITHIN } from './card-fields.ts';
import { CardSkill } from './cards.ts';
import { CompanySlug } from './companies.ts';
import { CountryOption, EnglishLevel, Option } from './dictionaries.ts';
import { endpoint } from './endpoint.ts';
import { DOCUMENT_TYPES, Flag, Id, RateRange, countryList, idList, text, wholeNumber } from './fields.ts';
import { FILTER_IDS_MAX, LAST_MARKET_OFFSET, MARKET_PAGE_SIZE, SEARCH_MAX } from './limits.ts';
import { Facets } from './market.ts';
import { page, range } from './page.ts';
import { RESOURCE_STATUSES } from './resource-status.ts';

/** What the owner's side and staff alone are told. */
const OwnPart = z.object({
  version: z.int(),
  status: z.enum(RESOURCE_STATUSES),
  /** The provider's own key of the person. */
  reference: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where the person works, or worked last. */
  employer: z.string(),
  /** Where the provider keeps the CV. */
  cv_url: z.string(),
  /** There is a CV to show, at `get_cv/`. */
  has_cv: z.boolean(),
  /** It was uploaded, or fetched by an import. */
  has_cv_file: z.boolean(),
  /** When the provider last said that this is how it is. */
  confirmed: z.string(),
  created: z.string(),
});

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
  city: z.string(),
  /** US dollars. */
  hourly_rate: z.int().nullable(),
  /** US dollars. */
  monthly_rate: z.int().nullable(),
  /** Years in all, or null when not told. */
  experience: z.int().nullable(),
  summary: z.string(),
  /** Day from which the person is free, `2026-12-01`. */
  available_from: z.string(),
  /** The provider's company as its account names it, or null. */
  provider: z.string().nullable(),
  modified: z.string(),
  own: OwnPart.optional(),
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

/** How many a value would leave, its own filter left out, as in the market. */
export const ResourceFacets = Facets.pick({
  skills: true,
  seniority: true,
  english: true,
  country: true,
  availability: true,
});
export type ResourceFacets = z.infer<typeof ResourceFacets>;

/** Filters as an address carries them. */
const filters = {
  /** Every word must start a word of the name, the title, the city or a skill. */
  search: text(SEARCH_MAX).optional(),
  skills: idList(FILTER_IDS_MAX).optional(),
  seniority: idList(10).optional(),
  english: wholeNumber(1, 7).optional(),
  location: countryList(250).optional(),
  hourlyRate: RateRange.optional(),
  /** Free within so many days. */
  availability: wholeNumber(0, 90).pipe(z.literal(AVAILABLE_WITHIN, 'must be 0, 14, 30 or 90')).optional(),
  company: CompanySlug.optional(),
};

export const RESOURCE_SORTS = ['-offered', 'available', 'rate', '-rate'] as const;

export const ResourceQuery = z.strictObject({
  ...filters,
  sortBy: z.enum(RESOURCE_SORTS).default('-offered'),
  /** The asker's own, on a company's portal those of the company that they may change: all statuses, with what is private. */
  mine: Flag.default(false),
  /** With `mine`: this one alone of all that the asker may change, wherever it is offered. */
  uid: z.uuid().optional(),
  /** Of one's own, those with one of these. */
  status: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(RESOURCE_STATUSES)).max(RESOURCE_STATUSES.length))
    .optional(),
  facets: Flag.default(false),
  ...range(MARKET_PAGE_SIZE, LAST_MARKET_OFFSET),
});
export type ResourceQuery = z.infer<typeof ResourceQuery>;

const ResourceUid = z.strictObject({ uid: z.uuid() });
const View = z.object({ hash: z.string(), query: z.string() });

/** What everybody sees of available resources. */
export const resources = {
  listResources: endpoint({
    method: 'GET',
    path: '/available_resources/',
    access: 'public',
    cors: 'widgets',
    summary: 'People who can be placed now, the latest first; with `mine` the asker’s own.',
    query: ResourceQuery,
    response: page(Resource).extend({
      /** Where they were asked for, and not of one's own. */
      facets: ResourceFacets.nullable(),
    }),
  }),
  listResourceFilter: endpoint({
    method: 'GET',
    path: '/available_resources/filters/{name}/',
    access: 'public',
    cors: 'widgets',
    summary: 'The options of one filter, each with how many it would leave.',
    params: z.strictObject({ name: z.enum(['skills', 'seniority', 'english', 'location', 'availability']) }),
    query: z.strictObject(filters),
    response: z.array(z.object({ id: z.union([z.int(), z.string()]), label: z.string(), count: z.int() })),
  }),
  getResourceCv: endpoint({
    method: 'GET',
    path: '/available_resources/{uid}/get_cv/',
    access: 'user',
    summary:
      'Where the CV is, for the owner’s side and staff; an uploaded one for ten minutes. Null to everybody else.',
    params: ResourceUid,
    response: z.object({ cv_url: z.string().nullable() }),
  }),
  getResourceCvFile: endpoint({
    method: 'GET',
    path: '/available_resources/{uid}/cv/',
    access: 'public',
    summary: 'The CV as it was given, for whom a link of `get_cv/` was made.',
    params: ResourceUid,
    query: z.strictObject({ link: text(200).optional() }),
    answer: 'file',
    produces: DOCUMENT_TYPES,
  }),
  shareResources: endpoint({
    method: 'POST',
    path: '/available_resources/share/',
    access: 'public',
    summary: 'Stores a filtered view for a link; the same view gives the same link.',
    body: z.strictObject({
      /** Filters, sort and search as an address carries them. */
      query: text(4000),
    }),
    response: View,
  }),
  getSharedResources: endpoint({
    method: 'GET',
    path: '/available_resources/share/{hash}/',
    access: 'public',
    summary: 'The view behind a shared link.',
    params: z.strictObject({
      hash: z.string().regex(/^[A-Za-z0-9_-]{8,32}$/, 'must be the last part of a shared link'),
    }),
    response: View,
  }),
};
