import { changed } from '../../platform/audit/changed.ts';
import type { Context } from '../../platform/http/context.ts';

/**
 * Writes a refused sign-in into the audit log, of an unknown address too: that takes as long. What strangers may leave there is limited, by
 * the address that was tried and in all; the twenty-first of an hour says nothing new, and the request's log line tells of each.
 */
export async function writeRefusal(email: string, personId: number | null, context: Context): Promise<void> {
  const { db, limits } = context;
  const isNews = await limits.allows('refused-sign-in-written', email);
  if (!isNews || !(await limits.allows('refused-sign-ins-written', 'all'))) return;
  await changed(db, context, { action: 'sign_in_refused', subject: 'person', id: personId });
}
