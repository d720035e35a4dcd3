import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessPool } from '../../../infra/workers/pool.ts';
import { type WorkerFunction, WorkKilled, type WorkLimits } from '../../../infra/workers/worker-process.ts';
import { DocumentRefused } from './refused.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

export interface DocumentAsker {
  /** The key for the fair queue, such as `person 7`. */
  caller: string;
  signal?: AbortSignal;
}

/** Limits per file. A page of text takes about ten milliseconds, an image of a page several seconds. */
const LIMITS: WorkLimits = { ms: 120_000, memoryMb: 1024 };

/** Reads and processes files in worker processes, one process per file. Each process can access only its file. */
export class DocumentReader<I extends { path: string }, O extends object> {
  readonly #pool: ProcessPool<I, O | { refused: string }>;

  /**
   * `work`: the function to run in the worker process. It returns `refused` with a message if the file cannot be read.
   */
  constructor(work: Pick<WorkerFunction, 'module' | 'name'>, limits: WorkLimits = LIMITS) {
    this.#pool = new ProcessPool<I, O | { refused: string }>({
      ...work,
      limits,
      grants: ({ path }) => ({ reads: [path], writes: [] }),
      jobsPerProcess: 1,
      waiting: { perCaller: 20, overall: 100 },
    });
  }

  /** Throws `DocumentRefused`, or a busy error if too many callers are waiting. */
  async read(input: I, asker: DocumentAsker): Promise<O> {
    const outcome = await this.#pool.run(input.path, input, asker).catch(refuseKilled);
    if ('refused' in outcome) throw new DocumentRefused(outcome.refused);
    return outcome;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/**
 * Writes bytes to a temporary file while `read` runs, because an uploaded file is deleted at the end of its request.
 */
export async function withFile<O>(bytes: Buffer, signal: AbortSignal, read: (path: string) => Promise<O>): Promise<O> {
  const folder = await mkdtemp(join(tmpdir(), 'crewdock-document-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes, { mode: 0o600, signal });
    return await read(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refuseKilled(error: unknown): { refused: string } {
  if (!(error instanceof WorkKilled)) throw error;
  return {
    refused: formatMessage(errors.documentTooComplex),
  };
}
