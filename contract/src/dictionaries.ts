import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Flag, Id, textField, wholeNumber } from './fields.ts';
import { SKILL_SEARCH_MAX } from './limits.ts';

export const Option = z.object({ id: Id, label: z.string() });
export type Option = z.infer<typeof Option>;

export const CountryOption = z.object({ code: z.string(), label: z.string() });
export type CountryOption = z.infer<typeof CountryOption>;

export const EnglishLevel = z.object({
  id: Id,
  name: z.string(),
  /** Rank from 1 (native) to 7 (none); lower is better. */
  level: z.int().min(1).max(7),
});
export type EnglishLevel = z.infer<typeof EnglishLevel>;

/** A category with its specializations. */
export const SpecializationGroup = Option.extend({ specializations: z.array(Option) });
export type SpecializationGroup = z.infer<typeof SpecializationGroup>;

export const Skill = z.object({
  id: Id,
  name: z.string(),
  /** Path of a single-colour SVG on the API's host, or null. */
  skill_image: z.string().nullable(),
});
export type Skill = z.infer<typeof Skill>;

/** Options for describing a client's company. */
export const CompanyChoices = z.object({
  /** Roles of a person in the company. */
  roles: z.array(Option),
  /** Company sizes, as ranges of the number of employees. */
  sizes: z.array(Option),
});
export type CompanyChoices = z.infer<typeof CompanyChoices>;

export const SKILL_SEARCH_LIMIT = 50;

const SkillSearch = z.strictObject({
  /** A substring of a skill's name or alias: `js` finds JavaScript. */
  search: textField(SKILL_SEARCH_MAX).optional(),
  /** Several names separated by commas; finds skills for each of them. */
  search_multi_match: textField(1000).optional(),
  limit: wholeNumber(1, SKILL_SEARCH_LIMIT).optional(),
});

const SkillNames = z.strictObject({
  /** Names or aliases separated by commas; all skills if omitted. */
  names: textField(2000).optional(),
});

/** `sdr`: only entries used by leads, or by jobs and accounts that were created from leads. Staff only. */
const DictionaryQuery = z.strictObject({ sdr: Flag.optional() });

export const dictionaries = {
  searchSkills: defineEndpoint({
    method: 'GET',
    path: '/market_2/skills/',
    access: 'public',
    cors: 'widgets',
    summary: 'Finds skills by any part of their name or alias, best match first.',
    query: SkillSearch,
    response: z.array(Skill),
  }),
  listSkills: defineEndpoint({
    method: 'GET',
    path: '/dict/skill/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists all skills, or the skills with the given names or aliases.',
    query: SkillNames,
    response: z.array(Skill),
  }),
  listSeniorities: defineEndpoint({
    method: 'GET',
    path: '/dict/seniority/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists seniority levels, lowest first.',
    query: DictionaryQuery,
    response: z.array(Option),
  }),
  listEnglishLevels: defineEndpoint({
    method: 'GET',
    path: '/dict/english_level/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists levels of English, best first.',
    query: DictionaryQuery,
    response: z.array(EnglishLevel),
  }),
  listSpecializations: defineEndpoint({
    method: 'GET',
    path: '/dict/specializations/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists specializations by category.',
    query: DictionaryQuery,
    response: z.array(SpecializationGroup),
  }),
  listIndustries: defineEndpoint({
    method: 'GET',
    path: '/dict/industries/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists industries of jobs and talents.',
    query: DictionaryQuery,
    response: z.array(Option),
  }),
  listDurations: defineEndpoint({
    method: 'GET',
    path: '/dict/duration/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists durations of jobs.',
    query: DictionaryQuery,
    response: z.array(Option),
  }),
  listEngagements: defineEndpoint({
    method: 'GET',
    path: '/dict/engagement/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists engagement types, such as full time, part time and fixed term.',
    query: DictionaryQuery,
    response: z.array(Option),
  }),
  listWorkModes: defineEndpoint({
    method: 'GET',
    path: '/dict/work_mode/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists work modes: where the work of a job is done.',
    query: DictionaryQuery,
    response: z.array(Option),
  }),
  listCompanyOptions: defineEndpoint({
    method: 'GET',
    path: '/dict/companies/',
    access: 'staff',
    summary: 'Lists white-label companies.',
    query: DictionaryQuery,
    response: z.array(Option),
  }),
  listManagers: defineEndpoint({
    method: 'GET',
    path: '/dict/managers/',
    access: 'staff',
    summary: 'Lists the staff members who manage cards.',
    query: DictionaryQuery,
    response: z.array(Option),
  }),
  listCompanyChoices: defineEndpoint({
    method: 'GET',
    path: '/dict/company-choices/',
    access: 'public',
    summary: 'Lists roles in a company, and company sizes.',
    response: CompanyChoices,
  }),
  listCountries: defineEndpoint({
    method: 'GET',
    path: '/countries/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists countries by name.',
    response: z.array(CountryOption),
  }),
  listCities: defineEndpoint({
    method: 'GET',
    path: '/cities/{code}/',
    access: 'public',
    cors: 'widgets',
    summary: 'Lists cities of a country by name.',
    params: z.strictObject({
      code: z.string().regex(/^[A-Za-z]{2}$/, 'must be a two-letter country code'),
    }),
    response: z.array(Option),
  }),
};
