import type { Application } from '@crewdock/contract/applications';
import type { Insertable, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { writeUpdate } from '../notifications/updates/write.ts';
import type { RequestRow } from '../cards/queries.ts';
import { getCardPath } from '../cards/present.ts';
import { type WithTaggedCards, addressedCard } from '../cards/tagged-card.ts';
import type { WithWidgetCounts } from '../cards/in-widgets.ts';
import { agreedTo, validateConsent } from '../companies/consent.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import { storeWords } from '../infra/db/stored-words.ts';
import { documentName } from '../infra/storage/document.ts';
import { acceptDocument } from '../infra/storage/accept-document.ts';
import { holdFile } from '../infra/storage/naming.ts';
import type { FileType } from '../infra/storage/path.ts';
import { sentAlong } from '../core/text/hidden-fields.ts';
import type { Context } from '../core/context/context.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import { VISITOR } from '../core/identity/actor.ts';
import { backTo, visitedPage } from '../infra/http/visited-page.ts';
import type { PlainLetter } from '../core/email-content/email-message.ts';
import { addCv } from './added-cv.ts';
import { answersTo, answerTexts } from './answers.ts';
import { applicationCvs } from './cv-files.ts';
import {
  type Besides,
  mailsToOwner,
  mailToApplicant,
  buildApplicationReceipt,
  buildRepeatedApplicationReply,
} from './emails.ts';
import { isKnownSubmission } from './submissions.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as updates from '../core/messages/updates.ts';

type Row = Insertable<Schema['application']>;

interface Document {
  content: Blob;
  type: FileType;
  name: string;
  sha256: Buffer;
}

/**
 * Stores an application for a public job, emails the owner, sends the applicant a receipt and adds the application to
 * the staff inbox, in one transaction. Idempotent. If someone has already applied for this job with this email address,
 * stores only a new CV, and says so only in an email to that address.
 */
export async function receiveApplication(
  key: string,
  { g_response, message_id: id, cv: file, page, consent, hidden_fields, answers: given, ...words }: Application,
  context: Context & WithCaptcha & WithTaggedCards & WithWidgetCounts,
): Promise<void> {
  const { db, limits, captcha, files, caller, company, site } = context;
  await limits.use('write', caller);
  const { card: job, written } = await addressedCard('request', key, { ...context, actor: VISITOR });
  const cv = file && (await readCv(file));
  const back = backTo(visitedPage({ page }, context));
  const said: Row = {
    id,
    request_id: job.id,
    company_id: company?.id ?? null,
    site,
    ...words,
    cv_name: cv?.name ?? null,
    content_hash: createHash('sha256')
      .update(JSON.stringify([job.id, words, cv && [cv.name, cv.sha256.toString('hex')], ...given]))
      .digest(),
  };
  if (await isKnownSubmission(db, said)) return;
  const answers = answersTo(job.questions, given);
  const row: Row = {
    ...said,
    consent: validateConsent({ consent }, context),
    hidden_fields: JSON.stringify(hidden_fields),
    answers: JSON.stringify(answers),
  };
  await captcha.verify(g_response, caller);
  await limits.useForm('application', caller, words.email);
  const mayMail = await limits.allows('application-mail', words.email);
  const submit = async (cv_file: string | null) =>
    inTransaction(db, async (trx) => {
      if (cv_file !== null) await holdFile(trx, cv_file);
      const kept = await keep(trx, { ...row, cv_file });
      if (kept === 'again' && cv && cv_file !== null) {
        const sent = { message: said, cv: { path: cv_file, name: cv.name, sha256: cv.sha256 } };
        return addCv(trx, sent, job, { mayMail, back }, context);
      }
      if (kept === 'new') {
        // The audit entry omits personal data, because the log is not deleted together with the application.
        const after = { request_id: job.id, has_cv: cv_file !== null };
        await writeAuditEntries(trx, context, { action: 'created', subject: 'application', id: row.id, after });
        const thanks = mayMail ? { ...buildApplicationReceipt(job), ...back } : null;
        await tell(trx, row, { hidden_fields, answers }, job, thanks, context);
      }
      return kept;
    });
  const outcome = cv
    ? await files.add(
        { purpose: applicationCvs, ownerId: null, type: cv.type, name: cv.name },
        cv.content.stream(),
        submit,
      )
    : await submit(null);
  if (outcome === 'new') {
    written();
    if (site !== null && company)
      context.inWidget({ what: 'contact', kind: 'request', ids: [job.id], companyId: company.id, site }, context);
  }
  if (outcome === 'again')
    await tellRepetition(row.email, job, { ...buildRepeatedApplicationReply(job), ...back }, context);
}

async function readCv(file: File): Promise<Document> {
  const { type, content } = await acceptDocument('cv', file);
  const sha256 = createHash('sha256');
  await pipeline(file.stream(), sha256);
  return { content, type, name: documentName(file, type), sha256: sha256.digest() };
}

/**
 * Inserts an application. Returns `known` if the same application was inserted concurrently, and `again` if the address
 * has already applied for this job.
 */
async function keep(trx: Transaction<Schema>, row: Row): Promise<'new' | 'known' | 'again'> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('application')
    .values(row)
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    await storeWords(trx, 'application', [row.id]);
    return 'new';
  }
  return (await isKnownSubmission(trx, row)) ? 'known' : 'again';
}

async function tell(
  trx: Transaction<Schema>,
  row: Row,
  besides: Besides,
  job: RequestRow,
  thanks: PlainLetter | null,
  context: Context,
): Promise<void> {
  await writeUpdate(trx, {
    kind: 'application',
    title: formatMessage(updates.applied, { name: row.name, job: job.title }),
    detail: [
      row.message,
      ...answerTexts(besides.answers),
      [row.phone_number, row.cv_name].filter(Boolean).join(', '),
      row.site && formatMessage(updates.applicationSite, { site: row.site }),
      agreedTo(row.consent),
      sentAlong(besides.hidden_fields),
    ]
      .filter(Boolean)
      .join('\n\n'),
    email: row.email,
    path: getCardPath('request', job),
    companyId: row.company_id,
    actor: context.actor,
  });
  const toOwner = await mailsToOwner(trx, row, besides, job, context);
  const toApplicant = thanks ? [mailToApplicant(row.email, job, context, thanks)] : [];
  await context.outbox.write(trx, ...toOwner, ...toApplicant);
}

/** Emails the applicant about a repeated application, at most once a day. */
async function tellRepetition(email: string, job: RequestRow, letter: PlainLetter, context: Context): Promise<void> {
  if (!(await context.limits.allows('application-again', `${job.id} ${email}`))) return;
  await inTransaction(context.db, (trx) => context.outbox.write(trx, mailToApplicant(email, job, context, letter)));
}
