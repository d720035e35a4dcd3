import type { Insertable, Transaction } from 'kysely';
import { addresseesOf } from '../cards/addressees.ts';
import { pathOf } from '../cards/present.ts';
import type { RequestRow } from '../cards/queries.ts';
import { shownIdOf } from '../cards/shown-id.ts';
import { findCompany } from '../companies/queries.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Context } from '../platform/http/context.ts';
import type { PlainLetter } from '../platform/mail/letter.ts';
import type { Mail } from '../platform/mail/outbox.ts';

type Trx = Transaction<Schema>;

/** What goes to whoever posted the job, who can answer to the applicant's address. Staff read it even where nobody can be written to. */
export async function mailsToOwner(
  trx: Trx,
  { name, email, phone_number, message, cv_name, site }: Insertable<Schema['application']>,
  job: RequestRow,
  { origins }: Context,
): Promise<Mail[]> {
  const company = job.company_id === null ? null : await findCompany(trx, String(job.company_id));
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    phone_number && `Phone: ${phone_number}`,
    cv_name && `CV: ${cv_name}`,
  ];
  const letter: PlainLetter = {
    subject: `${name} applied for ${job.title}`,
    heading: `An application for ${job.title}`,
    paragraphs: [...(message ? [message] : []), facts.filter(Boolean).join('\n')],
    button: { label: 'Open the applications', url: `${origins.of(company)}/my/job/${shownIdOf(job)}?tab=applications` },
    footnote: `${name} wrote this${site ? ` on ${site}` : ''}. Your answer to this mail goes to them and shows them your address.`,
  };
  const gathers: Mail['gathers'] = {
    by: applicant(email),
    several: [
      [`${name} applied for `, ' jobs'],
      ['', ' applications for your jobs'],
    ],
  };
  return (await addresseesOf(trx, job)).map((to) => ({ to, replyTo: email, company, letter, gathers }));
}

/** What goes to an address that anybody may have typed: none of these letters says anything that was typed. */
export function mailToApplicant(to: string, job: RequestRow, { origins, company }: Context, letter: PlainLetter): Mail {
  return {
    to,
    company,
    letter: {
      ...letter,
      button: { label: 'See the job', url: `${origins.of(company)}${pathOf('request', job)}` },
      footnote: 'If you didn’t apply, somebody else typed your address: there is nothing to do.',
    },
    gathers: { by: applicant(to), several: [['Your ', ' applications']] },
  };
}

/** Known by the address that was typed alone. */
function applicant(email: string): string {
  return `applicant ${email.trim().toLowerCase()}`;
}

/** It has arrived. */
export function receipt({ title }: RequestRow): PlainLetter {
  return {
    subject: `Your application for ${title}`,
    heading: 'Your application has arrived',
    paragraphs: [
      `Thank you for applying for ${title}. Whoever posted the job reads your application and will write to you at this address.`,
    ],
  };
}

/** There is one of this address already. */
export function repetition({ title }: RequestRow): PlainLetter {
  return {
    subject: `You have applied for ${title} already`,
    heading: 'You have applied for this job already',
    paragraphs: [
      `Your application for ${title} arrived the first time, and whoever posted the job has it. What was sent now was not kept.`,
    ],
  };
}
