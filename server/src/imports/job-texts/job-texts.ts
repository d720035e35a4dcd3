import { RESUME_MAX_BYTES } from '@crewdock/contract/limits';
import type { FetchBytes } from '../../infra/outbound-fetch/fetch-bytes.ts';
import type { JobKnowledge } from '../documents/parsing/job/knowledge.ts';
import { type DocumentAsker, DocumentReader, withFile } from '../documents/reading/reader.ts';
import type { JobReading, ReadJob } from './read-job.ts';

/** The source of a job description: pasted text, an uploaded file, or a link. */
export type JobSource = { text: string } | { bytes: Buffer; name: string } | { link: string };

export interface WithJobTexts {
  jobTexts: JobTexts;
}

/** Reads and parses job descriptions. Stores nothing. */
export class JobTexts {
  readonly #reader: DocumentReader<JobReading, ReadJob>;
  readonly #fetchBytes: FetchBytes;

  constructor(fetchBytes: FetchBytes) {
    this.#reader = new DocumentReader({ module: new URL('./read-job.ts', import.meta.url), name: 'readJob' });
    this.#fetchBytes = fetchBytes;
  }

  /** Throws `BadLink`, `DocumentRefused`, or a busy error if too many callers are waiting. */
  async read(
    source: JobSource,
    knowledge: JobKnowledge,
    { caller, signal }: Required<DocumentAsker>,
  ): Promise<ReadJob> {
    const bytes = await this.#bytesOf(source, signal);
    const isText = 'text' in source;
    const name = 'name' in source ? source.name : null;
    return withFile(bytes, signal, (path) => this.#reader.read({ path, name, isText, knowledge }, { caller, signal }));
  }

  close(): Promise<void> {
    return this.#reader.close();
  }

  async #bytesOf(source: JobSource, signal: AbortSignal): Promise<Buffer> {
    if ('text' in source) return Buffer.from(source.text);
    if ('bytes' in source) return source.bytes;
    const wanted = { accept: 'text/html, text/plain, application/pdf, */*;q=0.5', maxBytes: RESUME_MAX_BYTES, signal };
    return this.#fetchBytes(source.link, wanted);
  }
}
