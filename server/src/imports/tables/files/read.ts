import { join } from 'node:path';
import { ProcessPool } from '../../../infra/workers/pool.ts';
import { WorkKilled, type WorkLimits } from '../../../infra/workers/worker-process.ts';
import type { ReadTable } from './table-writer.ts';
import { ImportRefused } from './refused.ts';
import * as errors from '../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * The result of reading a file. The rows of `tables[0]` are in `0.ndjson`, one row per line, each an array of strings.
 */
export interface ReadFile {
  tables: ReadTable[];
  /** Notes for the user about how the file was read, one sentence per note. */
  notes: string[];
}

/** A job for the worker process: the file to read, and the folder for the result. */
export interface TableReadingTask {
  path: string;
  /** The original file name, given by the user. */
  name: string;
  output: string;
}

export type TableReadResult = ReadFile | { refused: string };

interface Asker {
  /** The key for the fair queue, such as `person 7`. */
  caller: string;
  signal?: AbortSignal;
}

/** Limits per file. 100,000 rows of twenty columns take a tenth of the time and a third of the memory. */
const LIMITS: WorkLimits = { ms: 120_000, memoryMb: 1024 };

/** Reads uploaded files in sandboxed worker processes. Each process can access only its file and its output folder. */
export class FileReader {
  readonly #pool: ProcessPool<TableReadingTask, TableReadResult>;

  constructor(limits: WorkLimits = LIMITS) {
    this.#pool = new ProcessPool<TableReadingTask, TableReadResult>({
      module: new URL('./reading.ts', import.meta.url),
      name: 'readTables',
      limits,
      grants: ({ path, output }) => ({ reads: [path, join(output, '/')], writes: [output] }),
      jobsPerProcess: 1,
      waiting: { perCaller: 10, overall: 100 },
    });
  }

  /**
   * Writes the tables of a file to an existing empty folder. Throws `ImportRefused` if the file cannot be read, or
   * `unavailable` if the queue is full.
   */
  async read(input: { path: string; name: string }, output: string, asker: Asker): Promise<ReadFile> {
    const outcome = await this.#pool.run(output, { ...input, output }, asker).catch(refuseKilled);
    if ('refused' in outcome) throw new ImportRefused(outcome.refused);
    return outcome;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

function refuseKilled(error: unknown): TableReadResult {
  if (!(error instanceof WorkKilled)) throw error;
  return { refused: formatMessage(errors.tableTooComplex) };
}
