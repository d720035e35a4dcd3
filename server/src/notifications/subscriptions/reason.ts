import type { Kysely } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { invalidField } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/subscription.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Feedback given when unsubscribing. */
export interface Leaving {
  reason?: number | undefined;
  comment: string;
}

/**
 * Returns the feedback as columns of a subscription; omitted values are kept. Throws a field error for a reason that
 * does not exist.
 */
export async function saidOnLeaving(db: Kysely<Schema>, { reason, comment }: Leaving) {
  if (reason !== undefined) {
    const known = await db.selectFrom('unsubscribe_reason').where('id', '=', reason).select('id').executeTakeFirst();
    if (!known) throw invalidField('reason', formatMessage(errors.unknownReason));
  }
  return { ...(reason !== undefined && { reason_id: reason }), ...(comment && { comment }) };
}
