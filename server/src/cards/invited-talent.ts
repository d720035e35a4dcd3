import type { Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Doer } from '../core/audit/changed.ts';
import { holdFile } from '../infra/storage/naming.ts';
import { oneLine } from '../core/text/plain-text.ts';
import { reserveNumber } from './editing/create.ts';
import { insertCard } from './editing/insert.ts';
import { uploadedCvs } from './files/cv-upload.ts';
import type { RequestRow } from './queries.ts';
import { toRichText } from '../core/text/rich-text.ts';

/** Storage purpose of CV files of talents created from job applications. */
export const invitedCvs = uploadedCvs;

interface Applicant {
  name: string;
  /** Plain text. */
  message: string;
  cv: { path: string; name: string | null } | null;
}

const NAME_LENGTH = 120;

/**
 * Creates a talent from a job application of a person without a card: private, owned by the job's owner, initially
 * without skills. Returns its id.
 */
export async function addInvitedTalent(
  trx: Transaction<Schema>,
  job: RequestRow,
  { name, message, cv }: Applicant,
  doer: Doer,
): Promise<number> {
  if (cv) await holdFile(trx, cv.path);
  const stored = {
    name: { name: [...oneLine(name)].slice(0, NAME_LENGTH).join('') },
    title: { title: job.title },
    summary: { summary: toRichText(message) },
    cv: { cv_file: cv?.path ?? null, cv_name: cv?.name ?? null },
    is_private: { is_private: true },
  };
  const { card: card_number } = await reserveNumber(trx, job.owner_id);
  return insertCard(
    trx,
    'talent',
    { stored },
    { owner_id: job.owner_id, company_id: job.company_id, card_number },
    doer,
  );
}
