import { NewTalent } from '@crewdock/contract/card-editing';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Names } from '../dictionaries/names.ts';
import type { Doer } from '../platform/audit/changed.ts';
import type { Schema } from '../platform/db/schema.ts';
import { holdFile } from '../platform/files/naming.ts';
import { AppError } from '../platform/http/errors.ts';
import type { Content } from './editing/content.ts';
import { reserveNumber } from './editing/create.ts';
import { insertCard } from './editing/insert.ts';
import { storedOf } from './editing/stored.ts';
import { uploadedCvs } from './files/cv-upload.ts';
import type { SkillRow } from './queries.ts';

/** What the CVs of such talents are kept as. */
export const draftedCvs = uploadedCvs;

type Fields = Omit<z.input<typeof NewTalent>, 'scope' | 'card_number' | 'skills'>;

/** Skills are of the dictionary. */
export type DraftFields = { [F in keyof Fields]?: Fields[F] | undefined } & {
  skills: { id: number; experience: number | null; is_main: boolean }[];
};

interface Draft {
  ownerId: number;
  fields: DraftFields;
  cv: { path: string; name: string } | null;
  known: Names;
}

/** Makes a draft of what was read of somebody, for its owner to look at. Answers its id. */
export async function addDraftedTalent(
  trx: Transaction<Schema>,
  { ownerId, fields: { skills, ...fields }, cv, known }: Draft,
  doer: Doer,
): Promise<number> {
  if (cv) await holdFile(trx, cv.path);
  const stored = {
    ...keepable(fields, known),
    cv: { cv_file: cv?.path ?? null, cv_name: cv?.name ?? null },
    is_draft: { is_draft: true },
  };
  const rows = skills.map(({ id, experience, is_main }): SkillRow => [id, experience, is_main]);
  const inOrder = [...rows.filter(([, , isMain]) => isMain), ...rows.filter(([, , isMain]) => !isMain)];
  const { card: card_number } = await reserveNumber(trx, ownerId);
  return insertCard(
    trx,
    'talent',
    { stored, skills: inOrder },
    { owner_id: ownerId, company_id: null, card_number },
    doer,
  );
}

/** A field that can’t be kept takes none of the others with it: nobody is there who could mend it. */
function keepable(fields: Omit<DraftFields, 'skills'>, known: Names): Content['stored'] {
  const stored: Content['stored'] = {};
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    const { success, data } = NewTalent.shape[name].safeParse(fields[name]);
    if (!success || data === undefined) continue;
    try {
      Object.assign(stored, storedOf('talent', { [name]: data }, known));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return stored;
}
