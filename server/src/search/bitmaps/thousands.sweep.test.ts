import { setImmediate as othersFirst } from 'node:timers/promises';
import { AVAILABLE_WITHIN, NOTICE_PERIODS } from '@crewdock/contract/card-fields';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { mostFrequent } from '../../market/most-frequent.ts';
import { type PlainCard, bruteForceSearch } from '../../../../tests/random-markets/brute-force.ts';
import { FACET_NAMES, MATCHING_ORDER, type MarketQuestion, asIs, listedSkills } from '../question.ts';
import { indexedWords } from '../words.ts';
import { countValues } from './count-values.ts';
import { type IndexedCardRow, MarketCards } from './market-cards.ts';
import { selectPageIds } from './page.ts';
import { CardSelection } from './selection.ts';

/** Number of cards: several times the batch sizes and initial capacities. */
const CARDS = 3000;
const SKILLS = 150;
const MOST_SKILLS = 6;
const WORDS = 4000;
const COMPANY = 7;
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

let plain: PlainCard[];
const cards = new MarketCards(10);

beforeAll(async () => {
  const seeds = fc.sample(fc.integer(), { numRuns: 2 * CARDS, seed: 1 });
  const all = new Map<number, PlainCard>();
  for (const [at, seed] of seeds.entries()) {
    // The second half of the seeds replaces the cards created from the first half.
    const card = randomCard(1 + (at % CARDS), seed);
    all.set(card.id, card);
    cards.put(rowOf(card));
  }
  for (let id = 1; id <= CARDS; id += 13) {
    all.delete(id);
    cards.remove(id);
  }
  await cards.sort();
  plain = [...all.values()];
});

test('thousands of cards are found, sorted and counted as in the brute-force search', async () => {
  const expected = bruteForceSearch({ talent: plain, request: [] });
  await fc.assert(
    fc.asyncProperty(arbitraryQuestion(), async (question) => {
      const { facets, ...totals } = countValues(new CardSelection(cards, question), MOST_SKILLS);
      const wanted = await expected.counts(question, MOST_SKILLS);
      expect(totals).toEqual({ total: wanted.total, hot: wanted.hot });
      for (const name of FACET_NAMES) {
        const [most, picked] =
          name === 'skills' ? [MOST_SKILLS, listedSkills(question.filters)] : [Number.POSITIVE_INFINITY, []];
        const list = (counts: Map<number, number>) => [name, mostFrequent(counts, most, picked)];
        expect(list(facets[name])).toEqual(list(wanted.facets[name]));
      }
      const page = selectPageIds(new CardSelection(cards, question));
      expect(page.ids).toEqual(await expected.page(question, asIs));
      const rest = { ...question, offset: question.offset + page.ids.length };
      expect(selectPageIds(new CardSelection(cards, { ...question, after: page.last })).ids).toEqual(
        page.last ? await expected.page(rest, asIs) : page.ids,
      );
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('no skill is omitted when the order of skills differs from that of the whole market', async () => {
  const expected = bruteForceSearch({ talent: plain, request: [] });
  const filters = fc.oneof(
    fc.record({ english: fc.integer({ min: 2, max: 5 }) }),
    fc.record({ hourlyRate: fc.record({ min: fc.integer({ min: 2, max: 20 }), max: fc.constant(null) }) }),
  );
  await fc.assert(
    fc.asyncProperty(filters, fc.integer({ min: 1, max: 40 }), async (some, mostSkills) => {
      const question: MarketQuestion = { ...ANY, filters: some };
      const { facets } = countValues(new CardSelection(cards, question), mostSkills);
      const wanted = await expected.counts(question, mostSkills);
      expect(mostFrequent(facets.skills, mostSkills)).toEqual(mostFrequent(wanted.facets.skills, mostSkills));
    }),
    { numRuns: 30, seed: 1 },
  );
});

test('rare skills are not counted when the displayed skills have more cards', () => {
  const everything: MarketQuestion = { ...ANY, filters: { seniority: [1, 2, 3, 4] } };
  const { facets } = countValues(new CardSelection(cards, everything), MOST_SKILLS);
  expect(facets.skills.size).toBeLessThan(SKILLS / 2);
});

test('cards that change during sorting are at the correct positions', async () => {
  const all = new Map(plain.map((card) => [card.id, card]));
  const change = (id: number, seed: number) => {
    const card = randomCard(id, seed);
    all.set(id, card);
    cards.put(rowOf(card));
  };
  // Makes enough changes to trigger sorting.
  for (let id = 1; id <= 300; id++) change(id, -id);
  const before = cards.orders;
  const sorted = cards.sort();
  for (let id = 200; id <= 900; id += 7) {
    await othersFirst();
    for (let next = id; next < id + 7; next++) change(next, 7 * next);
  }
  await sorted;
  expect(cards.orders).not.toBe(before);
  const expected = bruteForceSearch({ talent: [...all.values()], request: [] });
  for (const sortBy of ['-1', '-modified', 'rate', '-rate'] as const) {
    for (let offset = 0; offset < CARDS / 2; offset += 50) {
      // The limit is small, so that the sorted slots are scanned.
      const question: MarketQuestion = { ...ANY, sortBy, limit: 50, offset };
      expect(selectPageIds(new CardSelection(cards, question)).ids).toEqual(await expected.page(question, asIs));
    }
  }
});

const ANY: MarketQuestion = {
  kind: 'talent',
  companyId: null,
  filters: {},
  matching: 'all',
  sortBy: '-1',
  limit: 20,
  offset: 0,
  now: new Date(NOW),
};

function arbitraryQuestion(): fc.Arbitrary<MarketQuestion> {
  const some = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 4 });
  const filters = fc.record(
    {
      search: fc
        .array(fc.tuple(fc.integer({ min: 1, max: WORDS }), fc.integer({ min: 1, max: 6 })), { maxLength: 2 })
        .map((typed) => typed.map(([number, letters]) => word(number).slice(0, letters)).join(' ')),
      skills: some(SKILLS),
      main_skills: some(SKILLS),
      specializations: some(20),
      category: some(5),
      industry: some(10),
      location: some(30),
      seniority: some(4),
      english: fc.integer({ min: 1, max: 7 }),
      availability: fc.constantFrom(...AVAILABLE_WITHIN),
      engagement: some(4),
      work_mode: some(4),
      hourlyRate: fc.record({ min: fc.integer({ min: 0, max: 60 }), max: fc.integer({ min: 60, max: 120 }) }),
    },
    { requiredKeys: [] },
  );
  return fc.record({
    kind: fc.constant('talent' as const),
    companyId: fc.constantFrom(null, COMPANY),
    // Uses few filters at a time, so that some cards match.
    filters: fc.tuple(filters, fc.integer({ min: 0, max: 3 })).map(([all, most]) => {
      return Object.fromEntries(Object.entries(all).slice(0, most));
    }),
    matching: fc.constantFrom(...MATCHING_ORDER),
    sortBy: fc.constantFrom('-1' as const, '-modified' as const, 'rate' as const, '-rate' as const),
    limit: fc.integer({ min: 1, max: 40 }),
    offset: fc.constantFrom(0, 0, 30, 500),
    now: fc.integer({ min: 0, max: 48 }).map((hours) => new Date(NOW + hours * HOUR)),
  });
}

/** Creates words such as `AB` and `ABA`, so that many words share a prefix. */
function word(number: number): string {
  return Array.from(number.toString(3), (digit) => 'äBc'[Number(digit)]).join('');
}

/** Creates a pseudo-random card from a seed. Small values are much more frequent than large values. */
function randomCard(id: number, seed: number): PlainCard {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const value = (most: number) => 1 + Math.floor(random() ** 3 * most);
  const list = (most: number, length: number) => [...new Set(Array.from({ length }, () => value(most)))];
  const hourly = random() < 0.2 ? null : value(120);
  const skills = list(SKILLS, 9);
  return {
    id,
    companyId: random() < 0.05 ? COMPANY : null,
    isActive: true,
    isOnHold: false,
    isPrivate: false,
    called: [word(value(WORDS)), word(value(WORDS))].join(' '),
    skillNames: Array.from({ length: 25 }, () => word(value(WORDS))).join(' '),
    place: '',
    locality: '',
    skills,
    mainSkills: skills.slice(0, 2),
    specializations: list(20, 2),
    categories: list(5, 1),
    industries: list(10, 3),
    countries: [value(30)],
    fullStack: random() < 0.3,
    seniority: random() < 0.1 ? null : value(4),
    english: random() < 0.1 ? null : value(7),
    hourly: { min: hourly, max: hourly },
    monthly: { min: null, max: null },
    ...start(random),
    engagement: random() < 0.3 ? null : value(4),
    workMode: random() < 0.3 ? null : value(4),
    priority: Math.floor(random() * 3),
    modified: new Date(NOW - Math.floor(random() * 20 * 24) * HOUR),
  };
}

/** Creates a start day, a notice period, both or neither. */
function start(random: () => number): Pick<PlainCard, 'availableFrom' | 'noticePeriod'> {
  const day = new Date(NOW + Math.floor(random() * 140 - 20) * 24 * HOUR).toISOString().slice(0, 10);
  const notice = NOTICE_PERIODS[Math.floor(random() * NOTICE_PERIODS.length)]!;
  const which = random();
  return { availableFrom: which < 0.5 ? day : null, noticePeriod: which > 0.7 ? notice : null };
}

function rowOf(card: PlainCard): IndexedCardRow {
  const rate = card.hourly.min;
  return {
    ...card,
    card_id: card.id,
    company_id: card.companyId ?? 0,
    modified: card.modified.getTime() * 1000,
    full_stack: card.fullStack,
    main_skills: card.mainSkills,
    skill_notes: [],
    hourly: rate,
    monthly: null,
    hourly_low: rate,
    hourly_high: rate,
    monthly_low: null,
    monthly_high: null,
    available_from: card.availableFrom === null ? null : Date.parse(card.availableFrom) / (24 * HOUR),
    notice_period: card.noticePeriod,
    work_mode: card.workMode,
    sort_low: rate,
    sort_high: rate,
    title: card.called,
    called: indexedWords(card.called).join(' '),
    otherWords: indexedWords(card.skillNames)
      .filter((other) => !indexedWords(card.called).includes(other))
      .join(' '),
  };
}
