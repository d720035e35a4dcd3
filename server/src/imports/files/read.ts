import { join } from 'node:path';
import { ProcessPool } from '../../platform/processes/pool.ts';
import { WorkKilled, type WorkLimits } from '../../platform/processes/work-process.ts';
import type { ReadTable } from './table-writer.ts';
import { ImportRefused } from './refused.ts';

/** What a file holds: `tables[0]` lies in `0.ndjson`, a row a line, an array of strings each. */
export interface ReadFile {
  tables: ReadTable[];
  /** What people should know of how it was read, a sentence each. */
  notes: string[];
}

/** What the process is asked. */
export interface Reading {
  path: string;
  /** As its owner calls it: its ending says how a page or an old workbook is meant. */
  name: string;
  output: string;
}

export type Outcome = ReadFile | { refused: string };

interface Asker {
  /** Who takes turns with others: `person 7`. */
  caller: string;
  signal?: AbortSignal;
}

/** A hundred thousand rows of twenty columns take a tenth of the time and a third of the memory. */
const LIMITS: WorkLimits = { ms: 120_000, memoryMb: 1024 };

/** Reads uploaded files, each in a process of its own that may touch that file and the folder of its tables, and nothing else. */
export class FileReader {
  readonly #pool: ProcessPool<Reading, Outcome>;

  constructor(limits: WorkLimits = LIMITS) {
    this.#pool = new ProcessPool<Reading, Outcome>({
      module: new URL('./reading.ts', import.meta.url),
      name: 'readTables',
      limits,
      grants: ({ path, output }) => ({ reads: [path, join(output, '/')], writes: [output] }),
      jobsPerProcess: 1,
      waiting: { perCaller: 10, overall: 100 },
    });
  }

  /**
   * Writes the tables of a file into a folder that is there and empty. Fails with `ImportRefused`, and as busy when too many wait.
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

function refuseKilled(error: unknown): Outcome {
  if (!(error instanceof WorkKilled)) throw error;
  return { refused: 'This file takes too much to read. Save its table as CSV, or split it, and upload it again.' };
}
