import { writeAuditEntries } from '../../core/audit/changed.ts';
import type { Context } from '../../core/context/context.ts';

/**
 * Writes a rejected sign-in to the audit log. Also for addresses without an account, so that both cases take the same
 * time. Limited per email address (20 per hour) and in total, because strangers can trigger it; the request log
 * contains every attempt.
 */
export async function writeRefusal(email: string, personId: number | null, context: Context): Promise<void> {
  const { db, limits } = context;
  const isNews = await limits.allows('refused-sign-in-written', email);
  if (!isNews || !(await limits.allows('refused-sign-ins-written', 'all'))) return;
  await writeAuditEntries(db, context, { action: 'sign_in_refused', subject: 'person', id: personId });
}
