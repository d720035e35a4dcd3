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
import * as emails from '../../core/messages/emails/relation.ts';
import { batchSubject } from '../../core/messages/batch-subject.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as updates from '../../core/messages/updates.ts';

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
    title: formatMessage(deed === 'closed' ? updates.jobClosed : updates.jobReopened, { job: job.title }),
    detail: formatMessage(deed === 'closed' ? updates.closingDetail : updates.reopeningDetail, { people: counted }),
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
  const heading = formatMessage(deed === 'closed' ? emails.jobClosed : emails.jobReopened, { job: job.title });
  const letter = {
    subject: heading,
    heading,
    paragraphs: [
      formatMessage(deed === 'closed' ? emails.staffClosedJob : emails.staffReopenedJob, { people: counted }),
    ],
    button: {
      label: formatMessage(emails.openJobButton),
      url: `${origins.of(company)}${getCardWorkPath('request', job)}`,
    },
  };
  const gathers: Mail['gathers'] = {
    by: `person ${id}`,
    about: `job ${job.id}`,
    from: deed === 'closed' ? 'open' : 'closed',
    to: deed === 'closed' ? 'closed' : 'open',
    several: [batchSubject(emails.manyChanges)],
  };
  return (await loadCardOwnerEmails(trx, job)).map((to) => ({ to, company, letter, gathers }));
}

/** Example: `2 talents and 1 applicant were`. */
function inWords({ relations: talents, applications: applicants }: Pick<Closed, 'relations' | 'applications'>): string {
  return applicants > 0
    ? formatMessage(emails.notifiedPeople, { talents, applicants })
    : formatMessage(emails.notifiedTalents, { talents });
}
