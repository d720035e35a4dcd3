import { createHash } from 'node:crypto';
import { RESUME_MAX_BYTES } from '@crewdock/contract/limits';
import type { ParsedResume, ResumeBlockName } from '@crewdock/contract/resumes';
import type { FetchBytes } from '../../platform/fetching/fetch-bytes.ts';
import type { Model } from '../model/model.ts';
import type { Knowledge } from '../parsing/knowledge.ts';
import { withFile } from '../reading/reader.ts';
import { DocumentRefused } from '../reading/refused.ts';
import { readByModel } from './by-model.ts';
import type { Outcome, ReadResume, ResumeReader } from './resume-reader.ts';
import { SharedWork } from './shared-work.ts';

/** A CV as bytes, or where it lies. */
export type Source = { bytes: Buffer } | { link: string };

export interface Asker {
  /** Nobody is answered from what somebody else has sent. */
  personId: number;
  signal: AbortSignal;
  /** Before a file is read at all; may refuse. */
  allow: () => Promise<void>;
  knowledge: () => Promise<Knowledge>;
}

/** For whom a model may be asked. */
interface ModelAsker extends Pick<Asker, 'knowledge'> {
  /** Whether it may cost once more. */
  mayCost: () => Promise<boolean>;
}

export interface Told {
  parsed: ParsedResume;
  source: 'local' | 'model';
}

export interface WithResumes {
  resumes: Resumes;
}

/** The four blocks of a CV are asked for at once, and somebody tries again. */
const FRESH_MS = 5 * 60_000;
/** Some hundred bytes each. */
const WORDS_KEPT = 600_000;

/** CVs as they are read: the same one that is asked for again within some minutes isn't read again. */
export class Resumes {
  readonly #reader: ResumeReader;
  readonly #fetchBytes: FetchBytes;
  readonly #files = new SharedWork<Outcome>({ fresh: FRESH_MS, weight: WORDS_KEPT, weigh: wordsOf });
  readonly #model: Model | null;
  /** What the model makes of what is kept, as long as that is. */
  readonly #asked = new WeakMap<ReadResume, Map<ResumeBlockName, Promise<ParsedResume | null>>>();
  readonly #links = new SharedWork<Outcome>({ fresh: FRESH_MS, weight: WORDS_KEPT, weigh: wordsOf });

  constructor(reader: ResumeReader, fetchBytes: FetchBytes, model: Model | null = null) {
    this.#model = model;
    this.#reader = reader;
    this.#fetchBytes = fetchBytes;
  }

  /** A file that can’t be read is answered with a sentence. Fails with `BadLink`, as busy, and with what `allow` refuses. */
  read(source: Source, asker: Asker): Promise<Outcome> {
    if ('bytes' in source) return this.#readBytes(source.bytes, asker);
    return this.#links.of(`${asker.personId} ${source.link}`, asker.signal, async (signal) => {
      const wanted = { accept: '*/*', maxBytes: RESUME_MAX_BYTES, signal };
      return this.#readBytes(await this.#fetchBytes(source.link, wanted), { ...asker, signal });
    });
  }

  /** A block as the model reads it where there is one, else, and where it fails, as the rules do. */
  async tell(block: ResumeBlockName, read: ReadResume, { mayCost, knowledge }: ModelAsker): Promise<Told> {
    const local: Told = { parsed: read.parsed, source: 'local' };
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

  #readBytes(bytes: Buffer, { personId, signal, allow, knowledge }: Asker): Promise<Outcome> {
    const hash = createHash('sha256').update(bytes).digest('base64url');
    return this.#files.of(`${personId} ${hash}`, signal, async (own) => {
      await allow();
      const known = await knowledge();
      const asker = { caller: `person ${personId}`, signal: own };
      try {
        // Others may wait for this one when the call that brought it has gone.
        return await withFile(bytes, own, (path) => this.#reader.read(path, known, asker));
      } catch (error) {
        // Nor is this asked again: it stays so.
        if (error instanceof DocumentRefused) return { refused: error.message };
        throw error;
      }
    });
  }
}

function wordsOf(outcome: Outcome): number {
  if ('refused' in outcome) return 100;
  const lines = outcome.document.pages.flatMap((page) => page.lines);
  return lines.reduce((sum, line) => sum + line.words.length, 100);
}
