import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { defineOperation } from '../../../core/operations/definition.ts';
import type { TaskServices } from '../../../core/context/task.ts';
import type { WithImportProcesses } from '../apart/import-processes.ts';
import { swapCvs } from '../cv/naming.ts';
import { checkBench } from '../policy.ts';
import { updateImportCounts } from '../queries.ts';
import { bringIn } from './bring-in.ts';
import { benchOfImport, type Brought, markRows, nextRows, startedImport, type WaitingRow } from './rows.ts';
import { type ImportedChange, takeBackRows } from './take-back.ts';
import { notifyStaffOfImport } from './tell-staff.ts';

interface Input {
  /** Uid of the import. */
  import: string;
  /** Import rows without their CV if it cannot be fetched. */
  bad_links: boolean;
}

/** Rows per chunk, which takes about half a second. */
const CHUNK = 1000;
/** Number of rows of a chunk that are in memory at the same time. */
const BATCH = 250;
/** Same duration as the retention of an import. */
const UNDO_DAYS = 90;

/** Long-running operation: imports the waiting rows that were checked without errors. */
export const importResources = defineOperation<Input, number, ImportedChange, TaskServices & WithImportProcesses>({
  kind: 'import-resources',
  chunk: CHUNK,
  apart: (uid, services) => services.importProcesses.turn(uid, services),
  async step(trx, { input, cursor, limit, owner, change, issue }) {
    const found = await startedImport(trx, input.import);
    await checkBench(trx, owner.id, benchOfImport(found));
    let [at, done, isAnew, isLast] = [cursor ?? 0, 0, false, false];
    for (let left = limit; left > 0 && !isLast; left -= BATCH) {
      const size = Math.min(BATCH, left);
      const rows = await nextRows(trx, found, at, size);
      const brought = await bringIn(trx, found, rows, input.bad_links);
      await markRows(trx, found, brought);
      await swapCvs(trx, found.id, brought);
      for (const { number, answer, reason, done: written } of brought) {
        if (answer === 'error') issue(`Row ${number}`, reason!);
        else done++;
        if (written) {
          const { uid, version, before } = written;
          change({ subject: uid, before, after: { version, import: found.uid, row: number } });
        }
      }
      isAnew ||= isAnsweredAnew(rows, brought);
      isLast = rows.length < size;
      at = rows.at(-1)?.number ?? at;
    }
    // Counting scans all rows of the import, so the counts are updated only at the end or when needed.
    const counts = isLast || isAnew ? await updateImportCounts(trx, found.id) : found.counts;
    if (!isLast) return { done, next: at };
    const { create, update, skip, error } = counts;
    const result = { create, update, skip, error };
    const after = { name: found.name, ...result };
    await writeAuditEntries(trx, null, {
      action: 'changed',
      subject: 'import',
      id: found.uid,
      personId: owner.id,
      before: {},
      after,
    });
    await notifyStaffOfImport(trx, found, owner.id, result);
    return { done, next: null, result };
  },
  undo: {
    days: UNDO_DAYS,
    restore: async (trx, change, owner) => (await takeBackRows(trx, [change], owner)) === 1,
    restoreAll: takeBackRows,
  },
});

function isAnsweredAnew(rows: readonly WaitingRow[], brought: readonly Brought[]): boolean {
  const before = new Map(rows.map(({ number, answer }) => [number, answer]));
  return brought.some(({ number, answer }) => answer !== before.get(number));
}
