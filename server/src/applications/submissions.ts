import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { conflictError } from '../core/errors/errors.ts';
import * as errors from '../core/messages/errors/application.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Identifies a submission of the form: its `message_id`, and a hash of its content. */
export type ApplicationSubmission = Pick<Insertable<Schema['application']>, 'id' | 'content_hash'>;

/**
 * Returns whether this submission was processed before. Throws a conflict if its id was used for another submission.
 */
export async function isKnownSubmission(
  db: Kysely<Schema>,
  { id, content_hash }: ApplicationSubmission,
): Promise<boolean> {
  const known = await db
    .selectFrom('application')
    .select('content_hash')
    .where('id', '=', id)
    .unionAll(db.selectFrom('application_resubmission').select('content_hash').where('id', '=', id))
    .executeTakeFirst();
  if (!known) return false;
  if (!known.content_hash.equals(content_hash)) throw conflictError(formatMessage(errors.messageUsed));
  return true;
}
