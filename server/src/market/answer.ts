import type { FacetValue, Facets, FilterCost } from '@crewdock/contract/market';
import type { Names } from '../dictionaries/names.ts';
import {
  type Counts,
  type FacetCounts,
  type IndexFilters,
  type MarketSearch,
  type Question,
  SKILL_FACET_SIZE,
} from './search/question.ts';

interface Answer<C> {
  cards: C[];
  total: number;
  facets: Facets | null;
  without: FilterCost[];
}

/** A page of the market, loaded by ids, with its counts; and where nothing fits, what each filter costs. */
export async function answer<C>(
  search: MarketSearch,
  question: Question,
  { withFacets, names, load }: { withFacets: boolean; names: Names; load: (ids: number[]) => Promise<C[]> },
): Promise<Answer<C>> {
  const [cards, counts, total] = await Promise.all([
    search.page(question).then(load),
    withFacets ? search.counts(question) : null,
    withFacets ? 0 : search.total(question),
  ]);
  const found = counts?.total ?? total;
  return {
    cards,
    total: found,
    facets: counts && presentFacets(counts, question.filters, names),
    without: found === 0 ? presentCosts(await search.costs(question)) : [],
  };
}

function presentFacets({ facets, hot }: Counts, filters: IndexFilters, names: Names): Facets {
  return {
    country: mostFrequent(facets.country, filters.location).flatMap(([id, count]) => {
      const country = names.country.get(id);
      return country ? [{ ...country, count }] : [];
    }),
    english: [...names.english.values()].map(({ level, name }) => ({
      level,
      label: name,
      count: facets.english.get(level) ?? 0,
    })),
    seniority: inOrder(facets.seniority, names.seniority),
    skills: topSkills(facets.skills, filters).flatMap(([id, count]) => {
      const skill = names.skill.get(id);
      return skill ? [{ id, label: skill.name, skill_image: skill.skill_image, count }] : [];
    }),
    specializations: inOrder(facets.specializations, names.specialization),
    categories: inOrder(facets.categories, names.category),
    industries: inOrder(facets.industries, names.industry),
    hot,
  };
}

/** Every value of a small dictionary, in the dictionary's order. */
function inOrder(
  counts: FacetCounts[keyof FacetCounts],
  labels: Map<number, { id: number; label: string }>,
): FacetValue[] {
  return [...labels.values()].map((option) => ({ ...option, count: counts.get(option.id) ?? 0 }));
}

/** Picked values are always there, so that they can be named and taken back. */
function mostFrequent(counts: Map<number, number>, picked: number[] = [], size = Infinity): [number, number][] {
  const listed = largest(counts, size).sort(([idA, a], [idB, b]) => b - a || idA - idB);
  listed.splice(size);
  const known = new Set(listed.map(([id]) => id));
  return [...listed, ...picked.filter((id) => !known.has(id)).map((id): [number, number] => [id, counts.get(id) ?? 0])];
}

/** In no order, and with all of those that have as many as the last one: few to sort. */
function largest(counts: Map<number, number>, size: number): [number, number][] {
  if (counts.size <= size) return [...counts];
  const least = Uint32Array.from(counts.values()).sort().at(-size)!;
  return [...counts].filter(([, count]) => count >= least);
}

function topSkills(counts: Map<number, number>, { skills = [], main_skills = [] }: IndexFilters): [number, number][] {
  return mostFrequent(counts, [...new Set([...skills, ...main_skills])], SKILL_FACET_SIZE);
}

function presentCosts(costs: Awaited<ReturnType<MarketSearch['costs']>>): FilterCost[] {
  return [...costs].map(([filter, count]) => ({ filter, count })).sort((a, b) => b.count - a.count);
}
