import { MarketQuery } from '@crewdock/contract/market';
import type { FirstCalls, Served, ServedList } from '@crewdock/contract/served-widgets';
import { cardRoutes } from '../cards/routes.ts';
import { getLegalPages } from '../companies/consent.ts';
import { isMarketOpen } from '../companies/policy.ts';
import { presentCompany } from '../companies/present.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { readInput } from '../infra/http/read-input.ts';
import { type WidgetContext } from './input.ts';
import { marketRoutes } from '../market/routes.ts';

/** Answers a widget's first API calls, using the same API handlers as the widget's script. */
export async function firstData(
  { key, list, job }: FirstCalls,
  company: CompanyRow | null,
  context: WidgetContext,
): Promise<Served> {
  const look = company && presentCompany(company, context.origins);
  const slug = company?.slug;
  if (job !== undefined) {
    const input = { params: { id: job }, query: { company: slug }, body: undefined };
    return {
      key,
      list: { ...NOTHING, company: look, loading: 'page' },
      job: await cardRoutes.getRequest(input, context),
      legal: getLegalPages(company, context),
    };
  }
  if (!list) return { key, company: look, legal: getLegalPages(company, context) };
  return { key, list: { ...(await firstPage(list, company, context)), company: look } };
}

const NOTHING: ServedList = {
  company: null,
  items: [],
  total: 0,
  from: 0,
  facets: null,
  without: [],
  loading: null,
  error: null,
};

async function firstPage(
  { kind, query: text, from }: NonNullable<FirstCalls['list']>,
  company: CompanyRow | null,
  context: WidgetContext,
): Promise<ServedList> {
  // Returns the same error as the script's call.
  if (!isMarketOpen(company)) return { ...NOTHING, error: { status: 404 } };
  const query = readInput('query.filters', MarketQuery, Object.fromEntries(new URLSearchParams(text)));
  const input = { params: undefined, query, body: undefined };
  const { items, total, cursor, facets, without } = await LISTS[kind](input, context);
  const shown = facets && {
    country: kind === 'request' ? facets.country : [],
    seniority: facets.seniority,
    skills: facets.skills.map((skill) => ({ ...skill, skill_image: null })),
    ...NO_FACETS,
  };
  return { ...NOTHING, items, total, from, cursor, facets: shown, seniorities: facets?.seniority, without };
}

const LISTS = { talent: marketRoutes.listTalents, request: marketRoutes.listRequests };

/** Empty values for facets that widgets do not show. */
const NO_FACETS = {
  english: [],
  specializations: [],
  categories: [],
  industries: [],
  availability: [],
  engagement: [],
  work_mode: [],
  hot: 0,
};
