import type { FacetValue, Facets, FilterCost } from '@crewdock/contract/market';
import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import type { Names } from '../dictionaries/names.ts';
import type { Kysely } from 'kysely';
import { carriedSkills } from '../dictionaries/made-skills.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { PageEnd } from '../infra/db/sort-position.ts';
import { type Among, limitTo } from './changed-cards.ts';
import { mostFrequent } from './most-frequent.ts';
import {
  type MarketCounts,
  type FacetCounts,
  type MarketSearch,
  type MarketQuestion,
  SKILL_FACET_SIZE,
  listedSkills,
} from '../search/question.ts';

interface Answer<C> extends PageEnd {
  cards: C[];
  total: number;
  facets: Facets | null;
  without: FilterCost[];
}

interface Options<C> {
  withFacets: boolean;
  names: Names;
  /** Limits the page to these cards. The counts include all cards. */
  among?: Among;
  load: (ids: number[]) => Promise<C[]>;
  db: Kysely<Schema>;
}

/**
 * Returns a page of the market with facet counts. If nothing matches, `without` contains the number of results without
 * each filter.
 */
export async function readMarketPage<C>(
  search: MarketSearch,
  question: MarketQuestion,
  { withFacets, names, among = null, load, db }: Options<C>,
): Promise<Answer<C>> {
  const [page, counts, total] = await Promise.all([
    search.page(limitTo(among, question), async (ids, end) => ({ cards: await load(ids), ...end })),
    withFacets ? search.counts(question, SKILL_FACET_SIZE) : null,
    withFacets ? 0 : search.total(question),
  ]);
  const found = counts?.total ?? total;
  return {
    ...page,
    total: found,
    facets: counts && presentFacets(counts, question, await withCarried(names, counts, db)),
    without: found === 0 ? presentCosts(await search.costs(question)) : [],
  };
}

/** Adds the names of custom skills of this market's cards: readers who may see the cards may see these names. */
async function withCarried(names: Names, { facets }: MarketCounts, db: Kysely<Schema>): Promise<Names> {
  const unknown = [...facets.skills].filter(([id, count]) => count > 0 && !names.skill.has(id)).map(([id]) => id);
  if (unknown.length === 0) return names;
  return { ...names, skill: new Map([...names.skill, ...(await carriedSkills(db, unknown))]) };
}

function presentFacets({ facets, hot }: MarketCounts, { kind, filters }: MarketQuestion, names: Names): Facets {
  const isTalent = kind === 'talent';
  return {
    country: mostFrequent(facets.country, Infinity, filters.location).flatMap(([id, count]) => {
      const country = names.country.get(id);
      return country ? [{ ...country, count }] : [];
    }),
    english: [...names.english.values()].map(({ level, name }) => ({
      level,
      label: name,
      count: facets.english.get(level) ?? 0,
    })),
    seniority: inOrder(facets.seniority, names.seniority),
    skills: mostFrequent(facets.skills, SKILL_FACET_SIZE, listedSkills(filters)).flatMap(([id, count]) => {
      const skill = names.skill.get(id);
      return skill ? [{ id, label: skill.name, skill_image: skill.skill_image, count }] : [];
    }),
    specializations: inOrder(facets.specializations, names.specialization),
    categories: inOrder(facets.categories, names.category),
    industries: inOrder(facets.industries, names.industry),
    availability: isTalent ? AVAILABLE_WITHIN.map((days) => ({ days, count: facets.availability.get(days) ?? 0 })) : [],
    engagement: isTalent ? [] : inOrder(facets.engagement, names.engagement),
    work_mode: isTalent ? [] : inOrder(facets.work_mode, names.work_mode),
    hot,
  };
}

/** All values of a small dictionary with their counts, in the order of the dictionary. */
function inOrder(
  counts: FacetCounts[keyof FacetCounts],
  labels: Map<number, { id: number; label: string }>,
): FacetValue[] {
  return [...labels.values()].map((option) => ({ ...option, count: counts.get(option.id) ?? 0 }));
}

function presentCosts(costs: Awaited<ReturnType<MarketSearch['costs']>>): FilterCost[] {
  return [...costs].map(([filter, count]) => ({ filter, count })).sort((a, b) => b.count - a.count);
}
