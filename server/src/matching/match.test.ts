import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { matchOf, modeOf, obstacles, scoreOf } from './match.ts';
import type { Demand, Offer } from './pair.ts';
import { HOURS_A_MONTH } from './weights.ts';

const years = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
const dollars = fc.integer({ min: 1, max: 200 });
const bounds = fc
  .tuple(fc.option(dollars, { nil: null }), fc.option(dollars, { nil: null }))
  .map(([min, max]) => (min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }))
  .filter(({ min, max }) => min !== null || max !== null);

const demands: fc.Arbitrary<Demand> = fc.record({
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

const offers: fc.Arbitrary<Offer> = fc.record({
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

const MODES = ['strict', 'moderate', 'recommended', 'all'] as const;
const RUNS = { numRuns: 2000 };

describe('modes', () => {
  test('strict ⊆ moderate ⊆ recommended ⊆ all', () => {
    fc.assert(
      fc.property(demands, offers, (demand, offer) => {
        const kept = MODES.map((mode) => obstacles(mode, demand, offer).length === 0);
        for (const [at, keeps] of kept.entries()) if (keeps) expect(kept.slice(at)).not.toContain(false);
        expect(modeOf(demand, offer)).toBe(MODES[kept.indexOf(true)]);
      }),
      RUNS,
    );
  });

  test('a job that asks for nothing has four equal modes', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        expect(matchOf(NOTHING, offer)).toEqual({ score: 0, mode: 'strict' });
      }),
    );
  });

  test.each<[string, Partial<Demand>, Partial<Offer>, string]>([
    ['all main skills, the rest in place', {}, {}, 'strict'],
    [
      'one of three main skills missing',
      {},
      {
        skills: new Map([
          [1, 5],
          [2, 5],
        ]),
      },
      'moderate',
    ],
    ['two of three main skills missing', {}, { skills: new Map([[1, 5]]) }, 'recommended'],
    ['no main skill', {}, { skills: new Map([[4, 5]]) }, 'all'],
    ['one step below in seniority', {}, { seniority: 2 }, 'moderate'],
    ['two steps below', {}, { seniority: 1 }, 'recommended'],
    ['above in seniority', {}, { seniority: 4 }, 'strict'],
    ['unknown seniority is never met', {}, { seniority: null }, 'recommended'],
    ['a lesser English', {}, { english: 4 }, 'moderate'],
    ['20 % over the rate', {}, { hourly: 60 }, 'moderate'],
    ['more than 20 % over', {}, { hourly: 61 }, 'recommended'],
    ['a monthly rate as 160 hours', {}, { hourly: null, monthly: 50 * HOURS_A_MONTH }, 'strict'],
    ['another country', {}, { country: 9 }, 'moderate'],
    ['another country for a job from anywhere', { countries: [] }, { country: 9 }, 'strict'],
    ['without main skills all count', { skills: [{ id: 1, years: null, isMain: false }] }, {}, 'strict'],
  ])('%s: %s', (_, demand, offer, mode) => {
    expect(modeOf({ ...DEMAND, ...demand }, { ...OFFER, ...offer })).toBe(mode);
  });
});

describe('score', () => {
  test('is whole, from 0 to 100, and 100 when everything that is asked for is there', () => {
    fc.assert(
      fc.property(demands, offers, (demand, offer) => {
        const score = scoreOf(demand, offer);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        const perfect = compare(demand, offer).every(({ verdict }) => verdict === 'fits');
        if (perfect && compare(demand, offer).length > 0) expect(score).toBe(100);
      }),
      RUNS,
    );
  });

  test('what the job does not ask for never moves it', () => {
    fc.assert(
      fc.property(demands, offers, offers, (demand, offer, other) => {
        const asked = new Set(demand.skills.map(({ id }) => id));
        const irrelevant: Offer = {
          skills: new Map([...[...other.skills].filter(([id]) => !asked.has(id)), ...offer.skills]),
          seniority: demand.seniority === null ? other.seniority : offer.seniority,
          english: demand.english === null ? other.english : offer.english,
          hourly: demand.hourly || demand.monthly ? offer.hourly : other.hourly,
          monthly: demand.hourly || demand.monthly ? offer.monthly : other.monthly,
          country: demand.countries.length > 0 ? offer.country : other.country,
          specializations: demand.specializations.length > 0 ? offer.specializations : other.specializations,
        };
        expect(matchOf(demand, irrelevant)).toEqual(matchOf(demand, offer));
      }),
      RUNS,
    );
  });

  test('the order of skills never moves it', () => {
    fc.assert(
      fc.property(demands, offers, (demand, offer) => {
        const turned = { ...demand, skills: demand.skills.toReversed() };
        expect(matchOf(turned, { ...offer, skills: new Map([...offer.skills].toReversed()) })).toEqual(
          matchOf(demand, offer),
        );
      }),
      RUNS,
    );
  });

  test('more of what is asked for never lowers it', () => {
    fc.assert(
      fc.property(demands, offers, fc.nat(), (demand, offer, pick) => {
        const missing = demand.skills.filter(({ id }) => !offer.skills.has(id));
        if (missing.length === 0) return;
        const { id } = missing[pick % missing.length]!;
        const better = { ...offer, skills: new Map([...offer.skills, [id, 60] as const]) };
        expect(scoreOf(demand, better)).toBeGreaterThanOrEqual(scoreOf(demand, offer));
      }),
      RUNS,
    );
  });

  test('what is unknown costs nothing and gains nothing by itself', () => {
    fc.assert(
      fc.property(demands, offers, (demand, offer) => {
        const silent = { ...offer, seniority: null, english: null };
        const parts = compare(demand, silent).filter(({ field }) => field === 'seniority' || field === 'english');
        for (const part of parts) expect(part).toMatchObject({ verdict: 'unknown', points: 0, of: 0 });
        const rest = { ...demand, seniority: null, english: null };
        expect(scoreOf(demand, silent)).toBe(scoreOf(rest, silent));
      }),
      RUNS,
    );
  });

  test.each<[string, Partial<Offer>, number]>([
    ['everything', {}, 100],
    [
      'half the years of one of three main skills',
      {
        skills: new Map([
          [1, 2],
          [2, 5],
          [3, 5],
          [4, 5],
        ]),
      },
      93,
    ],
    [
      'a main skill missing costs twice another',
      {
        skills: new Map([
          [2, 5],
          [3, 5],
          [4, 5],
        ]),
      },
      86,
    ],
    [
      'another skill missing',
      {
        skills: new Map([
          [1, 5],
          [2, 5],
          [3, 5],
        ]),
      },
      93,
    ],
    ['one step below in seniority', { seniority: 2 }, 93],
    ['a little over the rate', { hourly: 55 }, 95],
    ['far over the rate', { hourly: 90 }, 90],
  ])('%s', (_, offer, score) => {
    expect(scoreOf(DEMAND, { ...OFFER, ...offer })).toBe(score);
  });
});

const NOTHING: Demand = {
  skills: [],
  seniority: null,
  english: null,
  hourly: null,
  monthly: null,
  countries: [],
  specializations: [],
};

const DEMAND: Demand = {
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

const OFFER: Offer = {
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
