import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { randomUUID } from 'node:crypto';
import { AppError, conflict } from '../../platform/http/errors.ts';
import { ProcessPool } from '../../platform/processes/pool.ts';
import { WorkKilled, type WorkLimits } from '../../platform/processes/work-process.ts';
import type { TaskServices } from '../../platform/queue/task.ts';
import type { ReadTables } from '../keep-rows.ts';
import type { ImportColumns } from '../queries.ts';
import type { ImportOrder, ImportOutcome } from './order.ts';

export interface WithImportProcesses {
  /** Keeps, checks and brings in tables, in processes of their own. */
  importProcesses: ImportProcesses;
}

/** Who takes turns with others, and until when they wait. */
export interface Asker {
  caller: string;
  signal: AbortSignal;
}

/** Of what is asked, or of a turn: a hundred thousand rows are checked in a tenth of it on a machine that does other things. */
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
  readonly #asked: ProcessPool<ImportOrder, ImportOutcome>;
  readonly #turns: ProcessPool<ImportOrder, ImportOutcome>;

  constructor(url: string, limits: WorkLimits = LIMITS) {
    this.#url = url;
    // Of two connections each: the database has as many as docs/operating.md says.
    this.#asked = new ProcessPool({ ...WORK, limits, processes: 2 });
    this.#turns = new ProcessPool({ ...WORK, limits, processes: 1 });
  }

  /** As `keepRows`, until the signal says that nobody waits for it any more. */
  async keep(keep: ReadTables, asker: Asker): Promise<void> {
    await this.#ask({ url: this.#url, keep }, asker);
  }

  /** As `check`, likewise. */
  async check({ id, owner_id, company_id }: ImportColumns, mapping: ImportMapping, asker: Asker): Promise<void> {
    await this.#ask({ url: this.#url, check: { id, owner_id, company_id }, mapping }, asker);
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

  async #ask(order: ImportOrder, asker: Asker): Promise<void> {
    const outcome = await this.#asked.run(randomUUID(), order, asker).catch(refuseKilled);
    if ('refused' in outcome) throw conflict(outcome.refused);
  }

  async close(): Promise<void> {
    await Promise.all([this.#asked.close(), this.#turns.close()]);
  }
}

function refuseKilled(error: unknown): never {
  if (!(error instanceof WorkKilled)) throw error;
  throw new AppError('unavailable', 'This table takes too much to read or check: try again, or split it.', {
    retryAfter: 60,
    cause: error,
  });
}
