import { SKILL_SEARCH_LIMIT, type dictionaries } from '@crewdock/contract/dictionaries';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from './names.ts';
import { companyChoices } from './reference/company-choices.ts';
import {
  allSkills,
  citiesOf,
  companyOptions,
  countries,
  managers,
  searchSkills,
  skillsNamed,
  specializationGroups,
} from './queries.ts';

export const dictionaryRoutes: Handlers<typeof dictionaries, Context & WithNames> = {
  async searchSkills({ query }, context) {
    const { db } = context;
    const limit = query.limit ?? SKILL_SEARCH_LIMIT;
    if (query.search_multi_match !== undefined) return skillsNamed(db, query.search_multi_match, context, limit);
    return searchSkills(db, query.search ?? '', limit, context);
  },
  async listSkills({ query }, context) {
    if (query.names !== undefined) return skillsNamed(context.db, query.names, context);
    return allSkills(context.db, context);
  },
  async listSeniorities(_, { names }) {
    return [...(await names()).seniority.values()];
  },
  async listEnglishLevels(_, { names }) {
    return [...(await names()).english.values()];
  },
  async listSpecializations(_, { db }) {
    return specializationGroups(db);
  },
  async listIndustries(_, { names }) {
    return [...(await names()).industry.values()];
  },
  async listDurations(_, { names }) {
    return [...(await names()).duration.values()];
  },
  async listEngagements(_, { names }) {
    return [...(await names()).engagement.values()];
  },
  async listWorkModes(_, { names }) {
    return [...(await names()).work_mode.values()];
  },
  async listCompanyOptions(_, { db }) {
    return companyOptions(db);
  },
  async listManagers(_, { db }) {
    return managers(db);
  },
  listCompanyChoices: async () => companyChoices,
  async listCountries(_, { db }) {
    return countries(db);
  },
  async listCities({ params }, { db }) {
    return citiesOf(db, params.code.toUpperCase());
  },
};
