import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMAND, NOTHING, OFFER, demands, dollars, offers } from '../../../tests/support/demands-and-offers.ts';
import { compareFields } from './compare.ts';
import { computeMatch, getStrictestMode, findObstacles } from './match.ts';
import { byFit, rankPair } from './order.ts';
import type { Demand, TalentOffer } from './pair.ts';
import { HOURS_A_MONTH } from './weights.ts';

const MODES = ['strict', 'moderate', 'recommended', 'all'] as const;
const RUNS = { numRuns: 2000 };

describe('modes', () => {
  test('each mode includes the matches of the stricter modes: strict ⊆ moderate ⊆ recommended ⊆ all', () => {
    fc.assert(
      fc.property(demands, offers, (demand, offer) => {
        const kept = MODES.map((mode) => findObstacles(mode, demand, offer).length === 0);
        for (const [at, keeps] of kept.entries()) if (keeps) expect(kept.slice(at)).not.toContain(false);
        expect(getStrictestMode(demand, offer)).toBe(MODES[kept.indexOf(true)]);
      }),
      RUNS,
    );
  });

  test('every talent is a strict match with score 0 for a job without requirements', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        expect(computeMatch(NOTHING, offer)).toEqual({ score: 0, up_to: 0, mode: 'strict', unknown: [] });
      }),
    );
  });

  test.each<[string, Partial<Demand>, Partial<TalentOffer>, string]>([
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
    ['one above in seniority', {}, { seniority: 4 }, 'strict'],
    ['two above', { seniority: 2 }, { seniority: 4 }, 'moderate'],
    ['three above', { seniority: 1 }, { seniority: 4 }, 'recommended'],
    [
      'an hourly rate over the hourly budget, beside a cheaper monthly rate',
      {},
      { hourly: 55, monthly: 4000 },
      'moderate',
    ],
    [
      'a monthly rate over the monthly budget, beside a cheaper hourly rate',
      { hourly: null, monthly: { min: null, max: 8000 } },
      { hourly: 20, monthly: 8800 },
      'moderate',
    ],
    [
      'the better of two rates that the job pays in the same units',
      { monthly: { min: null, max: 8000 } },
      { hourly: 70, monthly: 8000 },
      'strict',
    ],
    ['a monthly rate over the converted hourly budget', {}, { hourly: null, monthly: 8800 }, 'moderate'],
    [
      'a monthly budget without a maximum, which limits nothing',
      { monthly: { min: 1000, max: null } },
      { hourly: 55, monthly: 4000 },
      'moderate',
    ],
    ['unknown seniority is never met', {}, { seniority: null }, 'recommended'],
    ['a lesser English', {}, { english: 4 }, 'moderate'],
    ['20 % over the rate', {}, { hourly: 60 }, 'moderate'],
    ['more than 20 % over', {}, { hourly: 61 }, 'recommended'],
    ['a monthly rate as 160 hours', {}, { hourly: null, monthly: 50 * HOURS_A_MONTH }, 'strict'],
    ['another country', {}, { country: 9 }, 'moderate'],
    ['another country for a job from anywhere', { countries: [] }, { country: 9 }, 'strict'],
    ['without main skills all count', { skills: [{ id: 1, years: null, isMain: false }] }, {}, 'strict'],
  ])('the mode follows from the demand and the offer: %s (%s)', (_, demand, offer, mode) => {
    expect(getStrictestMode({ ...DEMAND, ...demand }, { ...OFFER, ...offer })).toBe(mode);
  });
});

describe('score', () => {
  test('is an integer from 0 to 100, and is 100 when every requirement is met', () => {
    fc.assert(
      fc.property(demands, offers, (demand, offer) => {
        const { score } = computeMatch(demand, offer);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        const perfect = compareFields(demand, offer).every(({ verdict }) => verdict === 'fits');
        if (perfect && compareFields(demand, offer).length > 0) expect(score).toBe(100);
      }),
      RUNS,
    );
  });

  test('does not depend on values that the job does not ask for', () => {
    fc.assert(
      fc.property(demands, offers, offers, (demand, offer, other) => {
        const asked = new Set(demand.skills.map(({ id }) => id));
        const irrelevant: TalentOffer = {
          title: other.title,
          skills: new Map([...[...other.skills].filter(([id]) => !asked.has(id)), ...offer.skills]),
          seniority: demand.seniority === null ? other.seniority : offer.seniority,
          english: demand.english === null ? other.english : offer.english,
          hourly: demand.hourly || demand.monthly ? offer.hourly : other.hourly,
          monthly: demand.hourly || demand.monthly ? offer.monthly : other.monthly,
          country: demand.countries.length > 0 ? offer.country : other.country,
          specializations: demand.specializations.length > 0 ? offer.specializations : other.specializations,
        };
        expect(computeMatch(demand, irrelevant)).toEqual(computeMatch(demand, offer));
      }),
      RUNS,
    );
  });

  test('does not depend on the order of skills', () => {
    fc.assert(
      fc.property(demands, offers, (demand, offer) => {
        const turned = { ...demand, skills: demand.skills.toReversed() };
        expect(computeMatch(turned, { ...offer, skills: new Map([...offer.skills].toReversed()) })).toEqual(
          computeMatch(demand, offer),
        );
      }),
      RUNS,
    );
  });

  test('does not decrease when a missing required skill is added', () => {
    fc.assert(
      fc.property(demands, offers, fc.nat(), (demand, offer, pick) => {
        const missing = demand.skills.filter(({ id }) => !offer.skills.has(id));
        if (missing.length === 0) return;
        const { id } = missing[pick % missing.length]!;
        const better = { ...offer, skills: new Map([...offer.skills, [id, 60] as const]) };
        expect(computeMatch(demand, better).score).toBeGreaterThanOrEqual(computeMatch(demand, offer).score);
      }),
      RUNS,
    );
  });

  test('does not exceed its upper bound, and reaches it when all unknown values meet the demand', () => {
    fc.assert(
      fc.property(demands, offers, (demand, offer) => {
        const { score, up_to, unknown } = computeMatch(demand, offer);
        expect(up_to).toBeGreaterThanOrEqual(score);
        expect(computeMatch(demand, told(demand, offer))).toMatchObject({ score: up_to, up_to, unknown: [] });
        if (unknown.length === 0) expect(up_to).toBe(score);
      }),
      RUNS,
    );
  });

  test.each<[string, Partial<TalentOffer>, number]>([
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
      96,
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
    [
      'a skill without years, half',
      {
        skills: new Map([
          [1, null],
          [2, 5],
          [3, 5],
          [4, 5],
        ]),
      },
      93,
    ],
    ['one step below in seniority', { seniority: 2 }, 94],
    ['one above', { seniority: 4 }, 100],
    ['no seniority', { seniority: null }, 85],
    ['half of 20 % over the rate', { hourly: 55 }, 95],
    ['20 % over the rate', { hourly: 60 }, 90],
    ['no rate', { hourly: null }, 90],
    ['no country', { country: null }, 90],
    ['outside the countries', { country: 9 }, 90],
  ])('has the expected value: %s', (_, offer, score) => {
    expect(computeMatch(DEMAND, { ...OFFER, ...offer }).score).toBe(score);
  });
});

describe('omitting data', () => {
  test.each<[string, (offer: TalentOffer, pick: number) => TalentOffer]>([
    ['seniority', (offer) => ({ ...offer, seniority: null })],
    ['English', (offer) => ({ ...offer, english: null })],
    ['both rates', (offer) => ({ ...offer, hourly: null, monthly: null })],
    ['the country', (offer) => ({ ...offer, country: null })],
    ['all specializations', (offer) => ({ ...offer, specializations: [] })],
    ['a specialization', (offer, pick) => ({ ...offer, specializations: without(offer.specializations, pick) })],
    ['all skills', (offer) => ({ ...offer, skills: new Map() })],
    ['a skill', (offer, pick) => ({ ...offer, skills: new Map(without([...offer.skills], pick)) })],
    [
      'the years of all skills',
      (offer) => ({ ...offer, skills: new Map([...offer.skills].map(([id]) => [id, null])) }),
    ],
    [
      'the years of a skill',
      (offer, pick) => {
        const skills = [...offer.skills].map(([id, held], at) => [id, at === pick ? null : held] as const);
        return { ...offer, skills: new Map(skills) };
      },
    ],
    ['the title', (offer) => ({ ...offer, title: '' })],
  ])('never improves the score, mode or rank: %s', (_, leaveOut) => {
    fc.assert(
      fc.property(demands, offers, fc.nat(8), (demand, offer, pick) => {
        const [before, after] = [rankPair(demand, offer), rankPair(demand, leaveOut(offer, pick))];
        expect(after.match.score).toBeLessThanOrEqual(before.match.score);
        expect(MODES.indexOf(after.match.mode)).toBeGreaterThanOrEqual(MODES.indexOf(before.match.mode));
        // The offer with omitted data must rank below the original offer.
        if (before.match.score !== after.match.score || before.match.mode !== after.match.mode)
          expect(byFit(before, after)).toBeLessThan(0);
      }),
      RUNS,
    );
  });
});

describe('the two rates of a talent', () => {
  test('do not improve the mode when both are omitted, although omitting one of them may', () => {
    const over: TalentOffer = { ...OFFER, hourly: 70, monthly: 50 * HOURS_A_MONTH };
    expect(getStrictestMode(DEMAND, over)).toBe('recommended');
    expect(getStrictestMode(DEMAND, { ...over, hourly: null })).toBe('strict');
    expect(getStrictestMode(DEMAND, { ...over, hourly: null, monthly: null })).toBe('recommended');
  });

  test('a rate in a unit that the job does not limit is ignored if the talent has a rate in the limited unit', () => {
    const unit = fc.constantFrom(['hourly', 'monthly'] as const, ['monthly', 'hourly'] as const);
    fc.assert(
      fc.property(demands, offers, unit, dollars, dollars, (demand, offer, [limited, free], max, asked) => {
        const single = { ...demand, [limited]: { min: null, max }, [free]: null };
        const rated = { ...offer, [limited]: asked };
        expect(computeMatch(single, rated)).toEqual(computeMatch(single, { ...rated, [free]: null }));
      }),
      RUNS,
    );
  });
});

describe('two offers that differ in one field', () => {
  const { seniority, hourly, countries } = { seniority: 2, hourly: { min: 30, max: 50 }, countries: [1, 2] };
  const asking = demands.map((demand) => ({ ...demand, seniority, hourly, countries }));
  test.each<[string, Partial<TalentOffer>, Partial<TalentOffer>[]]>([
    ['over-qualified by two steps', { seniority: 4 }, [{ seniority: 1 }, { seniority: 2 }, { seniority: 3 }]],
    [
      'over-qualified by three steps',
      { seniority: 5 },
      [{ seniority: 2 }, { seniority: 3 }, { seniority: 4 }, { seniority: null }],
    ],
    ['outside the asked countries', { country: 3 }, [{ country: 1 }, { country: 2 }, { country: null }]],
    ['over the rate', { hourly: 51, monthly: null }, [{ hourly: 50 }, { hourly: 30 }, { hourly: 10 }]],
    ['over the rate by 20 %', { hourly: 60, monthly: null }, [{ hourly: 50 }, { hourly: 55 }]],
    [
      'far over the rate',
      { hourly: 61, monthly: null },
      [{ hourly: 50 }, { hourly: 60 }, { hourly: null, monthly: null }],
    ],
    ['over the rate by the month', { hourly: null, monthly: 51 * HOURS_A_MONTH }, [{ monthly: 50 * HOURS_A_MONTH }]],
  ])('the worse offer never ranks above the better one: %s', (_, fault, others) => {
    fc.assert(
      fc.property(asking, offers, fc.constantFrom(...others), (demand, offer, other) => {
        const faulty = { ...offer, ...fault };
        expect(byFit(rankPair(demand, { ...faulty, ...other }), rankPair(demand, faulty))).toBeLessThanOrEqual(0);
      }),
      RUNS,
    );
  });
});

describe('order', () => {
  test('sorts by mode, score, upper bound of the score, title and specialization', () => {
    const ranked = (
      mode: (typeof MODES)[number],
      score: number,
      up_to: number,
      title: number,
      specialization: number,
    ) => ({
      match: { mode, score, up_to, unknown: [] },
      title,
      specialization,
    });
    const ordered = [
      ranked('strict', 60, 60, 0, 0),
      ranked('moderate', 90, 90, 0, 0),
      ranked('moderate', 80, 95, 0, 0),
      ranked('moderate', 80, 90, 0.5, 0),
      ranked('moderate', 80, 90, 0.4, 1),
      ranked('moderate', 80, 90, 0.4, 0.5),
      ranked('recommended', 99, 99, 1, 1),
      ranked('all', 100, 100, 1, 1),
    ];
    expect(ordered.toReversed().toSorted(byFit)).toEqual(ordered);
  });

  test('compares titles by the share of words that they have in common', () => {
    const title = (asked: string, offered: string) =>
      rankPair({ ...DEMAND, title: asked }, { ...OFFER, title: offered }).title;
    expect(title('React developer', 'developer, REACT')).toBe(1);
    expect(title('React developer', 'Senior React developer')).toBeCloseTo(2 / 3);
    expect(title('React developer', 'Go engineer')).toBe(0);
    expect(title('', '')).toBe(0);
  });
});

function without<T>(items: T[], pick: number): T[] {
  return items.filter((_, at) => at !== pick);
}

/** Replaces unspecified values of an offer with values that meet the demand. */
function told(demand: Demand, offer: TalentOffer): TalentOffer {
  const askedYears = new Map(demand.skills.map(({ id, years: asked }) => [id, asked]));
  const isRateTold = offer.hourly !== null || offer.monthly !== null;
  return {
    ...offer,
    skills: new Map([...offer.skills].map(([id, held]) => [id, held ?? askedYears.get(id) ?? null])),
    seniority: offer.seniority ?? demand.seniority,
    english: offer.english ?? demand.english,
    hourly: isRateTold ? offer.hourly : 0,
    country: offer.country ?? demand.countries[0] ?? null,
    specializations: offer.specializations.length > 0 ? offer.specializations : demand.specializations,
  };
}
