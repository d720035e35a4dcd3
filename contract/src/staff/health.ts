import { z } from 'zod';
import { Done } from '../accounts.ts';
import { defineEndpoint } from '../endpoint.ts';

const ByReason = z.object({ reason: z.string(), count: z.int() });
const Time = z.string().nullable();

/** State of all background jobs with the same name, in all server processes together. */
const TaskHealth = z.object({
  task: z.string(),
  /** Due and not started. */
  waiting: z.int(),
  later: z.int(),
  running: z.int(),
  /** Failed for good, after all retries. */
  failed: z.int(),
  /** When the oldest waiting job became due. */
  oldest: Time,
  /** When a job last succeeded. */
  succeeded: Time,
  /** Error of the last failure. */
  error: z.string().nullable(),
});

const RefusedMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** Reply of the mail server, unmodified. */
  reply: z.string(),
  failed: z.string(),
});

export const Health = z.object({
  /** Seconds by which this server's clock is ahead of the database's. */
  clock_ahead: z.number(),
  tasks: z.array(TaskHealth),
  mails: z.object({
    waiting: z.array(ByReason),
    oldest: Time,
    refused: z.array(ByReason),
    /** The last 50 failed mails. */
    last_refused: z.array(RefusedMail),
  }),
  /** Log counts of the responding process since its start. */
  log: z.object({ since: z.string(), warnings: z.int(), errors: z.int() }),
});
export type Health = z.infer<typeof Health>;

export const health = {
  showHealth: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/health/',
    access: 'staff',
    summary: 'Jobs, mails and errors, as an operator wants to see them.',
    response: Health,
  }),
  sendMailAgain: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/mails/{id}/again/',
    access: 'staff',
    summary: 'Tries a mail again that was given up.',
    params: z.strictObject({ id: z.uuid() }),
    response: Done,
  }),
};
