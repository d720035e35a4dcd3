import { sql } from 'kysely';
import { holdFile } from '../../../infra/storage/naming.ts';
import type { Task, TaskServices } from '../../../core/context/task.ts';
import type { ImportedResource } from '../cells/resource.ts';
import type { ImportColumns } from '../queries.ts';
import { startImportRun } from '../run/start.ts';
import { wakeFetching } from './ask.ts';
import { BadLink } from '../../../infra/outbound-fetch/fetch-bytes.ts';
import type { WithDocuments } from './fetch-document.ts';
import { importedCvs } from './naming.ts';
import * as errors from '../../../core/messages/errors/import.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Maximum number of links per job, so that jobs of other imports run in between. */
const TURN = 20;
/** Number of links that are fetched concurrently. Limited, because each file may have ten megabytes. */
const AT_ONCE = 4;

type Services = TaskServices & WithDocuments;
type Row = { number: number; sheet: number; values: ImportedResource };

/** Background job: fetches the CVs linked in rows. When all links are done, starts the import. */
export const fetchImportCvs: Task<'fetch-import-cvs', Services> = async (payload, services) => {
  const { db, signal } = services;
  const found = await db.selectFrom('import').where('uid', '=', payload.import).selectAll().executeTakeFirst();
  // The import has been removed or canceled.
  if (found?.state !== 'fetching') return;
  const rows = await asked(found, services);
  while (rows.length > 0) {
    signal.throwIfAborted();
    await Promise.all(rows.splice(0, AT_ONCE).map((row) => fetchOne(found, row, services)));
  }
  await db.transaction().execute(async (trx) => {
    const now = await sql<{ is_left: boolean }>`
      select exists (select from import_row r where r.import_id = i.id and r.link = 'asked') as is_left
      from import i where i.id = ${found.id} and i.state = 'fetching' for no key update`.execute(trx);
    if (!now.rows[0]) return;
    if (now.rows[0].is_left) return wakeFetching(trx, payload);
    await startImportRun(trx, found, payload);
  });
};

async function asked({ id }: ImportColumns, { db }: Services): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select number, sheet, "values" from import_row where import_id = ${id} and link = 'asked'
    order by number limit ${TURN}`.execute(db);
  return rows;
}

async function fetchOne(found: ImportColumns, row: Row, { db, files, fetchDocument, signal }: Services): Promise<void> {
  const { id, owner_id } = found;
  const mark = (executor: typeof db, set: { link: 'read' | 'bad'; cv_file?: string; reason?: string }) =>
    executor
      .updateTable('import_row')
      .set(set)
      .where('import_id', '=', id)
      .where('sheet', '=', row.sheet)
      .where('number', '=', row.number)
      .where('link', '=', 'asked')
      .execute();
  const count = (column: 'links_read' | 'links_bad') =>
    sql`update import set ${sql.ref(column)} = ${sql.ref(column)} + 1 where id = ${id}`;
  try {
    const { type, bytes } = await fetchDocument(row.values.cv_url, signal);
    const file = { purpose: importedCvs, ownerId: owner_id, type, name: 'CV' };
    await files.add(file, bytes, (cv_file) =>
      db.transaction().execute(async (trx) => {
        await holdFile(trx, cv_file);
        await mark(trx, { link: 'read', cv_file });
        await count('links_read').execute(trx);
      }),
    );
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    await mark(db, { link: 'bad', reason: formatMessage(errors.cvLink, { reason: error.message }) });
    await count('links_bad').execute(db);
  }
}
