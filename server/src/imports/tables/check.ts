import type { ImportMapping } from '@crewdock/contract/import-mapping';
import { sql } from 'kysely';
import { setImmediate as breathe } from 'node:timers/promises';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Context } from '../../core/context/context.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import { conflictError } from '../../core/errors/errors.ts';
import { findSame, loadImages } from '../../resources/same-person.ts';
import { type Answered, decideRowAnswer } from './answer.ts';
import { type Claims, claimsInMemory } from './claims.ts';
import type { ImportDictionaries } from './cells/dictionaries.ts';
import { loadDictionaries } from './dictionaries.ts';
import { judgeRow } from './cells/judge.ts';
import type { JudgedRow } from './cells/resource.ts';
import { applyCorrections } from './present.ts';
import { amongThem, type ImportColumns, updateImportCounts, type RowColumns, type Trx } from './queries.ts';
import { SeenPeople } from './seen-people.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Number of rows per batch. Small enough that the garbage collector frees most objects while they are young. */
export const CHECK_BATCH_ROWS = 500;
/** Number of rows after which the loop yields to the event loop. */
const BREATH = 100;

/** An import to check, and the version of it that the requester saw. */
export type CheckedImport = Pick<ImportColumns, 'id' | 'owner_id' | 'company_id'> & {
  seenVersion?: number | undefined;
};

/**
 * Checks all rows of a table without importing them, and stores the mapping and the results. Throws `conflict` if the
 * table is already being checked or imported, or if the requester saw another version; checking with the current
 * mapping again is not a conflict.
 */
export async function checkImportRows(
  found: CheckedImport,
  mapping: ImportMapping,
  context: Pick<Context, 'db' | 'signal'>,
): Promise<void> {
  const dictionaries = await loadDictionaries(context.db);
  await inTransaction(context.db, async (trx) => {
    await takeUp(trx, found, mapping);
    await clear(trx, found.id, mapping);
    const seen = await SeenPeople.begin(trx);
    const claims = claimsInMemory();
    let answers: Answered[] = [];
    for (let number = (mapping.header_row ?? -1) + 1; ;) {
      const rows = await rowsAfter(trx, found.id, mapping.sheet, number);
      // Parses the next rows while the database writes the previous batch.
      const [judgements] = await Promise.all([judge(rows, mapping, dictionaries), writeAnswers(trx, found, answers)]);
      answers = await answered(trx, found, judgements, { seen, claims });
      if (rows.length < CHECK_BATCH_ROWS) break;
      number = rows.at(-1)!.number;
      context.signal.throwIfAborted();
    }
    await writeAnswers(trx, found, answers);
    await updateImportCounts(trx, found.id);
  });
}

/** Parses and checks rows in row order. */
export async function parseAndCheckRows(
  trx: Trx,
  found: Pick<ImportColumns, 'owner_id' | 'company_id'>,
  at: {
    rows: readonly ImportRowCells[];
    mapping: ImportMapping;
    dictionaries: ImportDictionaries;
    seen: Pick<SeenPeople, 'among'>;
    claims: Claims;
  },
): Promise<Answered[]> {
  return answered(trx, found, await judge(at.rows, at.mapping, at.dictionaries), at);
}

export type ImportRowCells = Pick<RowColumns, 'number' | 'cells' | 'repaired'>;

/** Stores the results of checked rows. */
export async function writeAnswers(trx: Trx, { id }: { id: number }, rows: Answered[]) {
  if (rows.length === 0) return;
  await sql`
    update import_row r set answer = n.answer, reason = n.reason, faults = n.faults, "values" = n."values",
      duplicate_of = n.duplicate_of, resource_id = n.resource_id, link = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (number integer, answer text, reason text, faults jsonb, "values" jsonb, duplicate_of integer, resource_id integer)
    where r.import_id = ${id} and r.sheet = (select (mapping->>'sheet')::int from import where id = ${id})
      and ${amongThem(rows)} and r.number = n.number`.execute(trx);
}

interface Judgement extends JudgedRow {
  number: number;
}

async function judge(
  rows: readonly ImportRowCells[],
  mapping: ImportMapping,
  dictionaries: ImportDictionaries,
): Promise<Judgement[]> {
  const today = new Date().toISOString().slice(0, 10);
  const judgements = [];
  for (const [index, row] of rows.entries()) {
    if (index % BREATH === BREATH - 1) await breathe();
    judgements.push({ number: row.number, ...judgeRow(applyCorrections(row), mapping, dictionaries, today) });
  }
  return judgements;
}

/**
 * Decides what happens to parsed rows, based on existing resources and earlier rows. Never assigns one resource to two
 * different people.
 */
async function answered(
  trx: Trx,
  found: Pick<ImportColumns, 'owner_id' | 'company_id'>,
  judgements: readonly Judgement[],
  { seen, claims }: { seen: Pick<SeenPeople, 'among'>; claims: Claims },
): Promise<Answered[]> {
  const bench = { ownerId: found.owner_id, companyId: found.company_id };
  const people = judgements.map(({ values }) => values);
  const same = await findSame(trx, bench, people);
  const ids = [...new Set([...same.values()].flat())];
  const images = await loadImages(trx, ids);
  const claimed = await claims.among(ids);
  const firstOf = await seen.among(people);
  return judgements.map((judgement, index) => {
    const id = same.get(index)?.find((each) => images.has(each) && !claimed.has(each));
    const row = decideRowAnswer(judgement, id === undefined ? null : images.get(id)!, firstOf);
    if (row.resource_id !== null) claimed.add(row.resource_id);
    return row;
  });
}

async function takeUp(trx: Trx, { id, seenVersion }: CheckedImport, mapping: ImportMapping): Promise<void> {
  const { rows } = await sql<{ version: number; is_same: boolean }>`
    select version, mapping is not distinct from ${JSON.stringify(mapping)}::jsonb as is_same from import
    where id = ${id} and state in ('uploaded', 'checked') for no key update skip locked`.execute(trx);
  if (!rows[0]) throw conflictError(formatMessage(errors.beingChecked));
  if (!rows[0].is_same) await requireVersion(seenVersion, rows[0], () => undefined);
}

async function clear(trx: Trx, id: number, mapping: ImportMapping): Promise<void> {
  await sql`update import set mapping = ${JSON.stringify(mapping)}, state = 'checked' where id = ${id}`.execute(trx);
  await sql`
    update import_row set answer = null, "values" = null, faults = '[]', reason = null, duplicate_of = null,
      resource_id = null
    where import_id = ${id} and answer is not null
      and (sheet <> ${mapping.sheet} or number <= ${(mapping.header_row ?? -1) + 1})`.execute(trx);
}

async function rowsAfter(trx: Trx, importId: number, sheet: number, number: number): Promise<ImportRowCells[]> {
  return trx
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .where('sheet', '=', sheet)
    .where('number', '>', number)
    .orderBy('number')
    .limit(CHECK_BATCH_ROWS)
    .select(['number', 'cells', 'repaired'])
    .execute();
}
