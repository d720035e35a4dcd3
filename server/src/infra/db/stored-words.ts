import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { getPersonKey } from '../../core/text/person-key.ts';
import { indexedWords } from '../../core/text/search-words.ts';
import type { Schema } from './schema.ts';

/**
 * Version of the stored search words. Increase it if folding or the indexed columns change; a background job then
 * rewrites all rows.
 */
export const WORDS_VERSION = 1;

/** Source columns of the stored search words, by table and by the column that stores the words. */
const TEXTS = {
  talent: { staff_words: ['id', 'name', 'title'] },
  request: { staff_words: ['id', 'title', 'company_name', 'specific_project'] },
  person: { staff_words: ['first_name', 'last_name', 'email', 'company_name', 'phone_number'] },
  application: { staff_words: ['name', 'email', 'phone_number', 'message'] },
  resource: {
    staff_words: ['name', 'title', 'email', 'phone', 'reference', 'employer'],
    public_words: ['name', 'title', 'city'],
  },
  staff_update: { staff_words: ['title', 'detail', 'email'] },
  sdr_client: { staff_words: ['company_name', 'title', 'contact_name', 'email', 'phone_number'] },
  sdr_request: { staff_words: ['company_name', 'title', 'contact_name', 'email', 'phone_number'] },
  ledger_entry: { staff_words: ['name'] },
  skill: { staff_words: ['name'] },
  company: { staff_words: ['name', 'slug', 'domain'] },
} as const satisfies { [T in keyof Schema]?: Record<string, readonly (keyof Schema[T])[]> };

export type TableWithWords = keyof typeof TEXTS;

export const TABLES_WITH_WORDS = Object.keys(TEXTS) as TableWithWords[];

/**
 * Stores the search words of new and changed rows. Must run in the transaction that writes their source columns. Rows
 * whose words are up to date are skipped: triggers set the version of changed rows to 0.
 */
export async function storeWords(
  trx: Kysely<Schema>,
  table: TableWithWords,
  ids: readonly (number | string)[],
): Promise<void> {
  if (ids.length === 0) return;
  await storeWordsOf(trx, table, sql`id = any(${[...ids]}::${keyType(table)}[])`);
}

/** Stores the search words of up to `limit` rows whose words have an older version. Returns the number of rows. */
export async function storeMissingWords(
  trx: Transaction<Schema>,
  table: TableWithWords,
  limit: number,
): Promise<number> {
  // Skips rows that are locked by open transactions; the next run stores them.
  const { rows } = await sql<{ id: number | string }>`
    select id from ${sql.table(table)} where words_version < ${sql.lit(WORDS_VERSION)}
    order by id limit ${limit} for no key update skip locked`.execute(trx);
  await storeWords(
    trx,
    table,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function storeWordsOf(db: Kysely<Schema>, table: TableWithWords, which: RawBuilder<unknown>): Promise<void> {
  const texts: [string, readonly string[]][] = Object.entries(TEXTS[table]);
  // Joins columns with line breaks, so that a phone number does not continue in the next column.
  const selected = texts.map(([name, columns]) => {
    const lines = sql.join(columns.map((column) => sql.ref(column)));
    return sql`concat_ws(${sql.lit('\n')}, ${lines}) as ${sql.ref(name)}`;
  });
  const isPerson = table === 'resource';
  const { rows } = await sql<Row>`
    select id, ${sql.join(selected)} ${isPerson ? sql`, name, title` : sql``} from ${sql.table(table)}
    where ${which} and words_version < ${sql.lit(WORDS_VERSION)}`.execute(db);
  if (rows.length === 0) return;
  const words = rows.map((row) => ({
    id: row.id,
    ...Object.fromEntries(texts.map(([name]) => [name, indexedWords(row[name]!)])),
    person_key: isPerson ? getPersonKey(row as Row & { name: string; title: string }) : null,
  }));
  const set = texts.map(([name]) => sql`${sql.ref(name)} = array_to_tsvector(${sql.ref(`w.${name}`)})`);
  const columns = texts.map(([name]) => sql`${sql.ref(name)} text[]`);
  await sql`
    update ${sql.table(table)} t set ${sql.join(set)}, ${isPerson ? sql`person_key = w.person_key,` : sql``}
      words_version = ${sql.lit(WORDS_VERSION)}
    from json_to_recordset(${JSON.stringify(words)}) as w (id ${keyType(table)}, person_key text, ${sql.join(columns)})
    where t.id = w.id`.execute(db);
}

type Row = { id: number | string } & Record<string, string>;

function keyType(table: TableWithWords): RawBuilder<unknown> {
  return table === 'application' ? sql`uuid` : sql`integer`;
}
