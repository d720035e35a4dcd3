import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { randomUUID } from 'node:crypto';
import { AppError, conflictError } from '../../../core/errors/errors.ts';
import { ProcessPool } from '../../../infra/workers/pool.ts';
import { WorkKilled, type WorkLimits } from '../../../infra/workers/worker-process.ts';
import type { TaskServices } from '../../../core/context/task.ts';
import type { CheckedImport } from '../check.ts';
import type { ReadTables } from '../keep-rows.ts';
import type { ImportOrder, ImportOutcome } from './order.ts';
import * as errors from '../../../core/messages/errors/import.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

export interface WithImportProcesses {
  /** Stores, checks and imports tables in worker processes. */
  importProcesses: ImportProcesses;
}

/** `caller` identifies the requester in the fair queue; `signal` cancels the request. */
export interface ImportRequester {
  caller: string;
  signal: AbortSignal;
}

/** Limits of one request or chunk. On a busy machine, checking 100,000 rows takes a tenth of this time. */
const LIMITS: WorkLimits = { ms: 600_000, memoryMb: 1024 };

const WORK = {
  module: new URL('./import-work.ts', import.meta.url),
  name: 'importWork',
  isBehind: true,
  jobsPerProcess: 1000,
  endsUnasked: true,
  waiting: { perCaller: 10, overall: 100 },
};

/**
 * Processes the rows of large tables in worker processes with low priority and separate database connections, so that
 * visitors' requests are not slowed down.
 */
export class ImportProcesses {
  readonly #url: string;
  readonly #asked: ProcessPool<ImportOrder, ImportOutcome>;
  readonly #turns: ProcessPool<ImportOrder, ImportOutcome>;

  constructor(url: string, limits: WorkLimits = LIMITS) {
    this.#url = url;
    // Each process has two database connections. docs/operating.md includes them in the number of connections.
    this.#asked = new ProcessPool({ ...WORK, limits, processes: 2 });
    this.#turns = new ProcessPool({ ...WORK, limits, processes: 1 });
  }

  /** Runs `keepRows` in a worker process. The signal aborts the work. */
  async keep(keep: ReadTables, asker: ImportRequester): Promise<void> {
    await this.#ask({ url: this.#url, keep }, asker);
  }

  /** Runs `check` in a worker process. The signal aborts the work. */
  async check(
    { id, owner_id, company_id, seenVersion }: CheckedImport,
    mapping: ImportMapping,
    asker: ImportRequester,
  ): Promise<void> {
    await this.#ask({ url: this.#url, check: { id, owner_id, company_id, seenVersion }, mapping }, asker);
  }

  /** Runs one chunk of an import operation and logs its failures. Returns false if no chunk was due. */
  async turn(uid: string, { signal, log }: Pick<TaskServices, 'signal' | 'log'>): Promise<boolean> {
    const order = { url: this.#url, turnOf: uid };
    // A unique key, because jobs with equal keys share a result, and two chunks must never share one.
    const outcome = await this.#turns.run(randomUUID(), order, { caller: uid, signal });
    if ('refused' in outcome) throw conflictError(outcome.refused);
    const { isDone, failures } = outcome;
    for (const { error, message } of failures) log.warn({ operation: uid, error }, message);
    return isDone;
  }

  async #ask(order: ImportOrder, asker: ImportRequester): Promise<void> {
    const outcome = await this.#asked.run(randomUUID(), order, asker).catch(refuseKilled);
    if ('refused' in outcome) throw conflictError(outcome.refused);
  }

  async close(): Promise<void> {
    await Promise.all([this.#asked.close(), this.#turns.close()]);
  }
}

function refuseKilled(error: unknown): never {
  if (!(error instanceof WorkKilled)) throw error;
  throw new AppError('unavailable', formatMessage(errors.tableTooLarge), {
    retryAfter: 60,
    cause: error,
  });
}
