import { connectTo, type Database } from '@crewdock/server/infra/db/open';

type Client = Pick<Database['pool'], 'query'>;

export interface ColumnInfo {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  /** First value that a check constraint allows; null if the column has no list of allowed values. */
  choice: string | null;
}

/** Reads the columns of all tables from the information schema. */
export async function readColumns(client: Client): Promise<ColumnInfo[]> {
  const { rows } = await client.query(`
    select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as "isNullable",
      c.column_default is not null as "hasDefault", c.is_generated = 'ALWAYS' or c.is_identity = 'YES' as "isGenerated",
      (select substring(pg_get_constraintdef(k.oid) from '\\((?:\\()?"?' || c.column_name || '"? (?:= ANY \\(|<@ )ARRAY\\[''([^'']+)''')
       from pg_constraint k where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass
         and pg_get_constraintdef(k.oid) ~ ('\\("?' || c.column_name || '"? (= ANY \\(|<@ )ARRAY\\[''') limit 1) as choice
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`);
  return rows;
}

export interface ForeignKey {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  cascades: boolean;
}

export async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const names = (table: string, keys: string) => `array(
    select a.attname::text from unnest(k.${keys}) with ordinality as key (number, at)
    join pg_attribute a on a.attrelid = k.${table} and a.attnum = key.number order by key.at)`;
  const { rows } = await client.query(`
    select k.conrelid::regclass::text as table, ${names('conrelid', 'conkey')} as columns, k.confrelid::regclass::text as parent,
      ${names('confrelid', 'confkey')} as "parentColumns", k.confdeltype = 'c' as cascades
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
  return rows;
}

/** Column types that can contain text. Every column of these types needs an erasure rule. */
export const TEXT_TYPES = new Set(['text', 'varchar', '_text', 'json', 'jsonb']);

interface Filling {
  /** Tables to fill with one row each. */
  tables: string[];
  personId: number;
  email: string;
  marker: string;
  /** Values that constraints require, by table and column. */
  overrides: Record<string, Record<string, unknown>>;
}

type Row = Record<string, unknown>;

/**
 * Inserts one row about a person into each table. Text columns contain the marker, except columns with a fixed list of
 * values.
 */
export async function fillTables(url: string, filling: Filling): Promise<void> {
  // A single connection, because session_replication_role applies to its session only.
  const session = connectTo(url, { connections: 1 });
  try {
    await insertRows(session.pool, filling);
  } finally {
    await session.close();
  }
}

async function insertRows(client: Client, filling: Filling): Promise<void> {
  const columns = await readColumns(client);
  const keys = await readForeignKeys(client);
  const filled: Record<string, Row> = {};
  const parentRow = async (parent: string): Promise<Row | undefined> => {
    if (parent === 'person') return { id: filling.personId };
    return filled[parent] ?? (await client.query(`select * from ${parent} limit 1`)).rows[0];
  };
  // Disables triggers, which would otherwise run on incomplete rows.
  await client.query('set session_replication_role = replica');
  for (const table of sortByParents(filling.tables, keys)) {
    const own = columns.filter((each) => each.table === table && !each.isGenerated);
    const row: Row = Object.fromEntries(own.map((column) => [column.column, valueOf(column, filling)]));
    for (const key of keys.filter((each) => each.table === table)) {
      const isFilled = key.parent === 'person' || filling.tables.includes(key.parent);
      const isNeeded = own.some(({ column, isNullable }) => key.columns.includes(column) && !isNullable);
      const parent = isFilled || isNeeded ? await parentRow(key.parent) : undefined;
      for (const [at, column] of key.columns.entries())
        row[column] = parent?.[key.parentColumns[at]!] ?? row[column] ?? null;
    }
    Object.assign(row, filling.overrides[table]);
    const names = Object.keys(row).filter((name) => row[name] !== undefined);
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    const text = `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${places}) returning *`;
    try {
      filled[table] = (
        await client.query(
          text,
          names.map((name) => row[name]),
        )
      ).rows[0];
    } catch (error) {
      throw new Error(`${table} cannot be filled: ${(error as Error).message}`, { cause: error });
    }
  }
}

const ADDRESSES = new Set(['email', 'recipient', 'reply_to']);

/** Returns the value of a column; undefined uses the column's default. */
function valueOf({ column, type, isNullable, hasDefault, choice }: ColumnInfo, { email, marker }: Filling): unknown {
  if (choice !== null) return type === '_text' ? [choice] : choice;
  if (ADDRESSES.has(column)) return email;
  if (type === '_text') return [marker];
  if (type === 'json' || type === 'jsonb') return JSON.stringify([{ text: marker }]);
  if (TEXT_TYPES.has(type)) return marker;
  if (isNullable || hasDefault) return undefined;
  if (type === 'bytea') return Buffer.from(marker);
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'bool') return false;
  if (type.startsWith('_')) return [];
  return type === 'date' || type.startsWith('timestamp') ? new Date() : 1;
}

function sortByParents(tables: string[], keys: ForeignKey[]): string[] {
  const sorted: string[] = [];
  const visit = (table: string, path: string[]) => {
    if (sorted.includes(table) || path.includes(table)) return;
    const parents = keys.filter((key) => key.table === table && tables.includes(key.parent));
    for (const { parent } of parents) visit(parent, [...path, table]);
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}
