import type { CardKind } from '@crewdock/contract/kinds';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { mostFrequent } from '../../market/most-frequent.ts';
import { type PlainCard, bruteForceSearch } from '../../../../tests/random-markets/brute-force.ts';
import { type MarketSearch, type MarketQuestion, asIs, listedSkills } from '../question.ts';
import { arbitraryEdits, makeEdits } from '../../../../tests/random-markets/random-edits.ts';
import { arbitraryQuestion } from '../../../../tests/random-markets/random-questions.ts';
import { SKILLS, arbitraryWorld, insertWorld } from '../../../../tests/random-markets/random-world.ts';
import { sqlSearch } from '../sql-search.ts';
import { memoryOrSql } from './bitmap-search.ts';
import { MarketMemory } from './market-memory.ts';

const CARDS = 60;
/** Highest id of cards that are added later. */
const LAST_ID = 400;
const EDITS = 100;
const QUESTIONS = 120;
const AT_ONCE = 12;
const FEW_SKILLS = 3;
const ANSWERS = {
  page: (search, question) => search.page(question, asIs),
  'the page after a card': async (search, question) => {
    const after = await search.page({ ...question, limit: 3 }, async (_, { last }) => last);
    return search.page({ ...question, offset: 0, after }, async (ids, { hasMore }) => [ids, hasMore]);
  },
  counts: (search, question) => search.counts(question, SKILLS.length),
  'counts of few skills': async (search, question) => {
    const { facets } = await search.counts(question, FEW_SKILLS);
    return mostFrequent(facets.skills, FEW_SKILLS, listedSkills(question.filters));
  },
  total: (search, question) => search.total(question),
  // Compares entries, because the order of the map also matters.
  costs: async (search, question) => [...(await search.costs(question))],
} satisfies Record<string, (search: MarketSearch, question: MarketQuestion) => Promise<unknown>>;

describe.each([1, 2, 3])('random market %i', (seed) => {
  let database: TestDatabase;
  let memory: MarketMemory;
  let companies: number[];
  let cards: Record<CardKind, PlainCard[]>;
  const layers = new Set<string>();
  let search: MarketSearch;
  let sql: MarketSearch;

  beforeAll(async () => {
    database = await testDatabase();
    const [world] = fc.sample(arbitraryWorld(CARDS), { numRuns: 1, seed });
    ({ cards, companies } = await insertWorld(database.kysely, world!));
    memory = new MarketMemory({
      pool: database.pool,
      log: pino({ level: 'warn' }),
      limitBytes: 2 ** 30,
      patienceMs: 60_000,
    });
    sql = sqlSearch(database.kysely);
    search = memoryOrSql(memory, sql, (layer) => layers.add(layer));
    memory.start();
    await memory.loaded;
  });

  afterAll(async () => {
    await memory.close();
    await database.close();
  });

  test.each(['as it was loaded', 'after edits', 'after more edits', 'after even more edits'])(
    'memory, SQL and the brute-force search return the same results for every question, %s',
    async (when) => {
      if (when !== 'as it was loaded') {
        const [edits] = fc.sample(arbitraryEdits(LAST_ID, EDITS), { numRuns: 1, seed: seed + when.length });
        cards = await makeEdits(database.kysely, cards, companies, edits!);
      }
      const expected = bruteForceSearch(cards);
      // Runs queries concurrently, like several visitors. They share bit sets and must not affect each other.
      const check = (questions: MarketQuestion[]) =>
        Promise.all(
          Object.entries(ANSWERS).flatMap(([name, answerOf]) =>
            questions.map(async (question, at) => {
              const wanted = await answerOf(expected, question);
              expect([name, question, await answerOf(search, question)]).toEqual([name, question, wanted]);
              // Checks only one query in SQL, because SQL is slow and has an equally thorough test.
              if (at === 0) expect([name, question, await answerOf(sql, question)]).toEqual([name, question, wanted]);
            }),
          ),
        );
      const questions = fc.array(arbitraryQuestion(cards, companies), { minLength: AT_ONCE, maxLength: AT_ONCE });
      await fc.assert(
        fc.asyncProperty(questions, async (several) => void (await check(several))),
        { numRuns: QUESTIONS / AT_ONCE, seed },
      );
      expect(layers).toEqual(new Set(['memory']));
      expect(memory.status.loads).toBe(1);
    },
  );
});
