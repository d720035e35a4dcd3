import { type Kysely, sql } from 'kysely';
import { changed } from '../../platform/audit/changed.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Task } from '../../platform/queue/task.ts';

/** Cards that are deleted in one transaction, with their relations. */
const AT_ONCE = 200;
/** What tells of a company and would stay when it goes. */
const NOT_WITH_IT = ['application', 'contact_message', 'staff_update', 'mail', 'market_link', 'resource_link'] as const;

/** Deletes companies whose last day has come, with what they own: daily. Their files go with the sweep, which nobody names any more. */
export const endCompanies: Task<'end-companies'> = async (_, { db, log, signal }) => {
  const due = await db
    .selectFrom('company')
    .where('deletion_due', '<=', sql<Date>`now()`)
    .select('id')
    .execute();
  const failed: unknown[] = [];
  for (const { id } of due) {
    // One that fails keeps nobody else.
    try {
      await endCompany(db, id, signal);
    } catch (error) {
      signal.throwIfAborted();
      log.error({ err: error, company: id }, 'a company could not be deleted');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} of ${due.length} companies could not be deleted`);
};

/** In parts, so that nobody else waits; what is interrupted goes on with the next run. */
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
    // Done by another process.
    if (!ended) return;
    for (const table of NOT_WITH_IT) await trx.deleteFrom(table).where('company_id', '=', id).execute();
    await trx.updateTable('person').set({ superadmin_in: null }).where('superadmin_in', '=', id).execute();
    await trx.deleteFrom('company').where('id', '=', id).execute();
    const after = { slug: null, name: null };
    await changed(trx, null, { action: 'deleted', subject: 'company', id, before: ended, after });
  });
}
