import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/database.ts';
import { type PlainCard, bruteForceSearch } from '../brute-force.ts';
import type { CardKind, MarketSearch, Question } from '../question.ts';
import { arbitraryQuestion, arbitraryWorld, insertWorld } from '../random-world.ts';
import { sqlSearch } from '../sql-search.ts';
import { memoryOrSql } from './bitmap-search.ts';
import { MarketMemory } from './market-memory.ts';

const CARDS = 150;
const QUESTIONS = 200;

describe.each([1, 2, 3])('random market %i', (seed) => {
  let database: TestDatabase;
  let memory: MarketMemory;
  let cards: Record<CardKind, PlainCard[]>;
  let companies: number[];
  let search: MarketSearch;

  beforeAll(async () => {
    database = await testDatabase();
    const [world] = fc.sample(arbitraryWorld(CARDS), { numRuns: 1, seed });
    ({ cards, companies } = await insertWorld(database.kysely, world!));
    memory = new MarketMemory({ pool: database.pool, log: pino({ level: 'warn' }), limitBytes: 2 ** 30 });
    memory.start();
    while (!memory.isReady) await new Promise((resolve) => setTimeout(resolve, 5));
    search = memoryOrSql(memory, database.pool, sqlSearch(database.kysely), (layer) => expect(layer).toBe('memory'));
  });

  afterAll(async () => {
    await memory.close();
    await database.close();
  });

  const forEachQuestion = (check: (question: Question) => Promise<void>) =>
    fc.assert(fc.asyncProperty(arbitraryQuestion(cards, companies), check), { numRuns: QUESTIONS, seed });

  test('all', () =>
    forEachQuestion(async (question) => {
      const expected = bruteForceSearch(cards);
      expect(await search.page(question)).toEqual(await expected.page(question));
      expect(await search.counts(question)).toEqual(await expected.counts(question));
      expect(await search.total(question)).toBe(await expected.total(question));
      expect(await search.costs(question)).toEqual(await expected.costs(question));
    }));
});
