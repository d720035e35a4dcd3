import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { invalidField } from '../platform/http/errors.ts';

/** What somebody says on leaving. */
export interface Leaving {
  reason?: number | undefined;
  comment: string;
}

/** As a subscription keeps it: what isn't said leaves what was. A reason that isn't in the dictionary is refused. */
export async function saidOnLeaving(db: Kysely<Schema>, { reason, comment }: Leaving) {
  if (reason !== undefined) {
    const known = await db.selectFrom('unsubscribe_reason').where('id', '=', reason).select('id').executeTakeFirst();
    if (!known) throw invalidField('reason', 'must be one of the reasons');
  }
  return { ...(reason !== undefined && { reason_id: reason }), ...(comment && { comment }) };
}
