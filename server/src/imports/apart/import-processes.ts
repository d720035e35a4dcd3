import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { randomUUID } from 'node:crypto';
import { AppError, conflict } from '../../platform/http/errors.ts';
import { ProcessPool } from '../../platform/processes/pool.ts';
import { WorkKilled, type WorkLimits } from '../../platform/processes/work-process.ts';
import type { TaskServices } from '../../platform/queue/task.ts';
import type { ImportColumns } from '../queries.ts';
import type { ImportOrder, ImportOutcome } from './order.ts';

export interface WithImportProcesses {
  /** Checks and brings in tables, in processes of their own. */
  importProcesses: ImportProcesses;
}

/** Of a check, or of a turn: a hundred thousand rows are checked in a tenth of it on a machine that does other things. */
const LIMITS: WorkLimits = { ms: 600_000, memoryMb: 1024 };

const WORK = {
  module: new URL('./import-work.ts', import.meta.url),
  name: 'importWork',
  isBehind: true,
  jobsPerProcess: 1000,
  endsUnasked: true,
  waiting: { perCaller: 10, overall: 100 },
};

/** Has the rows of large tables worked at where visitors feel nothing of it, on connections of its own. */
export class ImportProcesses {
  readonly #url: string;
  readonly #checks: ProcessPool<ImportOrder, ImportOutcome>;
  readonly #turns: ProcessPool<ImportOrder, ImportOutcome>;

  constructor(url: string, limits: WorkLimits = LIMITS) {
    this.#url = url;
    // Of two connections each: the database has as many as docs/operating.md says.
    this.#checks = new ProcessPool({ ...WORK, limits, processes: 2 });
    this.#turns = new ProcessPool({ ...WORK, limits, processes: 1 });
  }

  /** As `check`, until the signal says that nobody waits for it any more. */
  async check(
    { id, owner_id, company_id }: ImportColumns,
    mapping: ImportMapping,
    asker: { caller: string; signal: AbortSignal },
  ): Promise<void> {
    const order = { url: this.#url, check: { id, owner_id, company_id }, mapping };
    const outcome = await this.#checks.run(randomUUID(), order, asker).catch(refuseKilled);
    if ('refused' in outcome) throw conflict(outcome.refused);
  }

  /** A turn of the operation that brings an import in; answers whether there was one to take. */
  async turn(uid: string, { signal, log }: Pick<TaskServices, 'signal' | 'log'>): Promise<boolean> {
    const order = { url: this.#url, turnOf: uid };
    // Never the turn that another worker waits for: each job of the queue is one.
    const outcome = await this.#turns.run(randomUUID(), order, { caller: uid, signal });
    if ('refused' in outcome) throw conflict(outcome.refused);
    const { isDone, failures } = outcome;
    for (const { error, message } of failures) log.warn({ operation: uid, error }, message);
    return isDone;
  }

  async close(): Promise<void> {
    await Promise.all([this.#checks.close(), this.#turns.close()]);
  }
}

function refuseKilled(error: unknown): never {
  if (!(error instanceof WorkKilled)) throw error;
  throw new AppError('unavailable', 'This table takes too much to check: try again, or split it.', {
    retryAfter: 60,
    cause: error,
  });
}
