import { isolatedText } from '@crewdock/contract/isolated-text';
import { type LeftOut, RECIPIENT_FIELDS, fieldsIn, filledIn } from '@crewdock/contract/mass-mail';
import type { StaffTable } from '@crewdock/contract/table';
import { type Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { formatPersonName } from '../../../core/text/person-name.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { keyType } from '../order.ts';
import { columnExpression, fromRows } from '../rows.ts';
import type { AnySource, RowKey } from '../source.ts';

/** Subject and text, with placeholders in double braces. */
export interface MassLetter {
  subject: string;
  text: string;
}

/** The recipient for a row, with the rendered subject and text. */
export interface Recipient extends MassLetter {
  key: RowKey;
  uid: string;
  name: string;
  email: string;
  companyId: number | null;
}

/** A row that produces no mail, with the reason. */
export interface Omission {
  key: RowKey;
  reason: LeftOut;
}

interface Row {
  key: RowKey;
  uid: string;
  email: string;
  first_name: string;
  last_name: string;
  state: string;
  no_mails_since: Date | null;
  company_id: number | null;
  values: (string | null)[];
}

/**
 * Maps each row to a recipient or an omission, in order. `told` contains hashes of earlier mails; hashes of new mails
 * are added to it.
 */
export async function resolveRecipients(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { keys, letter, told }: { keys: RowKey[]; letter: MassLetter; told: Set<string> },
): Promise<(Recipient | Omission)[]> {
  const named = fieldsIn(`${letter.subject}\n${letter.text}`);
  const columns = named.filter((field) => !RECIPIENT_FIELDS.includes(field));
  const rows = await peopleBehind(db, table, source, { keys, columns });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key): Recipient | Omission => {
    const row = byKey.get(key);
    const omitted = (reason: LeftOut): Omission => ({ key, reason });
    if (!row) return omitted('nobody');
    const { uid, email, company_id: companyId, first_name, last_name } = row;
    if (row.state === 'suspended') return omitted('suspended');
    if (row.no_mails_since) return omitted('opted_out');
    const values: Record<string, string> = { first_name, last_name };
    for (const [at, column] of columns.entries()) values[column] = row.values[at] ?? '';
    if (named.some((field) => values[field]!.trim() === '')) return omitted('empty_field');
    const isolated = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, isolatedText(value)]));
    const [subject, text] = [filledIn(letter.subject, isolated), filledIn(letter.text, isolated)];
    const mark = markOf(email, subject, text);
    if (told.has(mark)) return omitted('same_mail');
    told.add(mark);
    return { key, uid, name: formatPersonName(row), email, companyId, subject, text };
  });
}

export function isRecipient(one: Recipient | Omission): one is Recipient {
  return 'uid' in one;
}

/**
 * Short hash that detects the same mail to the same address. It is short because an operation stores thousands of
 * hashes.
 */
function markOf(...mail: string[]): string {
  return createHash('sha256').update(JSON.stringify(mail)).digest('base64').slice(0, 16);
}

/** Loads the person of each row, except anonymized and terminated accounts. */
async function peopleBehind(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { keys, columns }: { keys: RowKey[]; columns: string[] },
): Promise<Row[]> {
  const key = columnExpression(source, table.key);
  const values = columns.map((column) => sql`(${shownOf(source, column)})::text`);
  const { rows } = await sql<Row>`
    select ${key} as key, reader.uid, reader.email, reader.first_name, reader.last_name, reader.state, reader.no_mails_since,
      ${source.reader!.company}::integer as company_id, array[${sql.join(values)}]::text[] as values
    from ${fromRows(source)}
    join person reader on reader.id = ${source.reader!.person} and reader.anonymised_at is null and reader.state <> 'terminated'
    where ${key} = any(${keys}::${keyType(table)}[])`.execute(db);
  return rows;
}

/** The expression of a column's displayed value: the name for references. */
function shownOf(source: AnySource, column: string) {
  const expression = source.columns[column]!;
  return 'name' in expression ? expression.name : columnExpression(source, column);
}
