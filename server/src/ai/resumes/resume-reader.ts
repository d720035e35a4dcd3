import type { ParsedResume } from '@crewdock/contract/resumes';
import type { WorkLimits } from '../../platform/processes/work-process.ts';
import type { Knowledge } from '../parsing/knowledge.ts';
import type { ReadDocument } from '../reading/document.ts';
import { type DocumentAsker, DocumentReader } from '../reading/reader.ts';

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

/** Reads CVs and makes fields of them, each in a process of its own that may touch that file and nothing else. */
export class ResumeReader {
  readonly #reader: DocumentReader<Reading, ReadResume>;

  constructor(limits?: WorkLimits) {
    const module = new URL('./read-resume.ts', import.meta.url);
    this.#reader = new DocumentReader({ module, name: 'readResume' }, limits);
  }

  /** Fails with `DocumentRefused`, and as busy when too many wait. */
  read(path: string, knowledge: Knowledge, asker: DocumentAsker): Promise<ReadResume> {
    return this.#reader.read({ path, knowledge }, asker);
  }

  close(): Promise<void> {
    return this.#reader.close();
  }
}
