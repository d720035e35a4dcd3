import { COUNT_LIMIT, type StaffTable } from '@crewdock/contract/table';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { conflict, permissionDenied } from '../../platform/http/errors.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { operation } from '../../platform/operations/definition.ts';
import { startOperation } from '../../platform/operations/start.ts';
import type { Services } from '../../platform/services.ts';
import { type Question, conditions } from './conditions.ts';
import { type By, type Values, differingIn, lockedRow, valuesIn, writeRow } from './edit.ts';
import { expressionOf, fromRows } from './rows.ts';
import type { AnySource, Key } from './source.ts';

interface Input {
  /** Exactly these, whatever matches by the time that their turn comes. */
  keys: Key[];
  change: Values;
}

interface Done {
  subject: string;
  before: Values;
  after: { version: number };
}

const UNDO_DAYS = 7;
/** About a second's work. */
const CHUNK = 200;

/** The same change of many rows of a table, as long work that can be undone. */
export function bulkEdit(table: StaffTable, source: AnySource) {
  return operation<Input, number, Done, Pick<Services, 'identity'>>({
    kind: `edit-${table.name}`,
    chunk: CHUNK,
    async step(trx, { input: { keys, change: values }, cursor, limit, owner, attempt, change }, { identity }) {
      await checkStaff(trx, owner.id, identity);
      const from = cursor ?? 0;
      let done = 0;
      for (const key of keys.slice(from, from + limit)) {
        const isDone = await attempt(String(key), async () => {
          const written = await writeInto(trx, table, source, { key, values, by: { staffId: owner.id } });
          if (written) change(written);
        });
        done += Number(isDone);
      }
      const next = from + limit;
      return { done, next: next < keys.length ? next : null };
    },
    undo: {
      days: UNDO_DAYS,
      async restore(trx, { subject, before, after }, owner, { identity }) {
        await checkStaff(trx, owner.id, identity);
        const row = await lockedRow(trx, table, source, subject);
        if (row['version'] !== after.version) return false;
        await writeRow(trx, table, source, { row, values: before, by: { staffId: owner.id } });
        return true;
      },
    },
  });
}

/** Begins to change these rows, or all that match now, for somebody. Answers the operation's uid and how many rows there are. */
export async function startBulkEdit(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  { ownerId, question, keys, change }: { ownerId: number; question: Question; keys?: Key[]; change: Values },
): Promise<{ uid: string; total: number }> {
  return inTransaction(db, async (trx) => {
    const exactly = [...new Set(keys ?? (await matchingKeys(trx, table, source, question)))];
    if (exactly.length === 0) throw conflict('No row matches any more.');
    if (exactly.length > COUNT_LIMIT) throw conflict(`At most ${COUNT_LIMIT} rows can be changed at a time.`);
    const uid = await startOperation(trx, bulkEdit(table, source), {
      owner: { id: ownerId, companyId: null },
      title: titleOf(table, change, exactly.length),
      total: exactly.length,
      input: { keys: exactly, change },
    });
    return { uid, total: exactly.length };
  });
}

/** Who began it may have left the staff since, or lack the second factor that staff need. That a session ended says nothing. */
async function checkStaff(trx: Transaction<Schema>, id: number, identity: Identity): Promise<void> {
  if (!(await identity.isStaff(trx, id))) throw permissionDenied();
}

/** What was changed, or null where the row had the values already. */
async function writeInto(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  { key, values, by }: { key: Key; values: Values; by: By },
): Promise<Done | null> {
  const row = await lockedRow(trx, table, source, key);
  const differing = differingIn(row, values);
  const columns = Object.keys(differing);
  if (columns.length === 0) return null;
  const { version } = await writeRow(trx, table, source, { row, values: differing, by });
  const before = valuesIn(row, columns);
  return { subject: String(key), before, after: { version: version as number } };
}

async function matchingKeys(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  question: Question,
): Promise<Key[]> {
  const key = expressionOf(source, table.key);
  const { rows } = await sql<{ key: Key }>`
    select ${key} as key from ${fromRows(source)} where ${conditions(table, source, question)}
    limit ${COUNT_LIMIT + 1}`.execute(trx);
  return rows.map((row) => row.key);
}

/** `Set status to in progress in 40 updates`. */
function titleOf({ name }: StaffTable, change: Values, count: number): string {
  const changes = Object.entries(change).map(([column, value]) => `${plain(column)} to ${plain(String(value))}`);
  return `Set ${changes.join(', ')} in ${count.toLocaleString('en-US')} ${plain(name)}`;
}

function plain(name: string): string {
  return name.replaceAll('_', ' ');
}
