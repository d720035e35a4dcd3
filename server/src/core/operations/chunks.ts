import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { AppError } from '../errors/errors.ts';
import type { Changed, OperationDefinition, OperationOwner } from './definition.ts';
import { inSavepoint } from './savepoint.ts';
import { type OperationUpdate, type StoredOperation, toFinalOutcome } from './states.ts';

type Trx = Transaction<Schema>;
type Undo<S> = NonNullable<OperationDefinition<unknown, unknown, Changed, S>['undo']>;

/** Runs the next chunk and stores its changes and issues. */
export async function doChunk<S>(
  trx: Trx,
  row: StoredOperation,
  { chunk: limit, step }: OperationDefinition<unknown, unknown, Changed, S>,
  services: S,
): Promise<OperationUpdate> {
  const changes: Changed[] = [];
  const issues: { item: string; reason: string }[] = [];
  const issue = (item: string, reason: string) => void issues.push({ item, reason });
  const { done, next, result } = await step(
    trx,
    {
      input: row.input,
      cursor: row.cursor,
      limit,
      owner: ownerOf(row),
      change: (change) => void changes.push(change),
      issue,
      async attempt(item, work) {
        const before = changes.length;
        const refusal = await refusalOf(trx, work);
        if (!refusal) return true;
        changes.length = before;
        issue(item, refusal.message);
        return false;
      },
    },
    services,
  );
  await keepChanges(trx, row, changes);
  await keepIssues(trx, row, issues);
  return {
    done: row.done + done,
    failed: row.failed + issues.length,
    changes: row.changes + changes.length,
    cursor: JSON.stringify(next),
    started_at: sql<Date>`coalesce(started_at, now())`,
    ...(result && { result: JSON.stringify(result) }),
    ...(next === null ? toFinalOutcome('done') : { state: 'running' }),
  };
}

/** Undoes the next chunk of changes. The latest changes are undone first. */
export async function undoChunk<S>(
  trx: Trx,
  row: StoredOperation,
  { kind, chunk: limit, undo }: OperationDefinition<unknown, unknown, Changed, S>,
  services: S,
): Promise<OperationUpdate> {
  if (!undo) throw new Error(`operations of kind ${kind} no longer support undo`);
  const left = row.changes - row.restored - row.kept;
  const changes = await trx
    .selectFrom('operation_change')
    .where('operation_uid', '=', row.uid)
    .where('position', '<=', left)
    .orderBy('position', 'desc')
    .limit(limit)
    .select(['subject', 'before', 'after'])
    .execute();
  const restored = await restore(trx, changes, { undo, owner: ownerOf(row), services });
  return {
    restored: row.restored + restored,
    kept: row.kept + changes.length - restored,
    ...(changes.length === left && { state: 'undone', finished_at: sql<Date>`clock_timestamp()` }),
  };
}

/** Undoes changes. Returns how many were undone. */
async function restore<S>(
  trx: Trx,
  changes: Changed[],
  { undo, owner, services }: { undo: Undo<S>; owner: OperationOwner; services: S },
): Promise<number> {
  let restored = 0;
  if (undo.restoreAll) {
    const refusal = await refusalOf(trx, async () => {
      restored = await undo.restoreAll!(trx, changes, owner, services);
    });
    if (!refusal) return restored;
    restored = 0;
  }
  for (const change of changes) {
    await refusalOf(trx, async () => {
      if (await undo.restore(trx, change, owner, services)) restored++;
    });
  }
  return restored;
}

function ownerOf({ owner_id, company_id }: StoredOperation): OperationOwner {
  return { id: owner_id, companyId: company_id };
}

/**
 * Runs `work` in a savepoint. Returns its `AppError`, whose message may be shown to the owner, or null on success.
 * Rethrows other errors.
 */
async function refusalOf(trx: Trx, work: () => Promise<void>): Promise<AppError | null> {
  try {
    await inSavepoint(trx, work);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

async function keepChanges(trx: Trx, { uid, changes: before }: StoredOperation, changes: Changed[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ subject, before: was, after }, at) => ({
    operation_uid: uid,
    position: before + at + 1,
    subject,
    before: JSON.stringify(was),
    after: JSON.stringify(after),
  }));
  await trx.insertInto('operation_change').values(rows).execute();
}

async function keepIssues(
  trx: Trx,
  { uid, failed }: StoredOperation,
  issues: { item: string; reason: string }[],
): Promise<void> {
  if (issues.length === 0) return;
  const rows = issues.map((issue, at) => ({ operation_uid: uid, position: failed + at + 1, ...issue }));
  await trx.insertInto('operation_issue').values(rows).execute();
}
