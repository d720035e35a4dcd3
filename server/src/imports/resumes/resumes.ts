import { createHash } from 'node:crypto';
import { RESUME_MAX_BYTES } from '@crewdock/contract/limits';
import type { ParsedResume, ResumeBlockName } from '@crewdock/contract/resumes';
import type { FetchBytes } from '../../infra/outbound-fetch/fetch-bytes.ts';
import type { Model } from '../../infra/language-model/model.ts';
import type { Knowledge } from '../documents/parsing/knowledge.ts';
import { withFile } from '../documents/reading/reader.ts';
import { DocumentRefused } from '../documents/reading/refused.ts';
import { readByModel } from './by-model.ts';
import type { ResumeReadResult, ReadResume, ResumeReader } from './resume-reader.ts';
import { SharedWork } from './shared-work.ts';

/** The source of a CV: an uploaded file or a link. */
export type ResumeSource = File | { link: string };

interface File {
  bytes: Buffer;
  /** The file name given by the uploader; null for a fetched file. */
  name: string | null;
}

export interface ResumeRequester {
  /** Part of the cache key: results are not shared between people. */
  personId: number;
  signal: AbortSignal;
  /** Called before a file is read. May throw to refuse, for example when the rate limit is exceeded. */
  allow: () => Promise<void>;
  knowledge: () => Promise<Knowledge>;
}

/** Options for calls of the model. */
interface ModelAsker extends Pick<ResumeRequester, 'knowledge'> {
  /** Whether the rate limit allows another call of the model. Counts the call. */
  mayCost: () => Promise<boolean>;
}

export interface ResumeResult {
  parsed: ParsedResume;
  source: 'local' | 'model';
}

export interface WithResumes {
  resumes: Resumes;
}

/** How long results are cached. Clients request the four blocks of a CV at the same time, and users retry. */
const FRESH_MS = 5 * 60_000;
/** Maximum size of all cached results in words. A word takes a few hundred bytes. */
const WORDS_KEPT = 600_000;

/** Reads CVs and caches the results for a few minutes. */
export class Resumes {
  readonly #reader: ResumeReader;
  readonly #fetchBytes: FetchBytes;
  readonly #files = new SharedWork<ResumeReadResult>({ fresh: FRESH_MS, weight: WORDS_KEPT, weigh: wordsOf });
  readonly #model: Model | null;
  /** Results of the model, by cached file. Removed together with the file's cached result. */
  readonly #asked = new WeakMap<ReadResume, Map<ResumeBlockName, Promise<ParsedResume | null>>>();
  readonly #links = new SharedWork<ResumeReadResult>({ fresh: FRESH_MS, weight: WORDS_KEPT, weigh: wordsOf });

  constructor(reader: ResumeReader, fetchBytes: FetchBytes, model: Model | null = null) {
    this.#model = model;
    this.#reader = reader;
    this.#fetchBytes = fetchBytes;
  }

  /**
   * Reads a CV with the rules. Returns `refused` with a message if the file cannot be read. Throws `BadLink`, an
   * error if all readers are busy, or whatever `allow` throws.
   */
  read(source: ResumeSource, asker: ResumeRequester): Promise<ResumeReadResult> {
    if ('bytes' in source) return this.#readBytes(source, asker);
    return this.#links.of(`${asker.personId} ${source.link}`, asker.signal, async (signal) => {
      const wanted = { accept: '*/*', maxBytes: RESUME_MAX_BYTES, signal };
      const bytes = await this.#fetchBytes(source.link, wanted);
      return this.#readBytes({ bytes, name: null }, { ...asker, signal });
    });
  }

  /**
   * Returns a block as read by the model. Returns the block as parsed by the rules if there is no model, if the model
   * fails, or if the call is not allowed.
   */
  async tell(block: ResumeBlockName, read: ReadResume, { mayCost, knowledge }: ModelAsker): Promise<ResumeResult> {
    const local: ResumeResult = { parsed: read.parsed, source: 'local' };
    const model = this.#model;
    if (!model) return local;
    const asked = this.#asked.get(read) ?? new Map<ResumeBlockName, Promise<ParsedResume | null>>();
    this.#asked.set(read, asked);
    const begin = async () =>
      (await mayCost()) ? readByModel(block, read, await knowledge(), model) : Promise.resolve(null);
    const underway = asked.get(block) ?? begin();
    asked.set(block, underway);
    try {
      const parsed = await underway;
      return parsed ? { parsed, source: 'model' } : local;
    } catch {
      asked.delete(block);
      return local;
    }
  }

  close(): Promise<void> {
    return this.#reader.close();
  }

  #readBytes(
    { bytes, name }: File,
    { personId, signal, allow, knowledge }: ResumeRequester,
  ): Promise<ResumeReadResult> {
    const hash = createHash('sha256').update(bytes).digest('base64url');
    return this.#files.of(`${personId} ${hash} ${name}`, signal, async (own) => {
      await allow();
      const known = await knowledge();
      const asker = { caller: `person ${personId}`, signal: own };
      try {
        // Uses the signal of the shared work instead of the caller's, because other callers may still wait for the
        // result after the first caller has disconnected.
        return await withFile(bytes, own, (path) => this.#reader.read(path, known, asker, name));
      } catch (error) {
        // Refusals are cached too, because reading the same file again would fail again.
        if (error instanceof DocumentRefused) return { refused: error.message };
        throw error;
      }
    });
  }
}

function wordsOf(outcome: ResumeReadResult): number {
  if ('refused' in outcome) return 100;
  const lines = outcome.document.pages.flatMap((page) => page.lines);
  return lines.reduce((sum, line) => sum + line.words.length, 100);
}
