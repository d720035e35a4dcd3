import { SKILL_SEARCH_LIMIT, type dictionaries } from '@crewdock/contract/dictionaries';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from './names.ts';
import {
  citiesOf,
  companyOptions,
  countries,
  managers,
  searchSkills,
  skillsNamed,
  specializationGroups,
} from './queries.ts';

export const dictionaryRoutes: Handlers<typeof dictionaries, Context & WithNames> = {
  async searchSkills({ query }, { db }) {
    const limit = query.limit ?? SKILL_SEARCH_LIMIT;
    if (query.search_multi_match !== undefined) return skillsNamed(db, query.search_multi_match, limit);
    return searchSkills(db, query.search ?? '', limit);
  },
  async listSkills({ query }, { db, names }) {
    if (query.names !== undefined) return skillsNamed(db, query.names);
    return [...(await names()).skill.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
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
  async listCompanyOptions(_, { db }) {
    return companyOptions(db);
  },
  async listManagers(_, { db }) {
    return managers(db);
  },
  async listCountries(_, { db }) {
    return countries(db);
  },
  async listCities({ params }, { db }) {
    return citiesOf(db, params.code.toUpperCase());
  },
};
