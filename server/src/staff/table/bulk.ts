import type { StaffTable } from '@crewdock/contract/table';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { notFound } from '../../core/errors/errors.ts';
import type { Doer } from '../../core/audit/changed.ts';
import { impersonatePerson } from '../../core/audit/impersonation.ts';
import { type OperationOwner, defineOperation } from '../../core/operations/definition.ts';
import { startOperation } from '../../core/operations/start.ts';
import type { Services } from '../../core/context/services.ts';
import { checkStaff } from './check-staff.ts';
import type { TableQuestion } from './conditions.ts';
import { type ColumnValues, differingIn, lockedRow, lockedRows, valuesIn, writeRows } from './edit.ts';
import { exactKeys } from './exact-keys.ts';
import { checkRefs } from './options.ts';
import { rowsAt } from './page.ts';
import type { TableRow } from './rows.ts';
import type { AnySource, RowKey } from './source.ts';

interface Input {
  /** Keys of the rows at the start of the operation; rows that match the filters later are not changed. */
  keys: RowKey[];
  change: ColumnValues;
}

interface Done {
  subject: string;
  before: ColumnValues;
  after: { version: number };
}

const UNDO_DAYS = 7;
/** Rows per chunk: about one second of work. */
const CHUNK = 200;

/** The long-running operation that applies one change to many rows. It can be undone. */
export function bulkEdit(table: StaffTable, source: AnySource) {
  return defineOperation<Input, number, Done, Pick<Services, 'identity'>>({
    kind: `edit-${table.name}`,
    chunk: CHUNK,
    async step(trx, { input: { keys, change: values }, cursor, limit, owner, attempt, issue, change }, { identity }) {
      await checkStaff(trx, owner.id, identity);
      const from = cursor ?? 0;
      const chunk = keys.slice(from, from + limit);
      const rows = await lockedRows(trx, table, source, chunk);
      const found = new Set(rows.map((row) => row[table.key]));
      for (const key of chunk) if (!found.has(key)) issue(String(key), notFound().message);
      const write = async (some: TableRow[]) => {
        const changes = some.map((row) => ({ row, values }));
        await writeRows(trx, table, source, changes, impersonatePerson(owner.id, { isStaff: true }));
        const written = await rowsAt(
          trx,
          table,
          source,
          some.map((row) => row[table.key] as RowKey),
        );
        written.forEach((row, at) => change(changeOf(table, source, some[at]!, row)));
      };
      // Rows that already have the values are not written.
      const differing = rows.filter((row) => Object.keys(differingIn(row, values)).length > 0);
      let failed = 0;
      if (typeof source.write === 'function') await write(differing);
      else {
        for (const row of differing) {
          const isDone = await attempt(String(row[table.key]), () => write([row]));
          failed += Number(!isDone);
        }
      }
      const next = from + limit;
      return { done: rows.length - failed, next: next < keys.length ? next : null };
    },
    undo: {
      days: UNDO_DAYS,
      async restore(trx, { subject, before, after }, owner, { identity }) {
        await checkStaff(trx, owner.id, identity);
        const row = await lockedRow(trx, table, source, subject);
        if (row['version'] !== after.version) return false;
        await writeRows(trx, table, source, [{ row, values: before }], impersonatePerson(owner.id, { isStaff: true }));
        return true;
      },
      // With a `ManyWriter`, undo also restores rows in batches.
      ...(typeof source.write === 'function' && {
        async restoreAll(trx, changes: Done[], owner: OperationOwner, { identity }: Pick<Services, 'identity'>) {
          await checkStaff(trx, owner.id, identity);
          return restoreRows(trx, table, source, { changes, by: impersonatePerson(owner.id, { isStaff: true }) });
        },
      }),
    },
  });
}

/** Restores the rows that nobody has changed since. Returns their number. */
async function restoreRows(
  trx: Transaction<Schema>,
  table: StaffTable,
  source: AnySource,
  { changes, by }: { changes: Done[]; by: Doer },
): Promise<number> {
  const keys = changes.map(({ subject }) => (table.row[table.key]?.type === 'uid' ? subject : Number(subject)));
  const rows = await lockedRows(trx, table, source, keys);
  const bySubject = new Map(changes.map((change) => [change.subject, change]));
  const changeOfRow = (row: TableRow) => bySubject.get(String(row[table.key]))!;
  const untouched = rows.filter((row) => row['version'] === changeOfRow(row).after.version);
  const former = untouched.map((row) => ({ row, values: changeOfRow(row).before }));
  await writeRows(trx, table, source, former, by);
  return untouched.length;
}

/**
 * Starts a bulk edit of the given rows, or of all rows that match now. Returns the operation's uid and the row count.
 */
export async function startBulkEdit(
  db: Kysely<Schema>,
  table: StaffTable,
  source: AnySource,
  {
    ownerId,
    question,
    keys,
    change,
  }: { ownerId: number; question: TableQuestion; keys?: RowKey[]; change: ColumnValues },
): Promise<{ uid: string; total: number }> {
  return inTransaction(db, async (trx) => {
    await checkRefs(trx, source, change, 'body.change');
    const exactly = await exactKeys(trx, table, source, { question, keys });
    const uid = await startOperation(trx, bulkEdit(table, source), {
      owner: { id: ownerId, companyId: null },
      title: await titleOf(trx, table, source, { change, count: exactly.length }),
      total: exactly.length,
      input: { keys: exactly, change },
    });
    return { uid, total: exactly.length };
  });
}

/** Includes dependent columns, because undo restores stored values and does not compute them again. */
function changeOf({ key, edit }: StaffTable, { beside = [] }: AnySource, before: TableRow, after: TableRow): Done {
  return {
    subject: String(before[key]),
    before: valuesIn(before, [...edit, ...beside]),
    after: { version: after['version'] as number },
  };
}

/** Example: `Set status to in progress in 40 updates`. */
async function titleOf(
  trx: Transaction<Schema>,
  { name, row }: StaffTable,
  source: AnySource,
  { change, count }: { change: ColumnValues; count: number },
): Promise<string> {
  const changes: string[] = [];
  for (const [column, value] of Object.entries(change)) {
    const { type } = row[column]!;
    if (type === 'flag') changes.push(`${plain(column)} ${value === true ? 'on' : 'off'}`);
    else if (type === 'ref' && value !== null) {
      const [entry] = await source.options[column]!(trx, { ids: [value as number] });
      changes.push(`${plain(column)} to ${entry?.name}`);
    } else changes.push(`${plain(column)} to ${typeof value === 'string' ? plain(value) : 'none'}`);
  }
  return `Set ${changes.join(', ')} in ${count.toLocaleString('en-US')} ${plain(name)}`;
}

function plain(name: string): string {
  return name.replaceAll('_', ' ');
}
