import type { CardKind } from '@crewdock/contract/kinds';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../tests/support/api.ts';
import { MINIMUM_PASSWORD_COST } from '../../../tests/support/password-cost.ts';
import { buildApp } from '../app.ts';
import { byFit, rankPair } from '../matching/order.ts';
import type { Demand, TalentOffer } from '../matching/pair.ts';
import { type IndexedCardRow, MarketCards } from '../search/bitmaps/market-cards.ts';
import { SelectedCards } from '../search/bitmaps/selected-cards.ts';
import { CardSelection } from '../search/bitmaps/selection.ts';
import { MATCHING_ORDER, type MarketQuestion } from '../search/question.ts';
import { toSearchWords } from '../search/words.ts';
import { rankInMemory } from './rank-in-memory.ts';

const CARDS = 300;
const ASKERS = 60;
const SKILLS = 8;

interface Card {
  demand: Demand;
  offer: TalentOffer;
  modified: number;
}

const amount = (step: number) => fc.option(fc.integer({ min: 1, max: 40 }).map((steps) => steps * step));
const some = (most: number, maxLength = 3) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength });
const arbitraryCard: fc.Arbitrary<Card> = fc
  .record({
    title: fc.array(fc.constantFrom('Senior', 'data', 'node.js', 'engineer', 'Lead', 'C++'), { maxLength: 4 }),
    // Many cards have more skills than fit into one compared number.
    skills: fc.uniqueArray(fc.integer({ min: 1, max: SKILLS }), { maxLength: SKILLS }),
    years: fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: SKILLS, maxLength: SKILLS }),
    isMain: fc.array(fc.boolean(), { minLength: SKILLS, maxLength: SKILLS }),
    seniority: fc.option(fc.integer({ min: 1, max: 4 })),
    english: fc.option(fc.integer({ min: 1, max: 7 })),
    hourly: amount(2),
    monthly: amount(170),
    countries: some(4),
    specializations: some(5),
    modified: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ title, skills, years, isMain, hourly, monthly, countries, modified, ...rest }) => {
    const shared = { ...rest, title: title.join(' ') };
    const sorted = skills.toSorted((a, b) => a - b);
    return {
      demand: {
        ...shared,
        skills: sorted.map((id) => ({ id, years: years[id - 1]!, isMain: isMain[id - 1]! })),
        hourly: hourly === null ? null : { min: null, max: hourly },
        monthly: monthly === null ? null : { min: null, max: monthly },
        countries,
      },
      offer: {
        ...shared,
        skills: new Map(sorted.map((id) => [id, years[id - 1]!])),
        hourly,
        monthly,
        country: countries[0] ?? null,
      },
      modified,
    };
  });

/** Converts a card to its row in the market index. */
function rowOf(kind: CardKind, { demand, offer, modified }: Card, id: number): IndexedCardRow {
  const main = demand.skills.filter(({ isMain }) => isMain);
  return {
    card_id: id,
    company_id: 0,
    modified,
    priority: 1,
    full_stack: false,
    seniority: offer.seniority,
    english: offer.english,
    available_from: null,
    notice_period: null,
    engagement: null,
    work_mode: null,
    hourly: offer.hourly,
    monthly: offer.monthly,
    hourly_low: offer.hourly,
    hourly_high: offer.hourly,
    monthly_low: offer.monthly,
    monthly_high: offer.monthly,
    sort_low: offer.hourly,
    sort_high: offer.hourly,
    countries:
      kind === 'request' ? (demand.countries.length > 0 ? demand.countries : [0]) : [offer.country ?? []].flat(),
    skills: demand.skills.map((skill) => skill.id),
    skill_notes: demand.skills.map(({ years, isMain }) => (years ?? 127) + (isMain ? 128 : 0)),
    main_skills: main.map((skill) => skill.id),
    specializations: offer.specializations,
    categories: [],
    industries: [],
    title: offer.title,
    called: toSearchWords(offer.title).join(' '),
    otherWords: '',
  };
}

const question = fc.record({
  matching: fc.constantFrom(...MATCHING_ORDER),
  sortBy: fc.constantFrom('-1' as const, '-1' as const, '-modified' as const, 'rate' as const),
  offset: fc.constantFrom(0, 0, 3, 20, 150),
  limit: fc.constantFrom(1, 5, 40),
});

describe.each(['talent', 'request'] as const)('%ss in memory', (kind) => {
  const [cards, askers] = [1, 2].map((seed) =>
    fc.sample(arbitraryCard, { numRuns: seed === 1 ? CARDS : ASKERS, seed }),
  );
  const market = new MarketCards(10);
  for (const [at, card] of cards!.entries()) market.put(rowOf(kind, card, at + 1));

  test('are ranked like the reference implementation for any card, mode, order and page', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...askers!), question, (asker, asked) => {
        const whole: MarketQuestion = { ...asked, kind, companyId: null, filters: {}, now: new Date() };
        const foundFor = (asking: MarketQuestion) =>
          new SelectedCards(new CardSelection(market, { ...asking, matching: 'all' }), '');
        const by = kind === 'talent' ? { demand: asker.demand } : { offer: asker.offer };
        const ranked = cards!
          .map((card, at) => {
            const pair = kind === 'talent' ? rankPair(asker.demand, card.offer) : rankPair(card.demand, asker.offer);
            return { ...pair, id: at + 1, card };
          })
          .filter(({ match }) => MATCHING_ORDER.indexOf(match.mode) <= MATCHING_ORDER.indexOf(asked.matching))
          .sort((a, b) => b.card.modified - a.card.modified || b.id - a.id);
        if (asked.sortBy === '-1') ranked.sort(byFit);
        if (asked.sortBy === 'rate') ranked.sort((a, b) => rate(a.card) - rate(b.card));
        const page = ranked.slice(asked.offset, asked.offset + asked.limit);
        for (const { match } of page) seen.add(match.mode);
        const { last, hasMore, ...found } = rankInMemory(foundFor(whole), whole, by);
        expect(found).toEqual({
          total: ranked.length,
          page: page.map(({ id, match }) => ({ id, match })),
          firstUnseen: '',
        });
        const rest = ranked.slice(asked.offset + page.length);
        expect(hasMore).toBe(page.length > 0 && rest.length > 0);
        if (last === null) return;
        const continued: MarketQuestion = { ...whole, offset: 0, after: last };
        const after = rankInMemory(foundFor(continued), continued, by);
        expect(after.page.map(({ id }) => id)).toEqual(rest.slice(0, asked.limit).map(({ id }) => id));
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect([...seen].toSorted()).toEqual([...MATCHING_ORDER].toSorted());
  });
});

/** The sort key for the rate. Cards without a rate come last. */
function rate({ offer }: Card): number {
  return offer.hourly ?? 1e9;
}

describe('the market over HTTP', () => {
  let api: TestApi;
  let sql: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    api = await testApi();
    sql = await buildApp({
      config: { ...api.config, marketMemoryMb: 0 },
      db: api.database,
      log: pino({ level: 'silent' }),
      passwordCost: MINIMUM_PASSWORD_COST,
    });
    while ((await api.call('/readyz')).json.market.memory !== 'ready');
  });

  afterAll(async () => {
    await sql.close();
    await api.close();
  });

  async function expectSame(path: string): Promise<number> {
    const headers = { host: 'localhost', authorization: `Token ${api.account('staff').token}` };
    const { cursor: _, ...wanted } = (await sql.inject({ url: path, headers })).json();
    const { cursor: __, ...json } = (await api.call(path, { role: 'staff' })).json;
    expect([path, json]).toEqual([path, wanted]);
    return json.total;
  }

  test.each([
    ['talents', 'request'],
    ['requests', 'talent'],
  ] as const)('%s for a %s are the same from memory and from SQL after cards change', async (type, kind) => {
    const ids = async (from: string) =>
      (
        await api.database.pool.query(
          `select id from ${from} where is_active and not is_draft and company_id is null order by id limit 12`,
        )
      ).rows.map(({ id }) => id);
    const [askers, others] = [await ids(kind), await ids(type.slice(0, -1))];
    let found = 0;
    for (const [at, asker] of askers.entries()) {
      const other = others[at];
      const change = { skills: [{ name: 'Python', experience: at % 5, is_main: at % 2 === 0 }], title: `Lead ${at}` };
      const changed = await api.call(`/api/${type}/${other}/`, { method: 'PATCH', role: 'staff', body: change });
      expect(changed.status).toBe(200);
      for (const mode of MATCHING_ORDER) {
        for (const rest of ['', '&offset=20', '&sortBy=rate', '&search=lead', '&limit=5&offset=3'])
          found += await expectSame(`/api/market_2/${type}/?facets=0&for=${asker}&matching=${mode}${rest}`);
      }
    }
    expect(found).toBeGreaterThan(100);
  });
});
