import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { JobRun } from '../queue/job-handler.ts';
import type { WithSmtp } from './smtp.ts';

/** Services of the jobs that send email. */
export interface MailServices extends JobRun, WithSmtp {
  db: Kysely<Schema>;
}

/** More attempts than fit into the four days after which an email is given up: its age ends the retries. */
export const ATTEMPTS = 200;

/** Emails with a secret (sign-in, password reset) are sent first, subscription emails last. */
export function getEmailPriority(mail: { secret: string | null; unsubscribe_url: string | null }): number {
  if (mail.secret !== null) return -1;
  return mail.unsubscribe_url === null ? 0 : 1;
}
