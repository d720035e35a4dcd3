import { type Kysely, sql } from 'kysely';

/**
 * Replaces letters without a decomposition (ł, ø, ı, …) with base letters, as in queries (`core/text/base-letters.ts`):
 * `lodz` finds Łódź. Updates the stored words of staff tables and of the market.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [staffWords(), ...kept, ...market]) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where pg_get_indexdef(indexrelid) like '%staff_words(%'`.execute(db);
  for (const { name } of rows) await sql.raw(`reindex index ${name}`).execute(db);
}

/** Returns the SQL that replaces letters in a text with base letters. */
function folded(text: string): string {
  const single = `translate(${text}, 'łøđðħıŧŋə', 'loddhitne')`;
  return `replace(replace(replace(replace(${single}, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')`;
}

/** Returns all characters of a class as ranges, because PostgreSQL's character classes depend on the locale. */
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

// A tsvector allows 2,046 bytes per word and one megabyte in total. `array_to_tsvector` does not check these limits.
const staffWords = () => `
  create or replace function staff_words(words text) returns tsvector language plpgsql immutable parallel safe as $$
  declare
    plain text;
  begin
    plain := lower(regexp_replace(normalize(words, nfkd), '[${ranges(/\p{M}/u)}]+', '', 'g'));
    plain := ${folded('plain')};
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

// Updates rows to recompute generated columns. Skips rows whose words do not change.
const kept = TABLES.flatMap(({ table, column, text }) => [
  `lock table ${table} in share row exclusive mode`,
  `update ${table} set ${column} = ${column}
     where tsvector_to_array(staff_words) is distinct from tsvector_to_array(staff_words(${text}))`,
]);

const rewritten = (column: string) =>
  `array_to_tsvector(array(select distinct ${folded('word')} from unnest(tsvector_to_array(${column})) word))`;

const market = ['talent', 'request'].map(
  (kind) => `
    update market_${kind}_words set called = ${rewritten('called')}, words = ${rewritten('words')}
    where words::text ~ '[łøđðħıŧŋəæœßþ]'`,
);
