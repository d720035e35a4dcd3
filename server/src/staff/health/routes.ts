import type { Handlers } from '@crewdock/contract/endpoint';
import type { health } from '@crewdock/contract/staff/health';
import type { Pool } from 'pg';
import { clockDifference } from '../../infra/db/clock.ts';
import type { Context } from '../../core/context/context.ts';
import { logLineCounts } from '../../core/logging/log.ts';
import { tryAgain } from './retry-mail.ts';
import { mailStates } from '../../infra/email/states.ts';
import { taskStates } from '../../infra/queue/task-states.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

const LAST = 50;

export function healthRoutes(pool: Pool): Handlers<typeof health, Context> {
  return {
    async showHealth(_, { db }) {
      const refused = db
        .selectFrom('mail')
        .where('failed_at', 'is not', null)
        .select(['id', 'recipient', 'subject', 'reason', 'last_error', 'failed_at'])
        .orderBy('failed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LAST);
      const [clock_ahead, tasks, mails, last] = await Promise.all([
        clockDifference(pool),
        taskStates(pool),
        mailStates(pool),
        refused.execute(),
      ]);
      const { since, lines } = logLineCounts;
      return {
        clock_ahead,
        tasks: tasks.map(({ lane: _lane, oldest, succeeded, ...task }) => ({
          ...task,
          oldest: isoOf(oldest),
          succeeded: isoOf(succeeded),
        })),
        mails: {
          ...mails,
          oldest: isoOf(mails.oldest),
          last_refused: last.map(({ reason, last_error, failed_at, ...mail }) => ({
            ...mail,
            reason: reason ?? '',
            reply: last_error ?? '',
            failed: failed_at!.toISOString(),
          })),
        },
        log: { since: since.toISOString(), warnings: lines.warn, errors: lines.error + lines.fatal },
      };
    },
    async sendMailAgain({ params: { id } }, context) {
      await context.db.transaction().execute((trx) => tryAgain(trx, id, context));
      return { detail: formatMessage(notices.emailRetried) };
    },
  };
}

function isoOf(time: Date | null): string | null {
  return time && time.toISOString();
}
