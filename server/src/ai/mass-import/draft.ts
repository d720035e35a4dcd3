import type { SentFile } from '@crewdock/contract/import-links';
import type { CardKind } from '@crewdock/contract/kinds';
import type { RawBuilder, Selectable } from 'kysely';
import type { DraftFields } from '../../cards/drafted-card.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { WithJobTexts } from '../job-texts/job-texts.ts';
import type { JobKnowledge } from '../parsing/job/knowledge.ts';
import type { WithResumes } from '../resumes/resumes.ts';

/** A file whose reading has begun. */
export type Waiting = Pick<
  Selectable<Schema['mass_import_file']>,
  'mass_import_id' | 'number' | 'name' | 'file' | 'sha256' | 'attempts'
> &
  Pick<Selectable<Schema['mass_import']>, 'owner_id' | 'kind'>;

/** What a file says, as far as a card of its kind could hold it. */
export interface Draft {
  fields: DraftFields<CardKind>;
  /** For who sent the file by a link. */
  told: NonNullable<SentFile['told']>;
  /** Whether a card `c` of the same owner is of the same person, or the same job. */
  isSame: RawBuilder<boolean>;
}

export interface ReadingServices extends WithResumes, WithJobTexts {
  signal: AbortSignal;
  knowledge: () => Promise<JobKnowledge>;
}

/** Reads a file by rules alone. One that can’t be read is answered with a sentence. */
export type ReadDraft = (file: Waiting, bytes: Buffer, at: ReadingServices) => Promise<Draft | { refused: string }>;

/** What a card is called where its file doesn’t say: as the file. */
export function calledAs({ name }: Waiting, max: number): string {
  return name.replace(/\.[^.]*$/, '').slice(0, max);
}

/** So much of a list as a card holds. */
export function values<T>(found: { value: T }[], { max }: { max: number }): T[] {
  return found.slice(0, max).map(({ value }) => value);
}
