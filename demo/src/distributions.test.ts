import { expect, test } from 'vitest';
import { countryRows } from '@crewdock/server/dictionaries/reference/places';
import { demoCountries } from './countries.ts';
import { createPopulation } from './population.ts';
import { MEDIAN_RATES } from './rates.ts';

const TALENTS = 2000;
const REQUESTS = 500;

const population = createPopulation({ talents: TALENTS, requests: REQUESTS }, 1);
const allTalents = [...population.talents()];
const allRequests = [...population.requests()];
const isVisible = (card: { is_active: boolean; is_on_hold: boolean; is_private: boolean }) =>
  card.is_active && !card.is_on_hold && !card.is_private;
const talents = allTalents.filter((card) => card.company === null && isVisible(card));
const requests = allRequests.filter((card) => card.company === null && isVisible(card));

test('the open pool contains the requested number of visible cards, and additional hidden cards', () => {
  expect(talents).toHaveLength(TALENTS);
  expect(requests).toHaveLength(REQUESTS);
  expect(population.total).toBe(allTalents.length + allRequests.length);
  const open = allTalents.filter(({ company }) => company === null);
  expect(open.filter((card) => card.is_on_hold)).toHaveLength(60);
  expect(open.filter((card) => card.is_private)).toHaveLength(60);
  expect(open.filter((card) => !card.is_active)).toHaveLength(60);
});

test.each([
  [
    { talents: 600, requests: 80 },
    { talents: 24, requests: 4 },
  ],
  [
    { talents: 10, requests: 0 },
    { talents: 12, requests: 4 },
  ],
])('with counts %o every company owns %o visible cards', (counts, own) => {
  const small = createPopulation(counts, 5);
  const shown = { talents: [...small.talents()].filter(isVisible), requests: [...small.requests()].filter(isVisible) };
  for (const slug of ['acme', 'sunrise', 'verdant']) {
    expect(shown.talents.filter(({ company }) => company === slug)).toHaveLength(own.talents);
    expect(shown.requests.filter(({ company }) => company === slug)).toHaveLength(own.requests);
  }
  expect(shown.talents.filter(({ company }) => company === null)).toHaveLength(counts.talents);
});

test('the same seed creates the same data, and a different seed creates different data', () => {
  const again = createPopulation({ talents: TALENTS, requests: REQUESTS }, 1);
  expect([...again.talents()]).toEqual(allTalents);
  expect([...again.requests()]).toEqual(allRequests);
  const other = createPopulation({ talents: TALENTS, requests: REQUESTS }, 2);
  expect(other.talents().next().value).not.toEqual(allTalents[0]);
});

test('seniority is distributed 22, 20, 27 and 31 %', () => {
  expectShares(
    talents.map((card) => card.seniority_id),
    { 1: 22, 2: 20, 3: 27, 4: 31 },
  );
});

test('English is distributed 3, 7, 20, 40, 25 and 5 % from A1 to C2', () => {
  expectShares(
    talents.map((card) => card.english_level_id),
    { 6: 3, 5: 7, 4: 20, 3: 40, 2: 25, 1: 5 },
  );
});

test('talents have a median of 9 skills and of 3 main skills', () => {
  expect(median(talents.map(({ skills }) => skills.length))).toBe(9);
  expect(median(talents.map(({ skills }) => skills.filter(({ is_main }) => is_main).length))).toBe(3);
});

test.each([1, 2, 3, 4])('hourly rates of seniority %i are lognormal around their median', (seniority) => {
  const rates = talents
    .filter((card) => card.seniority_id === seniority)
    .flatMap(({ hourly_rate }) => hourly_rate ?? []);
  const middle = MEDIAN_RATES[seniority - 1]!;
  expect(median(rates) / middle).toBeGreaterThan(0.88);
  expect(median(rates) / middle).toBeLessThan(1.12);
  const logarithms = rates.map((rate) => Math.log(rate));
  const skew = mean(logarithms) - median(logarithms);
  expect(Math.abs(skew)).toBeLessThan(0.1);
});

test('12 % of talents have no rate, and a monthly rate equals 160 hours minus 10 %', () => {
  const silent = talents.filter((card) => card.hourly_rate === null && card.monthly_rate === null);
  expect((100 * silent.length) / TALENTS).toBeCloseTo(12, -0.7);
  const both = talents.filter((card) => card.hourly_rate !== null && card.monthly_rate !== null);
  expect(both.length / TALENTS).toBeGreaterThan(0.3);
  expect(both.filter((card) => Math.abs(card.monthly_rate! - card.hourly_rate! * 144) > 25)).toEqual([]);
});

test('talents come from 60 countries, 80 % of them from 8', () => {
  const codes = new Map(countryRows().map(({ id, code }) => [id, code]));
  const main = new Set(demoCountries.slice(0, 8).map(({ code }) => code));
  expect(demoCountries).toHaveLength(60);
  expect(new Set(talents.map((card) => card.country_id)).size).toBeGreaterThan(55);
  expectShares(
    talents.map((card) => (main.has(codes.get(card.country_id)!) ? 'main' : 'other')),
    { main: 80, other: 20 },
  );
});

test('60 % of talents are verified, 8 % hot, 12 % low, and 12 % changed within the last week', () => {
  expectShares(
    talents.map((card) => card.is_verified),
    { true: 60, false: 40 },
  );
  expectShares(
    talents.map((card) => card.priority),
    { 0: 8, 1: 80, 2: 12 },
  );
  expectShares(
    talents.map((card) => card.modified_ago < 7 * 86_400),
    { true: 12, false: 88 },
  );
  expect(Math.max(...talents.map((card) => card.modified_ago))).toBeLessThanOrEqual(200 * 86_400);
  expect(talents.filter((card) => card.created_ago < card.modified_ago)).toEqual([]);
});

test('jobs have zero to four countries and optional rate bounds, and no maximum is lower than its minimum', () => {
  const counts = new Set(requests.map((card) => card.country_ids.length));
  expect(counts).toEqual(new Set([0, 1, 2, 3, 4]));
  const ranges = requests.flatMap((card) => [
    [card.hourly_min, card.hourly_max],
    [card.monthly_min, card.monthly_max],
  ]);
  expect(ranges.filter(([min, max]) => min != null && max != null && min > max)).toEqual([]);
  for (const [min, max] of [
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ]) {
    expect(ranges.filter((range) => (range[0] !== null) === min && (range[1] !== null) === max).length).toBeGreaterThan(
      10,
    );
  }
});

/** Checks that the values match the expected shares, in percent, within four standard deviations. */
function expectShares(values: unknown[], shares: Record<string, number>): void {
  for (const [value, percent] of Object.entries(shares)) {
    const share = percent / 100;
    const found = values.filter((other) => String(other) === value).length / values.length;
    expect(Math.abs(found - share), `share of ${value}`).toBeLessThan(
      4 * Math.sqrt((share * (1 - share)) / values.length),
    );
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
