import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import { HEADING, type Run, figures, row, within } from './figures.ts';
import { fillMarket, marketDirectory } from './market-fill.ts';
import { type Layer, openSides } from './market-sides.ts';

const WORDS = 60;
/** Lengths of the queried prefixes; the whole word is queried last. */
const LETTERS = [1, 2, 3, 4];
const ROUNDS = 3;
/**
 * Number of words queried from SQL. Lower than from memory, because SQL takes seconds per query at a million talents.
 */
const FROM_SQL = 40;
/** Maximum p95 in milliseconds per key press. */
const MAX_P95 = 60;

/**
 * `npm run bench words`: searches the market, with facets, for words of its cards, entered letter by letter, from
 * memory and from SQL. Runs each query once, one call at a time. Also measures the memory of the word index and the
 * event loop delay while it is loaded.
 */
const { values } = parseArgs({ options: { talents: { type: 'string', multiple: true } } });
for (const size of values.talents?.map(Number) ?? [100_000, 1_000_000]) {
  const db = await openDatabase({ databaseUrl: undefined, dataDirectory: marketDirectory(size) });
  try {
    await fillMarket(db, size);
    await measure(db, size);
  } finally {
    await db.close();
  }
}

async function measure(db: Database, size: number): Promise<void> {
  const before = process.memoryUsage().rss;
  const sides = await openSides(db);
  try {
    const { megabytes, wordMegabytes, seconds, delay } = sides.memory;
    console.log(`\n${size} talents: ${megabytes.toFixed(0)} MB, ${wordMegabytes.toFixed(0)} of them words`);
    console.log(
      `read in ${seconds.toFixed(1)} s; others waited ${delay.p99.toFixed(1)} ms at 99 %, ${delay.max.toFixed(1)} at most`,
    );
    console.log(
      `the process, which holds the market twice: ${megabytesOf(process.memoryUsage().rss - before)} MB more`,
    );
    const words = await wordsOf(db);
    const presses = [
      ...new Set(words.flatMap((word) => [...LETTERS.map((letters) => word.slice(0, letters)), word])),
    ].map((typed) => `/api/market_2/talents/?search=${encodeURIComponent(typed)}`);
    const some = presses.filter((_, at) => at % Math.ceil(presses.length / FROM_SQL) === 0);
    const ask = async (name: string, layer: Layer, paths: string[], rounds: number) => {
      const runs: Run[] = [];
      for (let round = 0; round < rounds; round++) runs.push(await sides.http(layer, paths, 1));
      const result = figures(runs);
      const longest = Math.max(...runs.flatMap(({ times }) => times));
      console.log(`${row(name, result)}   ${longest.toFixed(1)} at most`);
      return result;
    };
    console.log(HEADING);
    const plain = ['/api/market_2/talents/?', '/api/market_2/talents/?company=acme'];
    await ask('nothing typed', 'memory', Array.from({ length: 20 }, () => plain).flat(), 1);
    const { p95 } = await ask(`${presses.length} presses, memory`, 'memory', presses, ROUNDS);
    await ask(`${some.length} of them, SQL`, 'sql', some, 1);
    await ask('the same, memory', 'memory', some, ROUNDS);
    if (!within('the presses', p95, MAX_P95)) process.exitCode = 1;
  } finally {
    await sides.close();
  }
}

/** Returns a fixed sample of words from open cards. */
async function wordsOf(db: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ word: string }>(
    `select distinct word from (
       select unnest(tsvector_to_array(w.words)) as word from market_talent m join market_talent_words w using (card_id)
       where m.company_id = 0 order by m.card_id limit 20000) cards`,
  );
  const step = rows.length / WORDS;
  const sorted = rows.map(({ word }) => word).sort();
  return Array.from({ length: WORDS }, (_, at) => sorted[Math.floor(at * step)]!);
}

function megabytesOf(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
