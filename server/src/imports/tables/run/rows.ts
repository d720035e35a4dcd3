import type { ImportAnswer } from '@crewdock/contract/imports';
import { sql } from 'kysely';
import { notFound } from '../../../core/errors/errors.ts';
import type { Bench } from '../../../resources/bench.ts';
import type { ResourceImage } from '../../../resources/many.ts';
import type { ImportedResource } from '../cells/resource.ts';
import { amongThem, type ImportColumns, type RowColumns, type Trx, WANTED } from '../queries.ts';

/** A row that waits to be imported. */
export type WaitingRow = Pick<RowColumns, 'number' | 'answer' | 'reason' | 'link' | 'cv_file' | 'resource_id'> & {
  values: ImportedResource;
};

/** The result of an imported row. */
export interface Brought {
  number: number;
  answer: ImportAnswer;
  reason: string | null;
  resource_id: number | null;
  /** The written resource and its previous content, for undo; null if nothing was written. */
  done: { uid: string; version: number; before: ResourceImage | null } | null;
  /** `given` is the new CV of the resource, `taken` its previous CV. */
  cvs: { given: string | null; taken: string | null };
}

/** Loads an import and locks it until the transaction ends. Throws 404 if it does not exist. */
export async function startedImport(trx: Trx, uid: string): Promise<ImportColumns> {
  const found = await trx.selectFrom('import').where('uid', '=', uid).selectAll().forNoKeyUpdate().executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

export function benchOfImport({ owner_id, company_id }: ImportColumns): Bench {
  return { ownerId: owner_id, companyId: company_id };
}

/** The next waiting rows after the row `number`, in row order. */
export async function nextRows(
  trx: Trx,
  { id, mapping }: ImportColumns,
  number: number,
  limit: number,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select r.number, r.answer, r."values", r.reason, r.link, r.cv_file, r.resource_id from import_row r
    where r.import_id = ${id} and r.sheet = ${mapping!.sheet} and ${WANTED} and r.state = 'waiting' and r.number > ${number}
    order by r.number limit ${limit}`.execute(trx);
  return rows;
}

/** Stores the results of imported rows. Rows with errors stay in the state `waiting`, so that they can be corrected. */
export async function markRows(trx: Trx, { id, mapping }: ImportColumns, brought: readonly Brought[]): Promise<void> {
  if (brought.length === 0) return;
  const rows = brought.map(({ number, answer, reason, resource_id }) => ({ number, answer, reason, resource_id }));
  await sql`
    update import_row r set answer = n.answer, reason = n.reason, resource_id = n.resource_id,
      state = case when n.answer = 'error' then 'waiting' else 'done' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (number integer, answer text, reason text, resource_id integer)
    where r.import_id = ${id} and r.sheet = ${mapping!.sheet} and ${amongThem(rows)} and r.number = n.number`.execute(
    trx,
  );
}

/** Stores whether undo has restored each row. */
export async function markRestored(
  trx: Trx,
  { id, mapping }: ImportColumns,
  rows: readonly { number: number; is_restored: boolean }[],
): Promise<void> {
  await sql`
    update import_row r set state = case when n.is_restored then 'restored' else 'kept' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (number integer, is_restored boolean)
    where r.import_id = ${id} and r.sheet = ${mapping!.sheet} and ${amongThem(rows)} and r.number = n.number`.execute(
    trx,
  );
}
