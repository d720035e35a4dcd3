import type { Transaction } from 'kysely';
import { addInvitedTalent, invitedCvs } from '../cards/invited-talent.ts';
import type { RequestRow } from '../cards/queries.ts';
import type { Schema } from '../infra/db/schema.ts';
import { STORED_FILE_EXTENSIONS, type FileType } from '../infra/storage/path.ts';
import type { Context } from '../core/context/context.ts';
import { linkInvited } from '../relations/invited.ts';
import { APPLICATION_MOVES_FROM } from './policy.ts';
import type { ApplicationRow } from './queries.ts';

/**
 * Creates a talent from an application, with a copy of its CV, and a relation to the job. Returns the relation's id.
 */
export async function inviteApplicant(
  trx: Transaction<Schema>,
  application: ApplicationRow,
  job: RequestRow,
  cv: string | null,
  context: Context,
): Promise<number> {
  const { name, message, cv_name } = application;
  const talentId = await addInvitedTalent(
    trx,
    job,
    { name, message, cv: cv === null ? null : { path: cv, name: cv_name } },
    context,
  );
  const relationId = await linkInvited(trx, { job, talentId, name, applied: application.created_at }, context);
  await trx.updateTable('application').set({ relation_id: relationId }).where('id', '=', application.id).execute();
  return relationId;
}

/**
 * Runs `work` with the path of a copy of the CV for the talent. Deletes the copy afterward if nothing references it.
 */
export async function copyingCv<T>(
  invited: ApplicationRow | null,
  job: RequestRow,
  { files }: Context,
  work: (cv: string | null) => Promise<T>,
): Promise<T> {
  if (!invited?.cv_file || !APPLICATION_MOVES_FROM.invite.includes(invited.status)) return work(null);
  const type = typeOf(invited.cv_file);
  const bytes = type && (await files.get(invited.cv_file));
  if (!bytes) return work(null);
  const file = { purpose: invitedCvs, ownerId: job.owner_id, type, name: invited.cv_name ?? 'cv' };
  return files.add(file, bytes, work);
}

function typeOf(path: string): FileType | undefined {
  return (Object.keys(STORED_FILE_EXTENSIONS) as FileType[]).find((type) =>
    path.endsWith(`.${STORED_FILE_EXTENSIONS[type]}`),
  );
}
