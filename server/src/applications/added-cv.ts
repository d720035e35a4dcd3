import { APPLICATION_CVS_MAX } from '@crewdock/contract/limits';
import { sql, type Transaction } from 'kysely';
import type { RequestRow } from '../cards/queries.ts';
import { getCardPath } from '../cards/present.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import type { PlainLetter } from '../core/email-content/email-message.ts';
import { writeUpdate } from '../notifications/updates/write.ts';
import { earlierApplicationCvs } from './cv-files.ts';
import { addedCv, mailsOfAddedCv, mailToApplicant } from './emails.ts';
import { isKnownSubmission, type ApplicationSubmission } from './submissions.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as updates from '../core/messages/updates.ts';

type Trx = Transaction<Schema>;

interface Sent {
  message: ApplicationSubmission & { email: string };
  cv: { path: string; name: string; sha256: Buffer };
}

interface Receipt {
  mayMail: boolean;
  /** Link back to the page that contains the form. */
  back: Pick<PlainLetter, 'back'>;
}

/**
 * Adds the CV of a repeated application to the existing application as its newest CV, marks the application as unread,
 * and emails the owner and the applicant. Returns `again`, without a change, if the application already has this file
 * or the maximum number of CVs.
 */
export async function addCv(
  trx: Trx,
  { message: { id, content_hash, email }, cv }: Sent,
  job: RequestRow,
  { mayMail, back }: Receipt,
  context: Context,
): Promise<'added' | 'known' | 'again'> {
  const application = await trx
    .selectFrom('application')
    .selectAll()
    .where('request_id', '=', job.id)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  // The application was deleted after the insert conflicted with it.
  if (!application) return 'again';
  // The same submission may have been processed while this request waited for the lock.
  if (await isKnownSubmission(trx, { id, content_hash })) return 'known';
  const paths = await cvPaths(trx, application);
  if (paths.length >= APPLICATION_CVS_MAX || (await hasFile(trx, paths, cv.sha256))) return 'again';
  if (application.cv_file !== null) await keepAsEarlier(trx, application, application.cv_file);
  const newest = { cv_file: cv.path, cv_name: cv.name, cv_added_at: sql<Date>`now()`, read_at: null };
  await trx.updateTable('application').set(newest).where('id', '=', application.id).execute();
  await trx
    .insertInto('application_resubmission')
    .values({ id, application_id: application.id, content_hash })
    .execute();
  // The audit entry omits personal data, because the log is not deleted together with the application.
  const [before, after] = [{ cvs: paths.length }, { cvs: paths.length + 1 }];
  await writeAuditEntries(trx, context, {
    action: 'changed',
    subject: 'application',
    id: application.id,
    before,
    after,
  });
  await writeUpdate(trx, {
    kind: 'application',
    title: formatMessage(updates.cvAdded, { name: application.name, job: job.title }),
    detail: cv.name,
    email,
    path: getCardPath('request', job),
    companyId: application.company_id,
    actor: context.actor,
  });
  const toOwner = await mailsOfAddedCv(trx, { name: application.name, email, cv_name: cv.name }, job, context);
  const toApplicant = mayMail ? [mailToApplicant(email, job, context, { ...addedCv(job), ...back })] : [];
  await context.outbox.write(trx, ...toOwner, ...toApplicant);
  return 'added';
}

interface Stored {
  id: string;
  cv_file: string | null;
  cv_name: string | null;
  cv_added_at: Date | null;
  created_at: Date;
}

async function cvPaths(trx: Trx, { id, cv_file }: Stored): Promise<string[]> {
  const earlier = await trx
    .selectFrom('application_earlier_cv')
    .where('application_id', '=', id)
    .select('file')
    .execute();
  return [...(cv_file === null ? [] : [cv_file]), ...earlier.map(({ file }) => file)];
}

async function hasFile(trx: Trx, paths: string[], sha256: Buffer): Promise<boolean> {
  if (paths.length === 0) return false;
  const found = trx.selectFrom('file').where('path', 'in', paths).where('sha256', '=', sha256).select('path');
  return (await found.executeTakeFirst()) !== undefined;
}

async function keepAsEarlier(trx: Trx, { id, cv_name, cv_added_at, created_at }: Stored, file: string): Promise<void> {
  const earlier = { application_id: id, file, name: cv_name ?? 'cv', added_at: cv_added_at ?? created_at };
  await trx.insertInto('application_earlier_cv').values(earlier).execute();
  // Changes the purpose, because files are removed if the column of their purpose does not reference them. This also
  // applies to the previous release.
  await trx.updateTable('file').set({ purpose: earlierApplicationCvs.name }).where('path', '=', file).execute();
}
