import type { CardKind } from '@crewdock/contract/kinds';
import { indexCards } from '@crewdock/server/search/index-cards';
import { expect } from 'vitest';
import type { Role, TestApi } from './api.ts';

/** Returns a random integer from 0 to `below` - 1. */
type Random = (below: number) => number;

/** Changes an entry and returns its id. Returns null if it changed no entry of the list. */
export type Change = (random: Random) => Promise<string | number | null>;

/** A paginated list, the ids of its expected entries, and changes that other users make while it is read. */
export interface GrowingList {
  path: () => string;
  role: Role;
  host?: string;
  /** `GET` by default. */
  method?: 'POST';
  expected: () => Promise<(string | number)[]>;
  changes: Change[];
  /** Name of the entries in the response; `items` by default. */
  entries?: string;
}

/** Functions that build changes of database rows. */
export function changesOf({ database }: Pick<TestApi, 'database'>) {
  const touch =
    (table: string, set: string, where: string, key = 'id'): Change =>
    async (random) => {
      const { rows } = await database.pool.query(`select ${key} as id from ${table} where ${where} order by id`);
      if (rows.length === 0) return null;
      const { id } = rows[random(rows.length)];
      await database.pool.query(`update ${table} set ${set} where ${where} and ${key} = $1`, [id]);
      return id;
    };
  /** Builds a change of a card like the editor's, which also updates the card's row in the market index. */
  const edit =
    (kind: CardKind, set: string, where = 'is_active and not is_draft'): Change =>
    async (random) => {
      const id = await touch(kind, `${set}, modified_at = clock_timestamp()`, where)(random);
      if (id !== null) await database.kysely.transaction().execute((trx) => indexCards(trx, kind, [Number(id)]));
      return id;
    };
  return { touch, edit };
}

/** Builds a change of rows that are not entries of the list. After such a change, any entry can be listed again. */
export function elsewhere(change: Change): Change {
  return async (random) => {
    await change(random);
    return null;
  };
}

const SEEDS = 8;
const CHANGES = 6;
/** Maximum number of pages. No list has that many, so endless pagination fails. */
const PAGES_MAX = 200;

/**
 * Reads a list page by page while entries change. Expects that every entry that is in the list at the end was listed,
 * and that unchanged entries were listed only once.
 */
export async function expectNothingLost(api: TestApi, list: GrowingList): Promise<void> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    await waitForEarlierTransactions(api);
    // The in-memory market learns only from a search that the transactions have ended.
    await list.expected();
    const { read, doubles } = await readToEnd(api, list, randomNumbers(seed * 7919));
    const expected = await list.expected();
    expect(expected.length).toBeGreaterThan(3);
    expect([seed, expected.filter((id) => !read.has(id))]).toEqual([seed, []]);
    expect([seed, doubles]).toEqual([seed, []]);
  }
}

/**
 * Waits until all earlier transactions of the database server have ended, including those of other tests. While such a
 * transaction is open, lists can repeat entries or miss changes.
 */
async function waitForEarlierTransactions({ database }: TestApi): Promise<void> {
  const { rows } = await database.pool.query('select pg_current_xact_id()::text as id');
  const haveEnded = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as yes';
  await expect
    .poll(async () => (await database.pool.query(haveEnded, [rows[0].id])).rows[0].yes, { timeout: 60_000 })
    .toBe(true);
}

async function readToEnd(
  api: TestApi,
  { path, role, host, method, changes, entries = 'items' }: GrowingList,
  random: Random,
) {
  const read = new Set<string | number>();
  const twice = new Set<string | number>();
  const changed = new Set<string | number | null>();
  let cursor = '';
  for (let page = 0; page < PAGES_MAX; page++) {
    const from = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await api.call(`${path()}&limit=3${from}`, {
      role,
      ...(host !== undefined && { host }),
      ...(method && { method, body: {} }),
    });
    expect([answer.status, answer.json.code]).toEqual([200, undefined]);
    for (const entry of answer.json[entries]) {
      const id = idOf(entry);
      (read.has(id) ? twice : read).add(id);
    }
    cursor = answer.json.cursor;
    if (cursor === undefined)
      return { read, doubles: changed.has(null) ? [] : [...twice].filter((id) => !changed.has(id)) };
    if (page >= CHANGES) continue;
    changed.add(await changes[random(changes.length)]!(random));
    await waitForEarlierTransactions(api);
  }
  throw new Error('The list has no end.');
}

type Id = string | number;
/** The properties that identify the entries, depending on the list. */
type Entry = Partial<Record<'tag' | 'id' | 'uid' | 'number' | 'key' | 'item', Id>> &
  Partial<Record<'relation' | 'card_data' | 'user' | 'creator', { id: Id } | null>>;

/** Returns the entry's id. Verdicts have both a card and their own id, which is a string. */
function idOf({ relation, tag, id, card_data, uid, number, key, item, user, creator }: Entry): string | number {
  const own = tag ? id : (relation?.id ?? card_data?.id ?? uid ?? id);
  return (own ?? number ?? key ?? item ?? user?.id ?? creator?.id)!;
}

/** Creates a deterministic random number generator, so that failures can be reproduced. */
function randomNumbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
