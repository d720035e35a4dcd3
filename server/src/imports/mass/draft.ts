import type { SentFile } from '@crewdock/contract/import-links';
import type { CardKind } from '@crewdock/contract/kinds';
import type { RawBuilder, Selectable } from 'kysely';
import type { DraftFields } from '../../cards/drafted-card.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { WithJobTexts } from '../job-texts/job-texts.ts';
import type { JobKnowledge } from '../documents/parsing/job/knowledge.ts';
import type { WithResumes } from '../resumes/resumes.ts';

/** An uploaded file that waits to be read, with the owner and kind of its import. */
export type PendingImportFile = Pick<
  Selectable<Schema['mass_import_file']>,
  'mass_import_id' | 'number' | 'name' | 'file' | 'sha256' | 'attempts'
> &
  Pick<Selectable<Schema['mass_import']>, 'owner_id' | 'kind'>;

/** The values read from a file, limited to values that are valid for a card of its kind. */
export interface ImportedCardDraft {
  fields: DraftFields<CardKind>;
  /** The values shown to a visitor who uploaded the file through an import link. */
  told: NonNullable<SentFile['told']>;
  /** SQL condition on cards `c` of the same owner: the card is about the same person or job. */
  isSame: RawBuilder<boolean>;
}

export interface ReadingServices extends WithResumes, WithJobTexts {
  signal: AbortSignal;
  knowledge: () => Promise<JobKnowledge>;
}

/** Reads a file with rules, without a model. Returns `refused` with a message if the file cannot be read. */
export type ReadDraft = (
  file: PendingImportFile,
  bytes: Buffer,
  at: ReadingServices,
) => Promise<ImportedCardDraft | { refused: string }>;

/** Derives the card's name from the file name, if the file does not contain a name. */
export function calledAs({ name }: PendingImportFile, max: number): string {
  return name.replace(/\.[^.]*$/, '').slice(0, max);
}

/** The first `max` values, where `max` is the limit of the card's field. */
export function takeFirstValues<T>(found: { value: T }[], { max }: { max: number }): T[] {
  return found.slice(0, max).map(({ value }) => value);
}
