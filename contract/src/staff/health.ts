import { z } from 'zod';
import { Done } from '../accounts.ts';
import { defineEndpoint } from '../endpoint.ts';

const ByReason = z.object({ reason: z.string(), count: z.int() });
const Time = z.string().nullable();

/** State of all background jobs with the same name, summed over all server processes. */
const TaskHealth = z.object({
  task: z.string(),
  /** Number of jobs that are due but have not started. */
  waiting: z.int(),
  later: z.int(),
  running: z.int(),
  /** Number of jobs that failed permanently, after all retries. */
  failed: z.int(),
  /** Due time of the oldest waiting job. */
  oldest: Time,
  /** Time of the last success. */
  succeeded: Time,
  /** Error of the last failure. */
  error: z.string().nullable(),
});

const RefusedMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** The mail server's reply, unmodified. */
  reply: z.string(),
  failed: z.string(),
});

export const Health = z.object({
  /** Offset of this server's clock from the database's clock, in seconds; positive if it is ahead. */
  clock_ahead: z.number(),
  tasks: z.array(TaskHealth),
  mails: z.object({
    waiting: z.array(ByReason),
    oldest: Time,
    refused: z.array(ByReason),
    /** The last 50 emails that failed permanently. */
    last_refused: z.array(RefusedMail),
  }),
  /** Number of log entries of the responding process since its start. */
  log: z.object({ since: z.string(), warnings: z.int(), errors: z.int() }),
});
export type Health = z.infer<typeof Health>;

export const health = {
  showHealth: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/health/',
    access: 'staff',
    summary: 'Returns the state of background jobs, mails and errors, for operators.',
    response: Health,
  }),
  sendMailAgain: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/mails/{id}/again/',
    access: 'staff',
    summary: 'Retries a mail that failed permanently.',
    params: z.strictObject({ id: z.uuid() }),
    response: Done,
  }),
};
