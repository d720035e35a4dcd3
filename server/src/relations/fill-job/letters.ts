import type { Closed } from '@crewdock/contract/closing';
import type { Transaction } from 'kysely';
import { loadCardOwnerEmails } from '../../cards/addressees.ts';
import { getCardPath } from '../../cards/present.ts';
import type { RequestRow } from '../../cards/queries.ts';
import { getCardWorkPath } from '../../cards/work-path.ts';
import { findCompany } from '../../companies/queries.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { Mail } from '../../infra/email/outbox.ts';
import { writeUpdate } from '../../notifications/updates/write.ts';

/** Emails the affected people, emails the owner if staff acted, and writes an entry to the staff inbox. */
export async function tellClosing(
  trx: Transaction<Schema>,
  deed: 'closed' | 'reopened',
  job: RequestRow,
  told: Pick<Closed, 'relations' | 'applications'>,
  mails: Mail[],
  context: Context,
): Promise<void> {
  const counted = inWords(told);
  await context.outbox.write(trx, ...mails, ...(await mailsToOwner(trx, deed, job, counted, context)));
  await writeUpdate(trx, {
    kind: 'card',
    title: `${job.title} was ${deed}`,
    detail: `${counted} ${deed === 'closed' ? 'told that the position is filled' : 'open again'}.`,
    path: getCardPath('request', job),
    companyId: job.company_id,
    actor: context.actor,
  });
}

/** Emails for the job's owner. None if the owner closed or reopened the job, or if the actor is not staff. */
async function mailsToOwner(
  trx: Transaction<Schema>,
  deed: 'closed' | 'reopened',
  job: RequestRow,
  counted: string,
  { actor, origins }: Context,
): Promise<Mail[]> {
  const { id, isStaff } = requirePerson({ actor });
  if (!isStaff || job.owner_id === id) return [];
  const company = job.company_id === null ? null : await findCompany(trx, String(job.company_id));
  const heading = `${job.title} was ${deed}`;
  const letter = {
    subject: heading,
    heading,
    paragraphs: [
      deed === 'closed'
        ? `Staff have closed the job, because it is filled. ${counted} told.`
        : `Staff have opened the job again. ${counted} open again.`,
    ],
    button: { label: 'Open the job', url: `${origins.of(company)}${getCardWorkPath('request', job)}` },
  };
  const gathers: Mail['gathers'] = {
    by: `person ${id}`,
    about: `job ${job.id}`,
    from: deed === 'closed' ? 'open' : 'closed',
    to: deed === 'closed' ? 'closed' : 'open',
    several: [['', ' changes to your jobs and talents']],
  };
  return (await loadCardOwnerEmails(trx, job)).map((to) => ({ to, company, letter, gathers }));
}

/** Example: `2 talents and 1 applicant were`. */
function inWords({ relations, applications }: Pick<Closed, 'relations' | 'applications'>): string {
  const talents = `${relations} ${relations === 1 ? 'talent' : 'talents'}`;
  const applicants = applications > 0 ? ` and ${applications} ${applications === 1 ? 'applicant' : 'applicants'}` : '';
  return `${talents}${applicants} ${relations + applications === 1 ? 'was' : 'were'}`;
}
