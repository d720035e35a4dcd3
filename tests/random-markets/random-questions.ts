import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import fc from 'fast-check';
import type { PlainCard } from './brute-force.ts';
import { ANYWHERE } from '@crewdock/server/dictionaries/names';
import { type IndexFilters, MATCHING_ORDER, type MarketQuestion } from '@crewdock/server/search/question';
import { CITIES, COUNTRIES, SKILLS, ordered } from './random-world.ts';

/** Times some minutes or hours before and after the moment when the cards of a day become seven days old. */
const NOWS = [
  new Date(Date.UTC(2026, 5, 12, 23, 40)),
  new Date(Date.UTC(2026, 5, 13)),
  new Date(Date.UTC(2026, 5, 13, 0, 20)),
  new Date(Date.UTC(2026, 5, 13, 12)),
];

const ONE_WORD = "sen zur node 300 js c++ c# .net ! o'b e front-e asp.n 3 anna@ex нат i fin 東 हि null b nobody".split(
  ' ',
);
const TYPED = [...ONE_WORD, 'node da', 'data lead', '', 'long'.repeat(60)];

export function arbitraryQuestion(
  cards: Record<CardKind, PlainCard[]>,
  companies: number[],
): fc.Arbitrary<MarketQuestion> {
  return fc.constantFrom<CardKind>('talent', 'request').chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      companyId: fc.option(fc.constantFrom(...companies)),
      filters: arbitraryFilters(cards[kind].map(({ id }) => id)),
      matching: fc.constantFrom(...MATCHING_ORDER),
      sortBy: fc.constantFrom('-1', '-1', '-1', '-modified', 'rate', '-rate'),
      limit: fc.integer({ min: 1, max: 100 }),
      offset: fc.constantFrom(0, 0, 5, 40),
      now: fc.constantFrom(...NOWS),
    }),
  );
}

/** Generates filters: frequently skills and words, but at most two others, because more filters would match nothing. */
function arbitraryFilters(ids: number[]): fc.Arbitrary<IndexFilters> {
  const some = (values: number[]) => fc.subarray(values, { minLength: 1, maxLength: Math.min(values.length, 4) });
  const skills = some(SKILLS.map((_, at) => at + 1));
  const others = {
    category: some([1, 2, 3]),
    specializations: some([1, 2, 3, 4, 5]),
    fullStack: fc.boolean(),
    seniority: some([1, 2, 3, 4]),
    english: fc.integer({ min: 1, max: 7 }),
    hourlyRate: range(20),
    monthlyRate: range(3000),
    industry: some([1, 2, 3]),
    location: some([ANYWHERE, -1, ...COUNTRIES]),
    city: fc.constantFrom('', '!', 'san', 'AUSTIN', 'texas a', 'zuri', ...CITIES),
    ids: fc.subarray(ids),
    availability: fc.constantFrom(...AVAILABLE_WITHIN),
    engagement: some([1, 2, 3]),
    work_mode: some([1, 2, 3]),
  };
  const names = Object.keys(others) as (keyof typeof others)[];
  return fc
    .tuple(
      fc.oneof(
        fc.constant({}),
        fc.record({ skills }),
        fc.record({ main_skills: skills }),
        fc.record({ skills, main_skills: skills }),
      ),
      fc.oneof(fc.constant({}), fc.record({ search: fc.constantFrom(...TYPED) })),
      fc.record(others),
      fc.subarray(names, { maxLength: 2 }),
    )
    .map(([asked, search, all, picked]) => ({
      ...asked,
      ...search,
      ...Object.fromEntries(picked.map((name) => [name, all[name]])),
    }));
}

function range(unit: number): fc.Arbitrary<NonNullable<IndexFilters['hourlyRate']>> {
  const bound = fc.option(fc.integer({ min: 0, max: 7 }).map((steps) => steps * unit));
  return fc.tuple(bound, bound).map(ordered);
}
