import type { SentFile } from '@crewdock/contract/import-links';
import type { CardKind } from '@crewdock/contract/kinds';
import type { RawBuilder, Selectable } from 'kysely';
import type { DraftFields } from '../../cards/drafted-card.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { WithJobTexts } from '../job-texts/job-texts.ts';
import type { JobKnowledge } from '../documents/parsing/job/knowledge.ts';
import type { WithResumes } from '../resumes/resumes.ts';

/** A file that is being read. */
export type PendingImportFile = Pick<
  Selectable<Schema['mass_import_file']>,
  'mass_import_id' | 'number' | 'name' | 'file' | 'sha256' | 'attempts'
> &
  Pick<Selectable<Schema['mass_import']>, 'owner_id' | 'kind'>;

/** The content of a file, limited to values that a card of its kind can hold. */
export interface ImportedCardDraft {
  fields: DraftFields<CardKind>;
  /** Shown to a visitor who sent the file through a link. */
  told: NonNullable<SentFile['told']>;
  /** SQL condition: card `c` of the same owner is about the same person or job. */
  isSame: RawBuilder<boolean>;
}

export interface ReadingServices extends WithResumes, WithJobTexts {
  signal: AbortSignal;
  knowledge: () => Promise<JobKnowledge>;
}

/** Reads a file by rules, without a model. Returns `refused` with a message if it cannot be read. */
export type ReadDraft = (
  file: PendingImportFile,
  bytes: Buffer,
  at: ReadingServices,
) => Promise<ImportedCardDraft | { refused: string }>;

/** A name from the file name, for files in which none was found. */
export function calledAs({ name }: PendingImportFile, max: number): string {
  return name.replace(/\.[^.]*$/, '').slice(0, max);
}

/** The first `max` values, the most that a card holds. */
export function takeFirstValues<T>(found: { value: T }[], { max }: { max: number }): T[] {
  return found.slice(0, max).map(({ value }) => value);
}
