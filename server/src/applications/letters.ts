import type { Insertable, Transaction } from 'kysely';
import { addresseesOf } from '../cards/addressees.ts';
import { pathOf } from '../cards/present.ts';
import type { RequestRow } from '../cards/queries.ts';
import { shownIdOf } from '../cards/shown-id.ts';
import { findCompany } from '../companies/queries.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Context } from '../platform/http/context.ts';
import type { Letter } from '../platform/mail/letter.ts';

type Trx = Transaction<Schema>;

/** To whoever posted the job, who can answer to the applicant's address. Staff read it even where nobody can be written to. */
export async function mailOwner(
  trx: Trx,
  { name, email, phone_number, message, cv_name, site }: Insertable<Schema['application']>,
  job: RequestRow,
  { outbox, origins }: Context,
): Promise<void> {
  const company = job.company_id === null ? null : await findCompany(trx, String(job.company_id));
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    phone_number && `Phone: ${phone_number}`,
    cv_name && `CV: ${cv_name}`,
  ];
  const letter: Letter = {
    subject: `${name} applied for ${job.title}`,
    heading: `An application for ${job.title}`,
    paragraphs: [...(message ? [message] : []), facts.filter(Boolean).join('\n')],
    button: { label: 'Open the applications', url: `${origins.of(company)}/my/job/${shownIdOf(job)}?tab=applications` },
    footnote: `${name} wrote this${site ? ` on ${site}` : ''}. Your answer to this mail goes to them and shows them your address.`,
  };
  for (const to of await addresseesOf(trx, job)) await outbox.write(trx, { to, replyTo: email, company, letter });
}

/** To an address that anybody may have typed: none of these letters says anything that was typed. */
export async function mailApplicant(
  trx: Trx,
  to: string,
  job: RequestRow,
  { outbox, origins, company }: Context,
  letter: Letter,
): Promise<void> {
  await outbox.write(trx, {
    to,
    company,
    letter: {
      ...letter,
      button: { label: 'See the job', url: `${origins.of(company)}${pathOf('request', job)}` },
      footnote: 'If you didn’t apply, somebody else typed your address: there is nothing to do.',
    },
  });
}

/** It has arrived. */
export function receipt({ title }: RequestRow): Letter {
  return {
    subject: `Your application for ${title}`,
    heading: 'Your application has arrived',
    paragraphs: [
      `Thank you for applying for ${title}. Whoever posted the job reads your application and will write to you at this address.`,
    ],
  };
}

/** There is one of this address already. */
export function repetition({ title }: RequestRow): Letter {
  return {
    subject: `You have applied for ${title} already`,
    heading: 'You have applied for this job already',
    paragraphs: [
      `Your application for ${title} arrived the first time, and whoever posted the job has it. What was sent now was not kept.`,
    ],
  };
}
