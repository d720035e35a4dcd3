import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { JobRun } from '../queue/job-handler.ts';
import type { WithSmtp } from './smtp.ts';

/** Services of the jobs that send emails. */
export interface MailServices extends JobRun, WithSmtp {
  db: Kysely<Schema>;
}

/** Maximum number of attempts: more than fit into four days, because emails are given up by age. */
export const ATTEMPTS = 200;

/**
 * Returns the job priority of an email. Emails with a secret (sign-in, password reset) are sent first, subscription
 * emails last.
 */
export function getEmailPriority(mail: { secret: string | null; unsubscribe_url: string | null }): number {
  if (mail.secret !== null) return -1;
  return mail.unsubscribe_url === null ? 0 : 1;
}
