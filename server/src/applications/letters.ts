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

type Trx = Transaction<Schema>;

/** Additional fields of an application. */
export interface Besides {
  answers: Answer[];
  hidden_fields: HiddenFields;
}

/**
 * Emails about a new application: to the job's owner and the company's configured addresses, with the applicant as
 * reply-to. Staff see the application in their inbox even if there is no recipient.
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
    `Name: ${name}`,
    `E-mail: ${email}`,
    phone_number && `Phone: ${phone_number}`,
    cv_name && `CV: ${cv_name}`,
    agreedTo(consent),
    sentAlong(hidden_fields),
  ];
  const letter: PlainLetter = {
    subject: `${name} applied for ${job.title}`,
    heading: `An application for ${job.title}`,
    paragraphs: [...(message ? [message] : []), ...answerTexts(answers), facts.filter(Boolean).join('\n')],
    button: {
      label: 'Open the applications',
      url: `${origins.of(company)}${getCardWorkPath('request', job)}?tab=applications`,
    },
    footnote: `${name} wrote this${site ? ` on ${site}` : ''}. Your answer to this mail goes to them and shows them your address.`,
  };
  const gathers: Mail['gathers'] = {
    by: applicant(email),
    several: [
      [`${name} applied for `, ' jobs'],
      ['', ' applications for your jobs'],
    ],
  };
  const all = await ownersAddresses(trx, job, company);
  return all.map((to) => ({ to, replyTo: email, company, letter, gathers }));
}

/** Emails to the same recipients about a new CV of an application. */
export async function mailsOfAddedCv(
  trx: Trx,
  { name, email, cv_name }: { name: string; email: string; cv_name: string },
  job: RequestRow,
  { origins }: Context,
): Promise<Mail[]> {
  const company = job.company_id === null ? null : await findCompany(trx, String(job.company_id));
  const letter: PlainLetter = {
    subject: `${name} sent a new CV for ${job.title}`,
    heading: `A new CV for ${job.title}`,
    paragraphs: [
      `${name} has applied before. The new CV was added to the application, and the earlier ones are kept.`,
      `CV: ${cv_name}`,
    ],
    button: {
      label: 'Open the applications',
      url: `${origins.of(company)}${getCardWorkPath('request', job)}?tab=applications`,
    },
    footnote: `Your answer to this mail goes to ${name} and shows them your address.`,
  };
  const gathers: Mail['gathers'] = { by: applicant(email), several: [[`${name} sent `, ' new CVs']] };
  const all = await ownersAddresses(trx, job, company);
  return all.map((to) => ({ to, replyTo: email, company, letter, gathers }));
}

async function ownersAddresses(trx: Trx, job: RequestRow, company: CompanyRow | null): Promise<string[]> {
  return [...new Set([...(await loadCardOwnerEmails(trx, job)), ...(company?.message_addresses ?? [])])];
}

/** Email to an unverified address. These emails never contain text that the applicant entered. */
export function mailToApplicant(to: string, job: RequestRow, { origins, company }: Context, letter: PlainLetter): Mail {
  return {
    to,
    company,
    letter: {
      ...letter,
      button: { label: 'See the job', url: `${origins.of(company)}${getCardPath('request', job)}` },
      footnote: NOT_YOURS,
    },
    gathers: { by: applicant(to), several: SEVERAL },
  };
}

type Told = Pick<ApplicationChange, 'comment' | 'mail'> & Pick<ApplicationStep, 'from' | 'to' | 'was_told'>;

/**
 * Email to the applicant about a move, from the portal where they applied. Sent if the requester asked for it, or if a
 * rejection of which the applicant was notified is revoked. If both happen before the email is sent, they cancel each
 * other out.
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
    letter: { ...words, ...(isJobOpen(job) && { button: { label: 'See the job', url } }) },
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

/** The status as the applicant sees it, because applicants are not notified of shortlisting. */
function seenOf(status: ApplicationStep['from']): string {
  return status === 'shortlisted' ? 'open' : status;
}

const NOT_YOURS = 'If you didn’t apply, somebody else typed your address: there is nothing to do.';
const SEVERAL: [string, string][] = [['Your ', ' applications']];

/** Applicants are identified by the entered email only. */
function applicant(email: string): string {
  return `applicant ${email.trim().toLowerCase()}`;
}

function rejection({ title }: RequestRow, comment = ''): PlainLetter {
  return {
    subject: `Your application for ${title}`,
    heading: 'Your application was turned down',
    paragraphs: [
      `Thank you for applying for ${title}. The client has decided not to move forward with your application.`,
      ...(comment ? [comment] : []),
    ],
    footnote: NOT_YOURS,
  };
}

function invitation({ title }: RequestRow, comment = ''): PlainLetter {
  return {
    subject: `Your application for ${title}`,
    heading: 'Your application moved forward',
    paragraphs: [
      `Thank you for applying for ${title}. The client would like to move forward with you.`,
      ...(comment ? [comment] : []),
    ],
    footnote: `Your answer to this mail goes to whoever posted the job. ${NOT_YOURS}`,
  };
}

function takenBack({ title }: RequestRow): PlainLetter {
  return {
    subject: `Your application for ${title}`,
    heading: 'Your application is considered again',
    paragraphs: [`Whoever posted the job ${title} has taken back that your application was turned down.`],
    footnote: NOT_YOURS,
  };
}

export function buildApplicationReceipt({ title }: RequestRow): PlainLetter {
  return {
    subject: `Your application for ${title}`,
    heading: 'Your application has arrived',
    paragraphs: [
      `Thank you for applying for ${title}. Whoever posted the job reads your application and will write to you at this address.`,
    ],
  };
}

/** Receipt of a new CV for an existing application. */
export function addedCv({ title }: RequestRow): PlainLetter {
  return {
    subject: `Your new CV for ${title}`,
    heading: 'Your new CV has arrived',
    paragraphs: [
      `You have applied for ${title} before. Your new CV was added to that application, and the earlier one is kept. The rest of the application is unchanged.`,
    ],
  };
}

/** Reply to a repeated application. */
export function buildRepeatedApplicationReply({ title }: RequestRow): PlainLetter {
  return {
    subject: `You have applied for ${title} already`,
    heading: 'You have applied for this job already',
    paragraphs: [
      `Your application for ${title} arrived the first time, and whoever posted the job has it. What was sent now was not kept.`,
    ],
  };
}
