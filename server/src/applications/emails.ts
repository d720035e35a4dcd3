import type { Answer } from '@crewdock/contract/applications';
import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { Insertable, Transaction } from 'kysely';
import { loadCardOwnerEmails } from '../cards/addressees.ts';
import { getCardPath } from '../cards/present.ts';
import type { RequestRow } from '../cards/queries.ts';
import { getCardWorkPath } from '../cards/work-path.ts';
import { agreedTo } from '../companies/consent.ts';
import { findCompany } from '../companies/queries.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Schema } from '../infra/db/schema.ts';
import { sentAlong } from '../core/text/hidden-fields.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { PlainLetter } from '../core/email-content/email-message.ts';
import type { Mail } from '../infra/email/outbox.ts';
import { answerTexts } from './answers.ts';
import { isJobOpen } from './policy.ts';
import type { ApplicationRow } from './queries.ts';
import type { ApplicationChange, ApplicationStep } from './step.ts';
import * as emails from '../core/messages/emails/application.ts';
import * as contactEmails from '../core/messages/emails/contact.ts';
import { batchSubject } from '../core/messages/batch-subject.ts';
import { formatMessage } from '../core/messages/format-message.ts';

type Trx = Transaction<Schema>;

/** Additional fields of an application. */
export interface Besides {
  answers: Answer[];
  hidden_fields: HiddenFields;
}

/**
 * Builds the emails about a new application: to the job's owner and the company's configured addresses, with the
 * applicant as reply-to. Staff see the application in their inbox even if there is no recipient.
 */
export async function mailsToOwner(
  trx: Trx,
  { name, email, phone_number, message, cv_name, site, consent }: Insertable<Schema['application']>,
  { answers, hidden_fields }: Besides,
  job: RequestRow,
  { origins }: Context,
): Promise<Mail[]> {
  const company = job.company_id === null ? null : await findCompany(trx, String(job.company_id));
  const facts = [
    formatMessage(contactEmails.nameLine, { name }),
    formatMessage(contactEmails.emailLine, { email }),
    phone_number && formatMessage(contactEmails.phoneLine, { phone: phone_number }),
    cv_name && formatMessage(contactEmails.cvLine, { file: cv_name }),
    agreedTo(consent),
    sentAlong(hidden_fields),
  ];
  const letter: PlainLetter = {
    subject: formatMessage(emails.appliedSubject, { name, job: job.title }),
    heading: formatMessage(emails.appliedHeading, { job: job.title }),
    paragraphs: [...(message ? [message] : []), ...answerTexts(answers), facts.filter(Boolean).join('\n')],
    button: {
      label: formatMessage(emails.openApplicationsButton),
      url: `${origins.of(company)}${getCardWorkPath('request', job)}?tab=applications`,
    },
    footnote: site
      ? formatMessage(emails.appliedNoteFromSite, { name, site })
      : formatMessage(emails.appliedNote, { name }),
  };
  const gathers: Mail['gathers'] = {
    by: applicant(email),
    several: [batchSubject(emails.jobsAppliedFor, { name }), batchSubject(emails.manyApplications)],
  };
  const all = await ownersAddresses(trx, job, company);
  return all.map((to) => ({ to, replyTo: email, company, letter, gathers }));
}

/** Builds the emails to the same recipients about a new CV of an application. */
export async function mailsOfAddedCv(
  trx: Trx,
  { name, email, cv_name }: { name: string; email: string; cv_name: string },
  job: RequestRow,
  { origins }: Context,
): Promise<Mail[]> {
  const company = job.company_id === null ? null : await findCompany(trx, String(job.company_id));
  const letter: PlainLetter = {
    subject: formatMessage(emails.cvAddedSubject, { name, job: job.title }),
    heading: formatMessage(emails.cvAddedHeading, { job: job.title }),
    paragraphs: [formatMessage(emails.cvAddedText, { name }), formatMessage(contactEmails.cvLine, { file: cv_name })],
    button: {
      label: formatMessage(emails.openApplicationsButton),
      url: `${origins.of(company)}${getCardWorkPath('request', job)}?tab=applications`,
    },
    footnote: formatMessage(emails.appliedNote, { name }),
  };
  const gathers: Mail['gathers'] = { by: applicant(email), several: [batchSubject(emails.manyCvs, { name })] };
  const all = await ownersAddresses(trx, job, company);
  return all.map((to) => ({ to, replyTo: email, company, letter, gathers }));
}

async function ownersAddresses(trx: Trx, job: RequestRow, company: CompanyRow | null): Promise<string[]> {
  return [...new Set([...(await loadCardOwnerEmails(trx, job)), ...(company?.message_addresses ?? [])])];
}

/**
 * Builds an email to an applicant, whose address is unverified. These emails never contain text that the applicant
 * entered.
 */
export function mailToApplicant(to: string, job: RequestRow, { origins, company }: Context, letter: PlainLetter): Mail {
  return {
    to,
    company,
    letter: {
      ...letter,
      button: {
        label: formatMessage(emails.viewJobButton),
        url: `${origins.of(company)}${getCardPath('request', job)}`,
      },
      footnote: formatMessage(emails.notYourApplication),
    },
    gathers: { by: applicant(to), several: SEVERAL },
  };
}

type Told = Pick<ApplicationChange, 'comment' | 'mail'> & Pick<ApplicationStep, 'from' | 'to' | 'was_told'>;

/**
 * Builds the email to the applicant about a move, from the portal where they applied. It is sent if the requester asked
 * for it, or if a rejection is revoked of which the applicant was notified. If both happen before the email is sent,
 * they cancel each other out.
 */
export async function mailOfMove(
  trx: Trx,
  { id, company_id, email }: ApplicationRow,
  job: RequestRow,
  { from, to, was_told, comment, mail }: Told,
  context: Context,
): Promise<Mail | null> {
  const isBack = from === 'rejected' && was_told;
  if (!mail && !isBack) return null;
  const personId = requirePerson(context).id;
  const company = company_id === null ? null : await findCompany(trx, String(company_id));
  const words = isBack ? takenBack(job) : to === 'invited' ? invitation(job, comment) : rejection(job, comment);
  const url = `${context.origins.of(company)}${getCardPath('request', job)}`;
  return {
    to: email,
    company,
    ...(to === 'invited' && { replyTo: await addressOf(trx, personId) }),
    letter: { ...words, ...(isJobOpen(job) && { button: { label: formatMessage(emails.viewJobButton), url } }) },
    gathers: {
      by: `person ${personId}`,
      about: `application ${id}`,
      from: seenOf(from),
      to: seenOf(to),
      several: SEVERAL,
    },
  };
}

async function addressOf(trx: Trx, id: number): Promise<string> {
  const { email } = await trx.selectFrom('person').where('id', '=', id).select('email').executeTakeFirstOrThrow();
  return email;
}

/** Returns the status as the applicant sees it, because applicants are not notified of shortlisting. */
function seenOf(status: ApplicationStep['from']): string {
  return status === 'shortlisted' ? 'open' : status;
}

const SEVERAL = [batchSubject(emails.manyYourApplications)];

/** Returns the key of an applicant, who is identified only by the entered email address. */
function applicant(email: string): string {
  return `applicant ${email.trim().toLowerCase()}`;
}

function rejection({ title: job }: RequestRow, comment = ''): PlainLetter {
  return {
    subject: formatMessage(emails.yourApplication, { job }),
    heading: formatMessage(emails.declinedHeading),
    paragraphs: [formatMessage(emails.declinedText, { job }), ...(comment ? [comment] : [])],
    footnote: formatMessage(emails.notYourApplication),
  };
}

function invitation({ title: job }: RequestRow, comment = ''): PlainLetter {
  return {
    subject: formatMessage(emails.yourApplication, { job }),
    heading: formatMessage(emails.acceptedHeading),
    paragraphs: [formatMessage(emails.acceptedText, { job }), ...(comment ? [comment] : [])],
    footnote: `${formatMessage(emails.acceptedNote)} ${formatMessage(emails.notYourApplication)}`,
  };
}

function takenBack({ title: job }: RequestRow): PlainLetter {
  return {
    subject: formatMessage(emails.yourApplication, { job }),
    heading: formatMessage(emails.reconsideredHeading),
    paragraphs: [formatMessage(emails.reconsideredText, { job })],
    footnote: formatMessage(emails.notYourApplication),
  };
}

export function buildApplicationReceipt({ title: job }: RequestRow): PlainLetter {
  return {
    subject: formatMessage(emails.yourApplication, { job }),
    heading: formatMessage(emails.receivedHeading),
    paragraphs: [formatMessage(emails.receivedText, { job })],
  };
}

/** Builds the receipt of a new CV for an existing application. */
export function addedCv({ title: job }: RequestRow): PlainLetter {
  return {
    subject: formatMessage(emails.yourNewCvSubject, { job }),
    heading: formatMessage(emails.yourNewCvHeading),
    paragraphs: [formatMessage(emails.yourNewCvText, { job })],
  };
}

/** Builds the reply to a repeated application. */
export function buildRepeatedApplicationReply({ title: job }: RequestRow): PlainLetter {
  return {
    subject: formatMessage(emails.alreadyAppliedSubject, { job }),
    heading: formatMessage(emails.alreadyAppliedHeading),
    paragraphs: [formatMessage(emails.alreadyAppliedText, { job })],
  };
}
