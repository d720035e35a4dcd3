import { sql } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Context } from '../../../core/context/context.ts';
import { conflictError } from '../../../core/errors/errors.ts';
import { startOperation } from '../../../core/operations/start.ts';
import { requestCancel, requestUndo } from '../../../core/operations/requests.ts';
import { requirePerson } from '../../../core/context/context.ts';
import { askForLinks } from '../cv/ask.ts';
import { requireImportOwner } from '../policy.ts';
import { presentImport } from '../present.ts';
import { type FoundImport, lockImport, type Trx, WANTED } from '../queries.ts';
import { importResources } from './import-resources.ts';
import * as httpErrors from '../../../core/messages/errors/http.ts';
import * as importErrors from '../../../core/messages/errors/import.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * Starts the import of the waiting rows. If rows have links to CVs, the CVs are fetched first. Throws `conflict` if the
 * import cannot run now.
 */
export async function startImport(found: FoundImport, badLinks: boolean, context: Context): Promise<void> {
  const { ownerId } = requireImportOwner(context);
  if (!presentImport(found, context.now).can.run) throw conflictError(formatMessage(importErrors.nothingToImport));
  await inTransaction(context.db, async (trx) => {
    await lockImport(trx, found.id);
    await refuseChanged(trx, found);
    await writeAuditEntries(trx, context, {
      action: 'changed',
      subject: 'import',
      id: found.uid,
      before: { run: null },
      after: { run: context.now.toISOString(), bad_links: badLinks },
    });
    if (badLinks) await takeBadLinks(trx, found.id);
    const waits = { ownerId, badLinks };
    if (!(await askForLinks(trx, found, waits))) await startImportRun(trx, found, waits);
  });
}

/** Starts the background operation that imports the rows. */
export async function startImportRun(
  trx: Trx,
  { id, uid, name, company_id }: Pick<FoundImport, 'id' | 'uid' | 'name' | 'company_id'>,
  { ownerId, badLinks }: { ownerId: number; badLinks: boolean },
): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from import_row r join import i on i.id = r.import_id and r.sheet = (i.mapping->>'sheet')::int
    where i.id = ${id} and ${WANTED} and r.state = 'waiting'`.execute(trx);
  const operation_uid = await startOperation(trx, importResources, {
    owner: { id: ownerId, companyId: company_id },
    title: `Import ${name}`,
    total: rows[0]!.total,
    input: { import: uid, bad_links: badLinks },
  });
  await trx.insertInto('import_run').values({ operation_uid, import_id: id }).execute();
  await trx.updateTable('import').set({ state: 'started' }).where('id', '=', id).execute();
}

/**
 * Cancels the fetching of CVs or the operation in progress. Resources that are already imported are kept. Throws
 * `conflict` if nothing is in progress.
 */
export async function cancelImport(found: FoundImport, context: Context): Promise<void> {
  if (!presentImport(found, context.now).can.cancel) throw conflictError(formatMessage(httpErrors.operationEnded));
  if (found.state === 'fetching') {
    const state = found.operation ? 'started' : 'checked';
    await context.db
      .updateTable('import')
      .set({ state })
      .where('id', '=', found.id)
      .where('state', '=', 'fetching')
      .execute();
    return;
  }
  await requestCancel(context.db, found.operation!.uid);
}

/** Starts to undo all operations of an import. Throws `conflict` if nothing can be undone now. */
export async function undoImport(found: FoundImport, context: Context): Promise<void> {
  if (!presentImport(found, context.now).can.undo) throw conflictError(formatMessage(httpErrors.nothingToUndo));
  await inTransaction(context.db, async (trx) => {
    const id = requirePerson(context).id;
    await trx.updateTable('import').set({ undone_by: id }).where('id', '=', found.id).execute();
    const runs = await trx.selectFrom('import_run').where('import_id', '=', found.id).select('operation_uid').execute();
    for (const { operation_uid } of runs) await requestUndo(trx, operation_uid);
    await writeAuditEntries(trx, context, {
      action: 'changed',
      subject: 'import',
      id: found.uid,
      before: { undone: null },
      after: { undone: context.now.toISOString() },
    });
  });
}

/** Marks rows that failed only because of their CV link as rows to import without a CV. */
async function takeBadLinks(trx: Trx, importId: number): Promise<void> {
  await sql`
    update import_row set answer = 'create' where import_id = ${importId} and link = 'bad' and answer = 'error'
      and state = 'waiting'`.execute(trx);
}

/** Throws `conflict` if a concurrent request has started the import. */
async function refuseChanged(trx: Trx, { id, state }: FoundImport): Promise<void> {
  const now = await trx.selectFrom('import').where('id', '=', id).select('state').executeTakeFirstOrThrow();
  const { rows } = await sql`
    select from import_run n join operation o on o.uid = n.operation_uid
    where n.import_id = ${id} and o.state in ('waiting', 'running', 'undoing')`.execute(trx);
  if (now.state !== state || rows.length > 0) throw conflictError(formatMessage(importErrors.alreadyRunning));
}
