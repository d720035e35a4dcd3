import { connectTo, type Database } from '../../../infra/db/open.ts';
import { AppError } from '../../../core/errors/errors.ts';
import { takeTurn } from '../../../core/operations/run-chunk.ts';
import type { TaskServices } from '../../../core/context/task.ts';
import { checkImportRows } from '../check.ts';
import { keepRows } from '../keep-rows.ts';
import type { WithImportProcesses } from './import-processes.ts';
import type { ImportOrder, ImportOutcome, TurnFailure } from './order.ts';
import { importResources } from '../run/import-resources.ts';

let database: Database | undefined;

/**
 * Entry point of the worker process: stores or checks the rows of a table, or runs one chunk of an import or its undo.
 */
export async function importWork(order: ImportOrder): Promise<ImportOutcome> {
  // One connection reads the rows; the other does lookups.
  const { kysely: db } = (database ??= connectTo(order.url, { connections: 2, isBehind: true }));
  // This signal is never aborted: a canceled job is stopped by killing the process.
  const { signal } = new AbortController();
  if ('turnOf' in order) {
    const failures: TurnFailure[] = [];
    const warn = ({ err }: { err: unknown }, message: string) =>
      void failures.push({ error: err instanceof Error ? (err.stack ?? err.message) : String(err), message });
    const services = { db, signal, log: { warn } } as unknown as TaskServices & WithImportProcesses;
    return { isDone: await takeTurn(order.turnOf, importResources, services), failures };
  }
  try {
    await ('keep' in order ? keepRows(db, order.keep) : checkImportRows(order.check, order.mapping, { db, signal }));
    return { isDone: true, failures: [] };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}
