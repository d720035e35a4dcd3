import { type Kysely, sql } from 'kysely';

/**
 * Search words become ordinary columns, which the server writes (`infra/db/stored-words.ts`). Rows of earlier releases,
 * and rows written by the previous release during the upgrade, have version 0, and a background job rewrites them.
 * Until then, they are found by the words of the function `staff_words`.
 *
 * The changed tables can't be read until this migration ends, so it reads no rows. The next migration builds the
 * indexes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    ...functions,
    ...market,
    ...TABLES.flatMap(add),
    `alter table resource add person_key text`,
    ...Object.entries(GENERATED).flatMap(keep),
  ])
    await sql.raw(statement).execute(db);
}

/** Tables whose words were generated columns, with their source columns. They keep their words and indexes. */
const GENERATED = {
  talent: { columns: ['name', 'title'], text: `new.id::text || ' ' || new.name || ' ' || new.title` },
  request: {
    columns: ['title', 'company_name', 'specific_project'],
    text: `new.id::text || ' ' || new.title || ' ' || coalesce(new.company_name, '') || ' ' || coalesce(new.specific_project, '')`,
  },
  person: {
    columns: ['first_name', 'last_name', 'email', 'company_name', 'phone_number'],
    text: `new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || new.company_name`,
  },
};

/** Tables whose words were only in an index, which stays for the previous release. */
const TABLES = [
  { table: 'application', columns: ['name', 'email', 'message', 'phone_number'] },
  { table: 'staff_update', columns: ['title', 'detail', 'email'] },
  { table: 'resource', columns: ['name', 'title', 'city', 'email', 'phone', 'reference', 'employer'], isPublic: true },
  { table: 'sdr_client', columns: ['company_name', 'title', 'contact_name', 'email', 'phone_number'] },
  { table: 'sdr_request', columns: ['company_name', 'title', 'contact_name', 'email', 'phone_number'] },
  { table: 'ledger_entry', columns: ['name'] },
  { table: 'skill', columns: ['name'] },
  { table: 'company', columns: ['name', 'slug', 'domain'] },
];

const functions = [
  // Words become outdated when their source columns change.
  `create function forget_words() returns trigger language plpgsql as $$
   begin
     new.staff_words := null;
     new.words_version := 0;
     return new;
   end $$`,
  `create function forget_all_words() returns trigger language plpgsql as $$
   begin
     new.staff_words := null;
     new.public_words := null;
     new.person_key := null;
     new.words_version := 0;
     return new;
   end $$`,
];

function keep([table, { columns, text }]: [string, (typeof GENERATED)['talent']]): string[] {
  return [
    `alter table ${table} alter column staff_words drop expression, ${VERSION}`,
    `create function words_of_${table}() returns trigger language plpgsql as $$
     begin
       new.staff_words := staff_words(${text});
       new.words_version := 0;
       return new;
     end $$`,
    // Rows of a backup already have words.
    `create trigger words_when_added before insert on ${table} for each row when (new.staff_words is null)
      execute function words_of_${table}()`,
    whenChanged(table, columns, `words_of_${table}()`),
  ];
}

function add({ table, columns, isPublic }: (typeof TABLES)[number]): string[] {
  const kinds = isPublic ? ['staff_words', 'public_words'] : ['staff_words'];
  return [
    `alter table ${table} ${kinds.map((kind) => `add ${kind} tsvector`).join(', ')}, ${VERSION}`,
    whenChanged(table, columns, isPublic ? 'forget_all_words()' : 'forget_words()'),
  ];
}

const VERSION = `add words_version smallint not null default 0`;

function whenChanged(table: string, columns: string[], run: string): string {
  const all = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `create trigger words_when_changed before update of ${columns.join(', ')} on ${table} for each row
    when ((${all('old')}) is distinct from (${all('new')})) execute function ${run}`;
}

const market = ['market_talent_words', 'market_request_words'].map((table) => `alter table ${table} ${VERSION}`);
