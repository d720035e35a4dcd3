import fc from 'fast-check';
import type { Demand, TalentOffer } from '@crewdock/server/matching/pair';

const years = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
export const dollars = fc.integer({ min: 1, max: 200 });
const bounds = fc
  .tuple(fc.option(dollars, { nil: null }), fc.option(dollars, { nil: null }))
  .map(([min, max]) => (min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }))
  .filter(({ min, max }) => min !== null || max !== null);

const titles = fc.constantFrom('React developer', 'Senior React developer', 'Go engineer', '');

export const demands: fc.Arbitrary<Demand> = fc.record({
  title: titles,
  skills: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 8 }), years, isMain: fc.boolean() }), {
    selector: ({ id }) => id,
    maxLength: 7,
  }),
  seniority: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  english: fc.option(fc.integer({ min: 1, max: 7 }), { nil: null }),
  hourly: fc.option(bounds, { nil: null }),
  monthly: fc.option(bounds, { nil: null }),
  countries: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  specializations: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
});

export const offers: fc.Arbitrary<TalentOffer> = fc.record({
  title: titles,
  skills: fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), years), { selector: ([id]) => id, maxLength: 8 })
    .map((skills) => new Map(skills)),
  seniority: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  english: fc.option(fc.integer({ min: 1, max: 7 }), { nil: null }),
  hourly: fc.option(dollars, { nil: null }),
  monthly: fc.option(dollars, { nil: null }),
  country: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  specializations: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
});

export const NOTHING: Demand = {
  title: 'Anything',
  skills: [],
  seniority: null,
  english: null,
  hourly: null,
  monthly: null,
  countries: [],
  specializations: [],
};

export const DEMAND: Demand = {
  title: 'React developer',
  skills: [
    { id: 1, years: 4, isMain: true },
    { id: 2, years: null, isMain: true },
    { id: 3, years: 3, isMain: true },
    { id: 4, years: null, isMain: false },
  ],
  seniority: 3,
  english: 3,
  hourly: { min: 30, max: 50 },
  monthly: null,
  countries: [1, 2],
  specializations: [7],
};

export const OFFER: TalentOffer = {
  title: 'React developer',
  skills: new Map([
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
  ]),
  seniority: 3,
  english: 2,
  hourly: 50,
  monthly: null,
  country: 2,
  specializations: [7, 8],
};
