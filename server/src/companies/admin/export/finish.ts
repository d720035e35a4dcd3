import { sql } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { holdFile } from '../../../infra/storage/naming.ts';
import type { TaskServices } from '../../../core/context/task.ts';
import { loadSuperadminEmails } from '../superadmins.ts';
import { exportReadyLetter } from './emails.ts';

interface Written {
  uid: string;
  path: string;
  expiresAt: Date;
}

/**
 * Marks an export as ready and emails the superadmins. Does nothing if the export was canceled, or if another process
 * finished it first.
 */
export async function finishExport(
  { uid, path, expiresAt }: Written,
  { db, origins, outbox }: TaskServices,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdFile(trx, path);
    const named = await trx
      .updateTable('company_export')
      .set({
        state: 'ready',
        file: path,
        finished_at: sql<Date>`now()`,
        expires_at: expiresAt,
        done: sql<number>`total`,
      })
      .where('uid', '=', uid)
      .where('state', '=', 'running')
      .returning('company_id')
      .executeTakeFirst();
    if (!named) return;
    const company = await trx
      .selectFrom('company')
      .where('id', '=', named.company_id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const entry = { subject: 'company', id: company.id, after: { export: 'ready' } } as const;
    await writeAuditEntries(trx, null, { action: 'data_exported', ...entry });
    const letter = exportReadyLetter(company.name, `${origins.of(company)}/admin/settings#export`);
    const addresses = await loadSuperadminEmails(trx, company.id);
    await outbox.write(trx, ...addresses.map((to) => ({ to, company, letter })));
  });
}
