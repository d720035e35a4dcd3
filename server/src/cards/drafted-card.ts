import { NewRequest, NewTalent } from '@crewdock/contract/card-editing';
import type { CardField } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Names } from '../dictionaries/names.ts';
import type { Doer } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';
import { holdFile } from '../infra/storage/naming.ts';
import { AppError } from '../core/errors/errors.ts';
import type { Content } from './editing/content.ts';
import { reserveNumber } from './editing/create.ts';
import { insertCard } from './editing/insert.ts';
import { toStoredColumns } from './editing/stored.ts';
import { uploadedCvs } from './files/cv-upload.ts';
import type { CardSkillRow } from './queries.ts';

/** Storage purpose of CV files of drafted talents. */
export const draftedCvs = uploadedCvs;

const NEW = { talent: NewTalent, request: NewRequest };

type Fields<K extends CardKind> = Omit<z.input<(typeof NEW)[K]>, 'scope' | 'card_number' | 'skills'>;

/** Fields of a draft. Skills are identified by their ids in the dictionary. */
export type DraftFields<K extends CardKind> = { [F in keyof Fields<K>]?: Fields<K>[F] | undefined } & {
  skills: { id: number; experience: number | null; is_main: boolean }[];
};

interface Draft {
  ownerId: number;
  fields: DraftFields<CardKind>;
  /** The file from which the talent was parsed. */
  cv: { path: string; name: string } | null;
  known: Names;
}

/** Creates a draft from a parsed CV or job description, for its owner to review. Returns its id. */
export async function addDraftedCard(
  trx: Transaction<Schema>,
  kind: CardKind,
  { ownerId, fields: { skills, ...fields }, cv, known }: Draft,
  doer: Doer,
): Promise<number> {
  if (cv) await holdFile(trx, cv.path);
  const stored = {
    ...keepable(kind, fields, known),
    ...(cv && { cv: { cv_file: cv.path, cv_name: cv.name } }),
    is_draft: { is_draft: true },
  };
  const rows = skills.map(({ id, experience, is_main }): CardSkillRow => [id, experience, is_main]);
  const inOrder = [...rows.filter(([, , isMain]) => isMain), ...rows.filter(([, , isMain]) => !isMain)];
  const { card: card_number } = await reserveNumber(trx, ownerId);
  return insertCard(trx, kind, { stored, skills: inOrder }, { owner_id: ownerId, company_id: null, card_number }, doer);
}

/** Drops invalid fields and keeps the others, because no user is present to correct them. */
function keepable(kind: CardKind, fields: Partial<Record<CardField, unknown>>, known: Names): Content['stored'] {
  const shape: Partial<Record<CardField, z.ZodType>> = NEW[kind].shape;
  const stored: Content['stored'] = {};
  for (const name of Object.keys(fields) as CardField[]) {
    const read = shape[name]?.safeParse(fields[name]);
    if (!read?.success || read.data === undefined) continue;
    try {
      Object.assign(stored, toStoredColumns(kind, { [name]: read.data }, known));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return stored;
}
