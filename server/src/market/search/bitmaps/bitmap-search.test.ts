import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/database.ts';
import { type PlainCard, bruteForceSearch } from '../brute-force.ts';
import type { CardKind, MarketSearch, Question } from '../question.ts';
import { arbitraryEdits, makeEdits } from '../random-edits.ts';
import { arbitraryQuestion, arbitraryWorld, insertWorld } from '../random-world.ts';
import { sqlSearch } from '../sql-search.ts';
import { memoryOrSql } from './bitmap-search.ts';
import { MarketMemory } from './market-memory.ts';

const CARDS = 60;
/** Cards that come later have these ids. */
const LAST_ID = 400;
const EDITS = 100;
const QUESTIONS = 60;

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
    memory = new MarketMemory({ pool: database.pool, log: pino({ level: 'warn' }), limitBytes: 2 ** 30 });
    sql = sqlSearch(database.kysely);
    search = memoryOrSql(memory, database.pool, sql, (layer) => layers.add(layer));
    memory.start();
    await memory.loaded;
  });

  afterAll(async () => {
    await memory.close();
    await database.close();
  });

  test.each(['as it was loaded', 'after edits', 'after more edits', 'after even more edits'])(
    'memory, SQL and the definition agree on every question, %s',
    async (when) => {
      if (when !== 'as it was loaded') {
        const [edits] = fc.sample(arbitraryEdits(LAST_ID, EDITS), { numRuns: 1, seed: seed + when.length });
        cards = await makeEdits(database.kysely, cards, companies, edits!);
      }
      const expected = bruteForceSearch(cards);
      const check = async (question: Question) => {
        for (const answer of ['page', 'counts', 'total', 'costs'] as const) {
          const wanted = await expected[answer](question);
          expect([answer, await search[answer](question)]).toEqual([answer, wanted]);
          expect([answer, await sql[answer](question)]).toEqual([answer, wanted]);
        }
      };
      const questions = arbitraryQuestion(cards, companies);
      await fc.assert(fc.asyncProperty(questions, check), { numRuns: QUESTIONS, seed });
      expect(layers).toEqual(new Set(['memory']));
      expect(memory.status.loads).toBe(1);
    },
  );
});
