import type { ParsedResume } from '@crewdock/contract/resumes';
import { ProcessPool } from '../../platform/processes/pool.ts';
import { WorkKilled, type WorkLimits } from '../../platform/processes/work-process.ts';
import type { Knowledge } from '../parsing/knowledge.ts';
import type { ReadDocument } from '../reading/document.ts';
import { DocumentRefused } from '../reading/refused.ts';

/** What the process is asked. */
export interface Reading {
  path: string;
  knowledge: Knowledge;
}

export interface ReadResume {
  document: ReadDocument;
  parsed: ParsedResume;
}

export type Outcome = ReadResume | { refused: string };

interface Asker {
  /** Who takes turns with others: `person 7`. */
  caller: string;
  signal?: AbortSignal;
}

/** A page of text takes some ten milliseconds, a picture of one some seconds. */
const LIMITS: WorkLimits = { ms: 120_000, memoryMb: 1024 };

/** Reads CVs and makes fields of them, each in a process of its own that may touch that file and nothing else. */
export class ResumeReader {
  readonly #pool: ProcessPool<Reading, Outcome>;

  constructor(limits: WorkLimits = LIMITS) {
    this.#pool = new ProcessPool<Reading, Outcome>({
      module: new URL('./read-resume.ts', import.meta.url),
      name: 'readResume',
      limits,
      grants: ({ path }) => ({ reads: [path], writes: [] }),
      jobsPerProcess: 1,
      waiting: { perCaller: 20, overall: 100 },
    });
  }

  /** Fails with `DocumentRefused`, and as busy when too many wait. */
  async read(path: string, knowledge: Knowledge, asker: Asker): Promise<ReadResume> {
    const outcome = await this.#pool.run(path, { path, knowledge }, asker).catch(refuseKilled);
    if ('refused' in outcome) throw new DocumentRefused(outcome.refused);
    return outcome;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

function refuseKilled(error: unknown): Outcome {
  if (!(error instanceof WorkKilled)) throw error;
  return {
    refused: 'This file takes too much to read. Save it as a PDF with text in it, or split it, and upload that.',
  };
}
