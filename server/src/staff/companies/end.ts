import { type Kysely, sql } from 'kysely';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Task } from '../../core/context/task.ts';

/** Number of cards deleted per transaction, with their relations. */
const AT_ONCE = 200;
/** Tables whose rows no foreign key deletes with their company, so that this task deletes them. */
const NOT_WITH_IT = ['application', 'contact_message', 'staff_update', 'mail', 'market_link', 'resource_link'] as const;

/**
 * Daily task: deletes companies whose due date has passed, with all their data. The file sweep then deletes
 * unreferenced files.
 */
export const endCompanies: Task<'end-companies'> = async (_, { db, log, signal }) => {
  const due = await db
    .selectFrom('company')
    .where('deletion_due', '<=', sql<Date>`now()`)
    .select('id')
    .execute();
  const failed: unknown[] = [];
  for (const { id } of due) {
    // A failure must not stop the deletion of the other companies.
    try {
      await endCompany(db, id, signal);
    } catch (error) {
      signal.throwIfAborted();
      log.error({ err: error, company: id }, 'could not delete a company');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new Error(`could not delete ${failed.length} of ${due.length} companies`);
};

/** Deletes a company in chunks to keep locks short. An interrupted run continues at the next run of the task. */
async function endCompany(db: Kysely<Schema>, id: number, signal: AbortSignal): Promise<void> {
  for (const kind of ['talent', 'request'] as const) {
    for (let deleted = AT_ONCE; deleted === AT_ONCE;) {
      signal.throwIfAborted();
      const { numAffectedRows } = await sql`
        delete from ${sql.table(kind)} where id in (
          select id from ${sql.table(kind)} where company_id = ${id} order by id limit ${AT_ONCE})`.execute(db);
      deleted = Number(numAffectedRows);
    }
  }
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .selectFrom('company')
      .where('id', '=', id)
      .where('deletion_due', '<=', sql<Date>`now()`)
      .select(['slug', 'name'])
      .forUpdate()
      .executeTakeFirst();
    // Another process has already deleted the company.
    if (!ended) return;
    for (const table of NOT_WITH_IT) await trx.deleteFrom(table).where('company_id', '=', id).execute();
    await trx.updateTable('person').set({ superadmin_in: null }).where('superadmin_in', '=', id).execute();
    await trx.deleteFrom('company').where('id', '=', id).execute();
    const after = { slug: null, name: null };
    await writeAuditEntries(trx, null, { action: 'deleted', subject: 'company', id, before: ended, after });
  });
}
