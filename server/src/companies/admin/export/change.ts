import type { Transaction } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { removeFile } from '../../../infra/storage/naming.ts';
import type { Context } from '../../../core/context/context.ts';
import { addJob } from '../../../infra/queue/add.ts';
import { lockCompany, requireSuperadmin } from '../administrator.ts';

/** Starts an export, unless an export is running. The new archive replaces the earlier archive. */
export async function startExport(context: Context): Promise<void> {
  const { company } = requireSuperadmin(context);
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    if (await isUnderWay(trx, company)) return;
    await removeRow(trx, company);
    const { uid } = await trx
      .insertInto('company_export')
      .values({ company_id: company.id })
      .returning('uid')
      .executeTakeFirstOrThrow();
    // Exports run one at a time, so that a worker stays free for other jobs of the lane.
    await addJob(trx, 'export-company', { uid }, { line: 'company-exports' });
    const entry = { subject: 'company', id: company.id, after: { export: 'asked for' } } as const;
    await writeAuditEntries(trx, context, { action: 'data_exported', ...entry });
  });
}

/** Deletes the export. A running export job notices the deletion and stops. */
export async function removeExport(context: Context): Promise<void> {
  const { company } = requireSuperadmin(context);
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const state = await removeRow(trx, company);
    if (state === undefined) return;
    const entry = { subject: 'company', id: company.id, before: { export: state }, after: { export: null } } as const;
    await writeAuditEntries(trx, context, { action: 'deleted', ...entry });
  });
}

async function isUnderWay(trx: Transaction<Schema>, { id }: CompanyRow): Promise<boolean> {
  const row = await trx
    .selectFrom('company_export')
    .where('company_id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .select('uid')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the row of the export and returns its state. */
async function removeRow(trx: Transaction<Schema>, { id }: CompanyRow) {
  const row = await trx
    .deleteFrom('company_export')
    .where('company_id', '=', id)
    .returning(['file', 'state'])
    .executeTakeFirst();
  if (row?.file) await removeFile(trx, row.file);
  return row?.state;
}
