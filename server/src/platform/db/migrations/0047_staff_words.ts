import { type Kysely, sql } from 'kysely';

/**
 * Words of the staff's tables are what stands between anything else than letters and digits, as in what is typed (`search/words.ts`). The
 * parser of `to_tsvector` took the beginning of `938e` or `1e5abc` for a number: whoever typed such a word found nothing.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [words(), ...kept]) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where pg_get_indexdef(indexrelid) like '%staff_words(%'`.execute(db);
  for (const { name } of rows) await sql.raw(`reindex index ${name}`).execute(db);
}

/** All characters of a kind, as ranges of a bracket expression of PostgreSQL's: what letters it knows itself hangs on the cluster's locale. */
function ranges(kind: RegExp): string {
  const found: [number, number][] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    if (!kind.test(String.fromCodePoint(code))) continue;
    const last = found.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  return found.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('');
}

function escaped(code: number): string {
  return `\\U${code.toString(16).padStart(8, '0')}`;
}

// A tsvector holds words of 2,046 bytes and a megabyte of them, and `array_to_tsvector` looks at neither.
const words = () => `
  create or replace function staff_words(words text) returns tsvector language plpgsql immutable parallel safe as $$
  declare
    plain text;
  begin
    plain := lower(regexp_replace(normalize(words, nfkd), '[${ranges(/\p{M}/u)}]+', '', 'g'));
    plain := left(btrim(regexp_replace(plain, '[^${ranges(/[\p{L}\p{N}]/u)}]+', ' ', 'g')), 250000);
    if octet_length(plain) > 2046 then
      plain := regexp_replace(plain, '([^ ]{255})[^ ]+', '\\1', 'g');
    end if;
    return array_to_tsvector(string_to_array(btrim(plain), ' '));
  end $$`;

const TABLES = [
  { table: 'talent', column: 'title', text: `id::text || ' ' || name || ' ' || title` },
  {
    table: 'request',
    column: 'title',
    text: `id::text || ' ' || title || ' ' || coalesce(company_name, '') || ' ' || coalesce(specific_project, '')`,
  },
  { table: 'person', column: 'email', text: `first_name || ' ' || last_name || ' ' || email || ' ' || company_name` },
];

// A column that is made of others is made anew where one of them is written; of most rows the words are what they were.
const kept = TABLES.flatMap(({ table, column, text }) => [
  `lock table ${table} in share row exclusive mode`,
  `update ${table} set ${column} = ${column}
     where tsvector_to_array(staff_words) is distinct from tsvector_to_array(staff_words(${text}))`,
]);
