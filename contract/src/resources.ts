import { z } from 'zod';
import { AVAILABLE_WITHIN } from './card-fields.ts';
import { CardSkill } from './cards.ts';
import { CompanySlug } from './companies.ts';
import { CountryOption, EnglishLevel, Option } from './dictionaries.ts';
import { defineEndpoint } from './endpoint.ts';
import { ENGAGEMENT_TYPES } from './engagement-types.ts';
import {
  DOCUMENT_TYPES,
  Flag,
  Id,
  RateRange,
  countryList,
  idList,
  lineText,
  textField,
  textList,
  wholeNumber,
} from './fields.ts';
import {
  FILTER_IDS_MAX,
  LAST_MARKET_OFFSET,
  MARKET_PAGE_SIZE,
  SEARCH_MAX,
  WORK_AUTHORIZATION_MAX,
  WORK_AUTHORIZATIONS_MAX,
} from './limits.ts';
import { Facets } from './market.ts';
import { cursorPage, cursorRange } from './page.ts';
import { RESOURCE_STATUSES } from './resource-status.ts';

/** Fields that only the owner's side and staff can see. */
const OwnPart = z.object({
  version: z.int(),
  status: z.enum(RESOURCE_STATUSES),
  /** The provider's own key for the person. */
  reference: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Current or last employer. */
  employer: z.string(),
  /** URL of the CV on the provider's site. */
  cv_url: z.string(),
  /** Whether `get_cv/` returns a CV. */
  has_cv: z.boolean(),
  /** Whether the CV file is stored here, by an upload or an import. */
  has_cv_file: z.boolean(),
  /** When the provider last confirmed the data. */
  confirmed: z.string(),
  created: z.string(),
});

/** A person whom a talent provider offers for placement. */
export const Resource = z.object({
  uid: z.uuid(),
  /** The person's name or code name. */
  name: z.string(),
  title: z.string(),
  skills: z.array(CardSkill),
  seniority: Option.nullable(),
  english_level: EnglishLevel.nullable(),
  country: CountryOption.nullable(),
  city: z.string(),
  /** Permit or visa to work, such as `H-1B` or `Green Card, H-1B`; empty if there is none. */
  work_authorization: z.string(),
  /** Accepted contract types; empty if none are set. */
  engagement_types: z.array(z.enum(ENGAGEMENT_TYPES)),
  /** Whether the person would relocate for a job; null if unknown. */
  relocation: z.boolean().nullable(),
  /** Hourly rate in US dollars; null if there is none. */
  hourly_rate: z.int().nullable(),
  /** Monthly rate in US dollars; null if there is none. */
  monthly_rate: z.int().nullable(),
  /** Total years of experience; null if unknown. */
  experience: z.int().nullable(),
  summary: z.string(),
  /** First available day: `2026-12-01`. */
  available_from: z.string(),
  /** Company name of the provider's account, or null. */
  provider: z.string().nullable(),
  modified: z.string(),
  own: OwnPart.optional(),
});
export type Resource = z.infer<typeof Resource>;

const Bound = z.int().min(0).max(9_999_999).nullable();

/** Filters of a subscription. An omitted filter matches every resource. */
export const ResourceFilters = z.strictObject({
  /** Matches resources with at least one listed skill. */
  skills: z.array(Id).max(50).optional(),
  seniority: z.array(Id).max(10).optional(),
  /** Minimum English level, as its rank. */
  english: z.int().min(1).max(7).optional(),
  /** ISO country codes. */
  location: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be a country code'))
    .max(250)
    .optional(),
  /** Matches resources with at least one listed permit or visa; ignores case. */
  work_authorization: z.array(lineText(WORK_AUTHORIZATION_MAX).min(1)).max(WORK_AUTHORIZATIONS_MAX).optional(),
  /** Matches resources with at least one listed contract type. */
  engagement_types: z.array(z.enum(ENGAGEMENT_TYPES)).max(ENGAGEMENT_TYPES.length).optional(),
  relocation: z.boolean().optional(),
  /** US dollars, inclusive. */
  hourlyRate: z
    .strictObject({ min: Bound, max: Bound })
    .refine(({ min, max }) => min === null || max === null || min <= max, 'must not end below its start')
    .optional(),
});
export type ResourceFilters = z.infer<typeof ResourceFilters>;

/** A value of a filter, as in a URL. */
const CountedValue = z.object({ id: z.string(), label: z.string(), count: z.int().min(0) });

/** Number of results per value, ignoring the facet's own filter, as in the market. */
export const ResourceFacets = Facets.pick({
  skills: true,
  seniority: true,
  english: true,
  country: true,
  availability: true,
}).extend({
  /** The most frequent permits and visas. */
  work_authorization: z.array(CountedValue),
  engagement_types: z.array(CountedValue),
  /** Values `1` and `0`. */
  relocation: z.array(CountedValue),
});
export type ResourceFacets = z.infer<typeof ResourceFacets>;

/** Filters in a URL. */
const filters = {
  /** Every search word must be a prefix of a word in the name, title, city or skills. */
  search: textField(SEARCH_MAX).optional(),
  skills: idList(FILTER_IDS_MAX).optional(),
  seniority: idList(10).optional(),
  english: wholeNumber(1, 7).optional(),
  location: countryList(250).optional(),
  /** Matches resources with at least one listed permit or visa; ignores case: `H-1B,Green Card`. */
  work_authorization: textList(WORK_AUTHORIZATIONS_MAX, WORK_AUTHORIZATION_MAX).optional(),
  /** Matches resources with at least one listed contract type: `c2c,w2`. */
  engagement_types: z
    .string()
    .transform((value) => [...new Set(value.split(','))])
    .pipe(z.array(z.enum(ENGAGEMENT_TYPES)))
    .optional(),
  relocation: Flag.optional(),
  hourlyRate: RateRange.optional(),
  /** Matches resources available within this number of days. */
  availability: wholeNumber(0, 90).pipe(z.literal(AVAILABLE_WITHIN, 'must be 0, 14, 30 or 90')).optional(),
  company: CompanySlug.optional(),
};

export const RESOURCE_SORTS = ['-offered', 'available', 'rate', '-rate'] as const;

export const ResourceQuery = z.strictObject({
  ...filters,
  sortBy: z.enum(RESOURCE_SORTS).default('-offered'),
  /**
   * Only the requester's own resources (on a company's portal, the company's resources that the requester may edit), in
   * all statuses and with private fields.
   */
  mine: Flag.default(false),
  /** With `mine`: only this resource. Accepts any resource that the requester may change, on any portal. */
  uid: z.uuid().optional(),
  /** With `mine`: only resources with one of the listed statuses. */
  status: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(RESOURCE_STATUSES)).max(RESOURCE_STATUSES.length))
    .optional(),
  facets: Flag.default(false),
  ...cursorRange(MARKET_PAGE_SIZE, LAST_MARKET_OFFSET),
});
export type ResourceQuery = z.infer<typeof ResourceQuery>;

const ResourceUid = z.strictObject({ uid: z.uuid() });
const View = z.object({ hash: z.string(), query: z.string() });

/** Available resources as seen by the public. */
export const resources = {
  listResources: defineEndpoint({
    method: 'GET',
    path: '/available_resources/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists available resources, latest first; with `mine` the requester’s own resources.',
    query: ResourceQuery,
    response: cursorPage(Resource).extend({
      /** Null with `mine`, and if not requested. */
      facets: ResourceFacets.nullable(),
    }),
  }),
  listResourceFilter: defineEndpoint({
    method: 'GET',
    path: '/available_resources/filters/{name}/',
    access: 'public',
    cors: 'widgets',
    summary: 'Returns the options of a filter, with the number of results for each.',
    params: z.strictObject({
      name: z.enum([
        'skills',
        'seniority',
        'english',
        'location',
        'availability',
        'work_authorization',
        'engagement_types',
        'relocation',
      ]),
    }),
    query: z.strictObject(filters),
    response: z.array(z.object({ id: z.union([z.int(), z.string()]), label: z.string(), count: z.int() })),
  }),
  getResourceCv: defineEndpoint({
    method: 'GET',
    path: '/available_resources/{uid}/get_cv/',
    access: 'user',
    summary:
      'Returns the URL of the CV for the owner’s side and staff, otherwise null. URLs of uploaded CVs are valid for ten minutes.',
    params: ResourceUid,
    response: z.object({ cv_url: z.string().nullable() }),
  }),
  getResourceCvFile: defineEndpoint({
    method: 'GET',
    path: '/available_resources/{uid}/cv/',
    access: 'public',
    summary: 'Downloads the CV unchanged; requires a signed link from `get_cv/`.',
    params: ResourceUid,
    query: z.strictObject({ link: textField(200).optional() }),
    answer: 'file',
    produces: DOCUMENT_TYPES,
  }),
  shareResources: defineEndpoint({
    method: 'POST',
    path: '/available_resources/share/',
    access: 'public',
    summary: 'Stores a filtered view for a shared link; identical views get the same link.',
    body: z.strictObject({
      /** Filters, sort order and search text, as in the URL. */
      query: textField(4000),
    }),
    response: View,
  }),
  getSharedResources: defineEndpoint({
    method: 'GET',
    path: '/available_resources/share/{hash}/',
    access: 'public',
    summary: 'Returns the filtered view of a shared link.',
    params: z.strictObject({
      hash: z.string().regex(/^[A-Za-z0-9_-]{8,32}$/, 'must be the last part of a shared link'),
    }),
    response: View,
  }),
};
