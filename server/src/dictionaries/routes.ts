import { SKILL_SEARCH_LIMIT, type dictionaries } from '@crewdock/contract/dictionaries';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../core/context/context.ts';
import type { WithNames } from './names.ts';
import { asAsked } from './of-leads.ts';
import { companyChoices } from './reference/company-choices.ts';
import {
  allSkills,
  loadCities,
  companyOptions,
  loadCountries,
  loadManagers,
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
  async listSeniorities({ query }, context) {
    return asAsked([...(await context.names()).seniority.values()], 'seniority', query, context);
  },
  async listEnglishLevels({ query }, context) {
    return asAsked([...(await context.names()).english.values()], 'english', query, context);
  },
  async listSpecializations({ query }, context) {
    const groups = await specializationGroups(context.db);
    if (!query.sdr) return groups;
    const asked = await asAsked(
      groups.flatMap(({ specializations }) => specializations),
      'specialization',
      query,
      context,
    );
    return groups
      .map((group) => ({ ...group, specializations: group.specializations.filter((one) => asked.includes(one)) }))
      .filter(({ specializations }) => specializations.length > 0);
  },
  async listIndustries({ query }, context) {
    return asAsked([...(await context.names()).industry.values()], 'industry', query, context);
  },
  async listDurations({ query }, context) {
    return asAsked([...(await context.names()).duration.values()], 'duration', query, context);
  },
  async listEngagements({ query }, context) {
    return asAsked([...(await context.names()).engagement.values()], 'engagement', query, context);
  },
  async listWorkModes({ query }, context) {
    return asAsked([...(await context.names()).work_mode.values()], 'work_mode', query, context);
  },
  async listCompanyOptions({ query }, context) {
    return asAsked(await companyOptions(context.db), 'company', query, context);
  },
  async listManagers({ query }, context) {
    return asAsked(await loadManagers(context.db), 'manager', query, context);
  },
  listCompanyChoices: async () => companyChoices,
  async listCountries(_, { db }) {
    return loadCountries(db);
  },
  async listCities({ params }, { db }) {
    return loadCities(db, params.code.toUpperCase());
  },
};
