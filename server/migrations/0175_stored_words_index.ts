import { type Kysely, sql } from 'kysely';

/** Indexes of stored search words. Writes wait while they are built, but reads do not. */
export async function up(db: Kysely<never>): Promise<void> {
  const words = Object.entries(WORDS).flatMap(([table, columns]) =>
    columns.map(
      (column) => `create index on ${table} using gin (${column}) with (fastupdate = off) where ${column} is not null`,
    ),
  );
  // Index to find rows for the background job.
  const outdated = OUTDATED.map(
    ([table, key]) => `create index ${table}_old_words on ${table} (${key}) where words_version < 1`,
  );
  const people = `create index on resource (owner_id, person_key) where person_key is not null`;
  for (const statement of [...words, people, ...outdated]) await sql.raw(statement).execute(db);
}

/** New columns with words. The words of talents, jobs and people were generated columns, which already have indexes. */
const WORDS = {
  application: ['staff_words'],
  staff_update: ['staff_words'],
  resource: ['staff_words', 'public_words'],
  sdr_client: ['staff_words'],
  sdr_request: ['staff_words'],
  ledger_entry: ['staff_words'],
  skill: ['staff_words'],
  company: ['staff_words'],
};

const OUTDATED = [
  ...['talent', 'request', 'person', ...Object.keys(WORDS)].map((table) => [table, 'id']),
  ...['market_talent_words', 'market_request_words'].map((table) => [table, 'card_id']),
];
