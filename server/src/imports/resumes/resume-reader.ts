import type { ParsedResume } from '@crewdock/contract/resumes';
import type { WorkLimits } from '../../infra/workers/worker-process.ts';
import type { Knowledge } from '../documents/parsing/knowledge.ts';
import type { ReadDocument } from '../documents/reading/document.ts';
import { type DocumentAsker, DocumentReader } from '../documents/reading/reader.ts';

export interface ResumeReadingTask {
  path: string;
  /** The file name given by the uploader; null for links. */
  name: string | null;
  knowledge: Knowledge;
}

export interface ReadResume {
  document: ReadDocument;
  parsed: ParsedResume;
  /** Whether the file is a job description, uploaded by mistake. */
  isJobDescription: boolean;
}

export type ResumeReadResult = ReadResume | { refused: string };

/** Reads and parses CVs in worker processes, one process per file. Each process can access only its file. */
export class ResumeReader {
  readonly #reader: DocumentReader<ResumeReadingTask, ReadResume>;

  constructor(limits?: WorkLimits) {
    const module = new URL('./read-resume.ts', import.meta.url);
    this.#reader = new DocumentReader({ module, name: 'readResume' }, limits);
  }

  /** Throws `DocumentRefused`, or a busy error if too many callers are waiting. */
  read(path: string, knowledge: Knowledge, asker: DocumentAsker, name: string | null = null): Promise<ReadResume> {
    return this.#reader.read({ path, name, knowledge }, asker);
  }

  close(): Promise<void> {
    return this.#reader.close();
  }
}
