import type { Import, ImportRowsShown } from '@crewdock/contract/imports';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Context } from '../../core/context/context.ts';
import { personName } from '../../infra/db/person-name.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { columnKey, isWrittenSince, rowVersion } from '../../infra/db/total-order.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../infra/http/cursor-pages.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import type { OperationRow } from '../../core/operations/queries.ts';

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

export type ImportColumns = Selectable<Schema['import']>;
/**
 * An import with its owner's name, whether rows are waiting, and the combined state of its operations: numbers are
 * sums, other values are from the last operation.
 */
export type FoundImport = ImportColumns & {
  by: string;
  /** Whether there are rows to import and no operation is in progress. */
  is_waiting: boolean;
  operation: OperationRow | null;
  undo: { changes: number; restored: number; kept: number };
  /** Whether an operation of the import has changes that can be undone. */
  is_undoable: boolean;
};

/** A page of the imports that `seenImports` selects for the requester, newest first. */
export async function readImports(
  seen: RawBuilder<boolean>,
  query: PageQuery,
  context: Context,
): Promise<CursorPage<FoundImport>> {
  // The order of imports never changes, so a cursor alone skips nothing.
  const order: ListOrder = {
    list: ['imports', context.company?.id],
    keys: [columnKey('i.id')],
    direction: 'desc',
    changedSince: null,
  };
  return readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    const { rows } = await sql<FoundImport & PageRow>`
      ${selectImports(sql`, ${columns}`)} where ${seen} and i.expires_at > now() and ${condition} ${end}`.execute(
      context.db,
    );
    return rows.map(revived);
  });
}

export async function countImports(db: Db, seen: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import i where ${seen} and i.expires_at > now()`.execute(db);
  return rows[0]!.count;
}

export async function findImport(db: Db, seen: RawBuilder<boolean>, uid: string): Promise<FoundImport | undefined> {
  const { rows } =
    await sql<FoundImport>`${selectImports()} where i.uid = ${uid} and ${seen} and i.expires_at > now()`.execute(db);
  return rows[0] && revived(rows[0]);
}

/** Locks an import and throws a conflict with its current state if the requester saw another version. */
export async function requireImportVersion(
  trx: Trx,
  { id, uid }: ImportColumns,
  version: number | undefined,
  present: (current: FoundImport) => Import,
): Promise<void> {
  if (version === undefined) return;
  await lockImport(trx, id);
  const current = await findImport(trx, sql`true`, uid);
  if (current) await requireVersion(version, current, () => present(current));
}

/** Locks an import against concurrent changes until the transaction ends. */
export async function lockImport(trx: Trx, id: number): Promise<void> {
  await sql`select from import where id = ${id} for no key update`.execute(trx);
}

export type RowColumns = Selectable<Schema['import_row']> & { changed_by: string | null };

/** A page of the rows of the mapped sheet, in row order. */
export function readRows(
  at: Pick<ImportColumns, 'id' | 'mapping'>,
  { show, ...query }: PageQuery & { show: ImportRowsShown },
  context: Context,
): Promise<CursorPage<RowColumns>> {
  const order: ListOrder = {
    list: ['import rows', at.id, at.mapping?.sheet, show],
    keys: [columnKey('r.number')],
    // A row whose result changes enters another list, before or after the cursor.
    changedSince: show === 'all' ? null : (transaction) => isWrittenSince(rowVersion('r'), transaction),
  };
  return readCursorPage(order, query, context, ({ columns, condition, end }) =>
    selectRows<PageRow>(context.db, sql`, ${columns}`, sql`${shown(at, show)} and ${condition} ${end}`),
  );
}

/** Rows with errors after the row `number`, in row order. */
export function findFailedRowsAfter(
  db: Db,
  at: Pick<ImportColumns, 'id' | 'mapping'>,
  number: number,
  limit: number,
): Promise<RowColumns[]> {
  return selectRows(db, sql``, sql`${shown(at, 'error')} and r.number > ${number} order by r.number limit ${limit}`);
}

async function selectRows<More = object>(
  db: Db,
  more: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<(RowColumns & More)[]> {
  const { rows } = await sql<RowColumns & More>`
    select r.*${more}, case when r.state = 'kept' then (
      select trim(p.first_name || ' ' || p.last_name) from audit_entry a join person p on p.id = a.person_id
      where a.subject_kind = 'resource' and a.subject_id = r.resource_id::text order by a.id desc limit 1) end as changed_by
    from import_row r where ${where}`.execute(db);
  return rows;
}

export async function oneRow(
  db: Db,
  at: Pick<ImportColumns, 'id' | 'mapping'>,
  number: number,
): Promise<RowColumns | undefined> {
  const { rows } = await sql<RowColumns>`
    select r.*, null as changed_by from import_row r where ${shown(at, 'all')} and r.number = ${number}`.execute(db);
  return rows[0];
}

export async function countRows(
  db: Db,
  at: Pick<ImportColumns, 'id' | 'mapping'>,
  show: ImportRowsShown,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_row r where ${shown(at, show)}`.execute(db);
  return rows[0]!.count;
}

/** Counts the rows by result, stores the counts in the import and returns them. */
export async function updateImportCounts(trx: Trx, importId: number): Promise<Import['counts']> {
  const { rows } = await sql<{ counts: Import['counts'] }>`
    update import i set counts = (
      select jsonb_build_object(
        'create', count(*) filter (where r.answer = 'create'), 'update', count(*) filter (where r.answer = 'update'),
        'skip', count(*) filter (where r.answer = 'skip'), 'error', count(*) filter (where r.answer = 'error'),
        'ready', count(*) filter (where ${READY}), 'faulty', count(*) filter (where ${FAULTY}))
      from import_row r where r.import_id = i.id and r.sheet = (i.mapping->>'sheet')::int and r.answer is not null)
    where i.id = ${importId} returning counts`.execute(trx);
  return rows[0]!.counts;
}

/** SQL conditions on rows `r`, shared by counts and filters so that both agree. */
const FAULTY = sql<boolean>`(r.faults <> '[]' or r.answer = 'error')`;
const READY = sql<boolean>`(r.answer in ('create', 'update') and r.faults = '[]')`;

function shown({ id, mapping }: Pick<ImportColumns, 'id' | 'mapping'>, show: ImportRowsShown): RawBuilder<boolean> {
  const own = sql<boolean>`r.import_id = ${id} and r.sheet = ${mapping?.sheet ?? 0} and r.answer is not null`;
  switch (show) {
    case 'all':
      return own;
    case 'ready':
      return sql`${own} and ${READY}`;
    case 'faulty':
      return sql`${own} and ${FAULTY}`;
    case 'kept':
      return sql`${own} and r.state = 'kept'`;
    default:
      return sql`${own} and r.answer = ${show}`;
  }
}

/**
 * SQL condition on rows `r` that a run processes. Includes rows of unchanged people, because the run confirms their
 * resources.
 */
export const WANTED = sql<boolean>`(r.answer in ('create', 'update') or (r.answer = 'skip' and r.resource_id is not null))`;

/**
 * SQL condition that limits a statement to the number range of these rows. Without it, PostgreSQL scans all rows of the
 * import.
 */
export function amongThem(rows: readonly { number: number }[]): RawBuilder<boolean> {
  const numbers = rows.map(({ number }) => number);
  return sql`r.number between ${Math.min(...numbers)} and ${Math.max(...numbers)}`;
}

const selectImports = (more: RawBuilder<unknown> = sql``) => sql`
  select i.*${more}, ${personName('p')} as by,
    -- Not checked while an operation is active: its progress is polled, and the check may scan many rows.
    case when exists (select from import_run n join operation o on o.uid = n.operation_uid
        where n.import_id = i.id and o.state in ('waiting', 'running', 'undoing')) then false
      else exists (select from import_row r where r.import_id = i.id and r.sheet = (i.mapping->>'sheet')::int
        and (${WANTED} or r.link = 'bad') and r.state = 'waiting') end as is_waiting,
    (select to_jsonb(o) || jsonb_build_object('cancellation_requested_at', c.requested_at)
      from import_run n join operation o on o.uid = n.operation_uid
      left join operation_cancellation c on c.operation_uid = o.uid
      where n.import_id = i.id order by o.created_at desc limit 1) as operation,
    (select jsonb_build_object('changes', coalesce(sum(o.changes), 0), 'restored', coalesce(sum(o.restored), 0),
        'kept', coalesce(sum(o.kept), 0))
      from import_run n join operation o on o.uid = n.operation_uid where n.import_id = i.id) as undo,
    exists (select from import_run n join operation o on o.uid = n.operation_uid
      where n.import_id = i.id and o.state in ('done', 'failed', 'cancelled') and o.undoable_until > now()
        and o.restored + o.kept < o.changes) as is_undoable
  from import i join person p on p.id = i.owner_id`;

/** Converts dates in the JSON of an operation back to Date objects. */
function revived<F extends FoundImport>(found: F): F {
  const { operation } = found;
  if (!operation) return found;
  const date = (value: unknown) => (value === null ? null : new Date(value as string));
  return {
    ...found,
    operation: {
      ...operation,
      created_at: date(operation.created_at)!,
      started_at: date(operation.started_at),
      finished_at: date(operation.finished_at),
      undoable_until: date(operation.undoable_until),
      cancellation_requested_at: date(operation.cancellation_requested_at),
    },
  };
}
