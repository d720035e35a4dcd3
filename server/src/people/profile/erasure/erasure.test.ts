import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '../../../../../tests/support/accounts.ts';
import { type TestApi, testApi } from '../../../../../tests/support/api.ts';
import {
  type ColumnInfo,
  fillTables,
  readColumns,
  readForeignKeys,
  TEXT_TYPES,
} from '../../../../../tests/support/fill-tables.ts';
import type { TaskServices } from '../../../core/context/task.ts';
import { anonymiseAccounts } from '../anonymise.ts';
import { type ColumnRule, isKept } from './rule.ts';
import { erasureRules } from './rules.ts';

const MARKER = 'zwickelquirina';

let api: TestApi;
let columns: ColumnInfo[];

beforeAll(async () => {
  api = await testApi();
  columns = await readColumns(api.database.pool);
});

afterAll(() => api.close());

/** Rules for a placeholder person, because the covered tables and columns do not depend on the person. */
const RULES = Object.entries(
  erasureRules({ id: 0, uid: crypto.randomUUID(), email: '', talents: [], requests: [], talentNames: [] }),
);
const rulesOf = (rule: (typeof RULES)[number][1]): Partial<Record<string, ColumnRule>> =>
  'columns' in rule ? rule.columns : {};

/**
 * Tables that are missing in the schema type: migrations, rate limits (hashed keys), and the default partitions of
 * `share_day` and `share_source`.
 */
const OUTSIDE_SCHEMA = [
  'kysely_migration',
  'kysely_migration_lock',
  'rate_limit',
  'share_day_rest',
  'share_source_rest',
];

/** Tables whose rules delete or clear rows. */
const ABOUT_PEOPLE = RULES.filter(
  ([, rule]) => 'deleteRows' in rule || 'clearRows' in rule || 'deletedWith' in rule,
).map(([table]) => table);

/** Returns the `table.column` of every text column that contains the marker. */
async function columnsWithMarker(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    if (!TEXT_TYPES.has(type) && type !== 'tsvector') continue;
    const text = `select exists (select from "${table}" where "${column}"::text ilike $1) as has`;
    if ((await api.database.pool.query(text, [`%${MARKER}%`])).rows[0].has) found.push(`${table}.${column}`);
  }
  return found;
}

describe('the rules of erasure', () => {
  it('cover every table, and every text column of tables whose rows are kept', () => {
    const missing = columns.filter(({ table, column, type, isGenerated, choice }) => {
      if (OUTSIDE_SCHEMA.includes(table)) return false;
      const rule = RULES.find(([name]) => name === table)?.[1];
      if (!rule) return true;
      return TEXT_TYPES.has(type) && !isGenerated && choice === null && 'columns' in rule && !(column in rule.columns);
    });
    expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('rely on a foreign key only if it cascades', async () => {
    const keys = await readForeignKeys(api.database.pool);
    const wrong = RULES.filter(
      ([table, rule]) =>
        'deletedWith' in rule &&
        !keys.some((key) => key.table === table && key.parent === rule.deletedWith && key.cascades),
    );
    expect(wrong.map(([table]) => table)).toEqual([]);
  });
});

describe('an erased person', () => {
  /** Values required by constraints, besides the marker. */
  const OVERRIDES = {
    card_list_item: { request_id: null },
    card_list_removed_item: { request_id: null },
    file: { path: '/files/zwickelquirinazwickelq.pdf' },
    interview: { minutes: 30 },
    ledger_entry: { first_resource_id: null, second_resource_id: null },
    person_trace: { resource_id: null, kind: 'email' },
    request: { overlap_hours: 1 },
    share_tag: { request_id: null, list_id: null, number: 914_200_375_817 },
    share_verdict: { request_id: null },
    statistics_access: { request_id: null, list_id: null },
    talent: { photo: '/demo/zwickelquirina.webp', cv_file: '/demo/zwickelquirina.pdf' },
  };

  async function fillEverything(): Promise<void> {
    const account = await addAccount(api, { email: `${MARKER}@mail.example` });
    await fillTables(api.database.url, {
      tables: ABOUT_PEOPLE.filter((table) => table !== 'person' && table !== 'company'),
      personId: account.id,
      email: account.email,
      marker: MARKER,
      overrides: OVERRIDES,
    });
    const { pool } = api.database;
    const own = columns.filter(
      ({ table, column, type, isGenerated, choice }) =>
        table === 'person' && TEXT_TYPES.has(type) && !isGenerated && choice === null && column !== 'email',
    );
    const values = own.map(({ column }) => `"${column}" = $2`).join(', ');
    await pool.query(`update person set ${values}, deletion_due = now() - interval '1 second' where id = $1`, [
      account.id,
      MARKER,
    ]);
    const addresses = `update company set message_addresses = array[$1], mail_reply_to = $1 where slug = 'acme'`;
    await pool.query(addresses, [account.email]);
  }

  it('appears in no text column of any table, except those that the rules keep with a reason', async () => {
    await fillEverything();
    const filled = await columnsWithMarker();
    const unfilled = columns.filter(
      ({ table, column, type, isGenerated, choice }) =>
        ABOUT_PEOPLE.includes(table) &&
        table !== 'company' &&
        TEXT_TYPES.has(type) &&
        !isGenerated &&
        choice === null &&
        !filled.includes(`${table}.${column}`),
    );
    // The test is only meaningful for columns that contained the marker.
    expect(unfilled.map(({ table, column }) => `${table}.${column}`)).toEqual([]);

    const services = { db: api.database.kysely, log: pino({ level: 'silent' }) } as unknown as TaskServices;
    await anonymiseAccounts({}, services);

    const kept = RULES.flatMap(([table, rule]) =>
      Object.entries(rulesOf(rule)).flatMap(([column, each]) => (each && isKept(each) ? [`${table}.${column}`] : [])),
    );
    const left = (await columnsWithMarker()).filter((name) => !kept.includes(name));
    expect(left).toEqual([]);
  });
});
