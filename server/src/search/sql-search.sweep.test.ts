import type { CardKind } from '@crewdock/contract/kinds';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts';
import { type PlainCard, bruteForceSearch } from '../../../tests/random-markets/brute-force.ts';
import { indexCards } from './index-cards.ts';
import { MATCHING_ORDER, type MarketSearch, type MarketQuestion, asIs } from './question.ts';
import { arbitraryQuestion } from '../../../tests/random-markets/random-questions.ts';
import { SKILLS, arbitraryWorld, insertWorld } from '../../../tests/random-markets/random-world.ts';
import { sqlSearch } from './sql-search.ts';

const WORLDS = 3;
const CARDS = 150;
const QUESTIONS = 200;
const ALL_SKILLS = SKILLS.length;

describe.each(Array.from({ length: WORLDS }, (_, seed) => seed + 1))('random market %i', (seed) => {
  let database: TestDatabase;
  let cards: Record<CardKind, PlainCard[]>;
  let companies: number[];
  let search: MarketSearch;
  let expected: MarketSearch;

  beforeAll(async () => {
    database = await testDatabase();
    const [world] = fc.sample(arbitraryWorld(CARDS), { numRuns: 1, seed });
    ({ cards, companies } = await insertWorld(database.kysely, world!));
    search = sqlSearch(database.kysely);
    expected = bruteForceSearch(cards);
  });

  afterAll(() => database.close());

  const forEachQuestion = (check: (question: MarketQuestion) => Promise<void>) =>
    fc.assert(fc.asyncProperty(arbitraryQuestion(cards, companies), check), { numRuns: QUESTIONS, seed });

  test('the SQL search returns the pages and order of the brute-force search', () =>
    forEachQuestion(async (question) => {
      expect(await search.page(question, asIs)).toEqual(await expected.page(question, asIs));
    }));

  test('the SQL search returns the totals and facets of the brute-force search', () =>
    forEachQuestion(async (question) => {
      expect(await search.counts(question, ALL_SKILLS)).toEqual(await expected.counts(question, ALL_SKILLS));
      expect(await search.total(question)).toBe(await expected.total(question));
    }));

  test('the SQL search returns the cost of each filter like the brute-force search', () =>
    forEachQuestion(async (question) => {
      expect(await search.costs(question)).toEqual(await expected.costs(question));
    }));

  test('a stricter mode shows a subset of the cards of a looser one', () =>
    forEachQuestion(async (question) => {
      const whole = { ...question, limit: 2 * CARDS, offset: 0 };
      const modes = await Promise.all(MATCHING_ORDER.map((matching) => search.page({ ...whole, matching }, asIs)));
      for (const [at, ids] of modes.entries()) {
        expect(modes[at + 1] ?? ids).toEqual(expect.arrayContaining(ids));
      }
    }));

  test('an archived card is removed from the market in the same transaction', async () => {
    const [card] = cards.talent.filter(({ isActive, isOnHold, isPrivate }) => isActive && !isOnHold && !isPrivate);
    const only: MarketQuestion = {
      kind: 'talent',
      companyId: card!.companyId,
      filters: { ids: [card!.id] },
      matching: 'all',
      sortBy: '-1',
      limit: 1,
      offset: 0,
      now: new Date(),
    };
    expect(await search.page(only, asIs)).toEqual([card!.id]);
    const rolledBack = database.kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable('talent').set({ is_active: false }).where('id', '=', card!.id).execute();
      await indexCards(transaction, 'talent', [card!.id]);
      expect(await sqlSearch(transaction).page(only, asIs)).toEqual([]);
      throw new Error('roll back');
    });
    await expect(rolledBack).rejects.toThrow('roll back');
    expect(await search.page(only, asIs)).toEqual([card!.id]);
  });
});
