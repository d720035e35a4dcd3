import { isDeepStrictEqual } from 'node:util';
import type { ImportMapping } from '@crewdock/contract/import-mapping';
import type { Import } from '@crewdock/contract/imports';
import { sql } from 'kysely';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Context } from '../../core/context/context.ts';
import { requireVersion } from '../../core/context/seen-version.ts';
import { conflictError, invalidField, notFound } from '../../core/errors/errors.ts';
import {
  sharesKey,
  addMissingKeys,
  mayBeSame,
  type PersonKeys,
  type IdentityKeys,
} from '../../resources/same-person.ts';
import { parseAndCheckRows, type ImportRowCells, writeAnswers } from './check.ts';
import { claimsOfOthers } from './claims.ts';
import { loadDictionaries } from './dictionaries.ts';
import { applyCorrections, presentImport, presentRow } from './present.ts';
import { type Db, findImport, type FoundImport, lockImport, oneRow, updateImportCounts, type Trx } from './queries.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as importErrors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Stores a new mapping. All rows must be checked again afterward. Throws `conflict` if the import has started, or if
 * the requester saw another version; saving the current mapping again is not a conflict.
 */
export async function keepMapping(
  found: FoundImport,
  { mapping, version }: { mapping: ImportMapping; version?: number | undefined },
  { db, now }: Pick<Context, 'db' | 'now'>,
) {
  if (!presentImport(found, now).can.check) throw conflictError(formatMessage(importErrors.alreadyImported));
  await inTransaction(db, async (trx) => {
    await lockImport(trx, found.id);
    const current = await findImport(trx, sql`true`, found.uid);
    if (current && !isDeepStrictEqual(mapping, current.mapping))
      await requireVersion(version, current, () => presentImport(current, now));
    const { numUpdatedRows } = await trx
      .updateTable('import')
      .set({ mapping: JSON.stringify(mapping), state: 'uploaded' })
      .where('id', '=', found.id)
      .where('state', 'in', ['uploaded', 'checked'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflictError(formatMessage(importErrors.alreadyImported));
  });
}

/**
 * Corrects a cell of a row that is not imported yet. Checks the row and its duplicates again, unless the cell has this
 * text already. Returns the new counts.
 * Throws `conflict` if the requester saw another version of the row, unless the cell has this text already.
 */
export async function correctCell(
  found: FoundImport,
  number: number,
  { column, text, version }: { column: number; text: string; version?: number | undefined },
  context: Context,
): Promise<Import['counts']> {
  const { mapping } = found;
  if (!mapping || found.state === 'uploaded') throw conflictError(formatMessage(importErrors.notChecked));
  if (column >= (found.sheets?.[mapping.sheet]?.columns ?? 0))
    throw invalidField('column', formatMessage(fieldErrors.otherColumn));
  const dictionaries = await loadDictionaries(context.db);
  return inTransaction(context.db, async (trx) => {
    await lockImport(trx, found.id);
    const current = await trx
      .selectFrom('import')
      .where('id', '=', found.id)
      .select(['state', 'version'])
      .executeTakeFirstOrThrow();
    const isChanged = current.state !== found.state || current.version !== found.version;
    if (isChanged || !presentImport(found, context.now).can.remove)
      throw conflictError(formatMessage(importErrors.busy));
    const before = await oneRow(trx, found, number);
    if (before && applyCorrections(before)[column] !== text)
      await requireVersion(version, before, () => presentRow(before));
    // A repeated correction does not increment the version. Otherwise, the next correction by someone else would be
    // rejected.
    else if (before?.state === 'waiting') return updateImportCounts(trx, found.id);
    const released = await mend(trx, found, { number, column, text });
    const judgeAgain = async (row: ImportRowCells) => {
      const others = await othersOf(trx, found.id, mapping.sheet);
      const seen = { among: async () => (own: number, keys: PersonKeys) => firstAmong(others, own, keys) };
      const claims = claimsOfOthers(trx, found, row.number);
      await writeAnswers(
        trx,
        found,
        await parseAndCheckRows(trx, found, { mapping, dictionaries, rows: [row], seen, claims }),
      );
    };
    const rows = await affected(trx, found.id, mapping.sheet, number);
    await releaseDuplicates(trx, found.id, mapping.sheet, number);
    for (const row of rows) await judgeAgain(row);
    for (const row of await sameAsReleased(trx, found.id, mapping.sheet, released)) await judgeAgain(row);
    return updateImportCounts(trx, found.id);
  });
}

/**
 * Corrects a cell and checks nothing. Returns the id of the resource that the row would have updated; the row no longer
 * claims this resource.
 */
async function mend(
  trx: Trx,
  { id, mapping }: FoundImport,
  at: { number: number; column: number; text: string },
): Promise<number | null> {
  const { rows } = await sql<{ state: string; resource_id: number | null }>`
    with former as (
      select resource_id from import_row where import_id = ${id} and sheet = ${mapping!.sheet} and number = ${at.number})
    update import_row set version = version + 1, resource_id = null, repaired = case when cells->>${at.column}::int is not distinct from ${at.text}
      then repaired - ${String(at.column)}::text
      else repaired || jsonb_build_object(${String(at.column)}::text, ${at.text}::text) end
    from former where import_id = ${id} and sheet = ${mapping!.sheet} and number = ${at.number} and answer is not null
    returning state, former.resource_id`.execute(trx);
  if (!rows[0]) throw notFound();
  if (rows[0].state !== 'waiting') throw conflictError(formatMessage(importErrors.rowImported));
  return rows[0].resource_id;
}

/** The row itself and the rows that were skipped as its duplicates, in row order. */
async function affected(trx: Trx, importId: number, sheet: number, number: number): Promise<ImportRowCells[]> {
  return trx
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .where('sheet', '=', sheet)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('number', '=', number), eb('duplicate_of', '=', number)]))
    .orderBy('number')
    .select(['number', 'cells', 'repaired'])
    .execute();
}

/** Detaches the duplicates of a row from its person, so that each of these rows is checked separately. */
async function releaseDuplicates(trx: Trx, importId: number, sheet: number, number: number): Promise<void> {
  await sql`
    update import_row set duplicate_of = null
    where import_id = ${importId} and sheet = ${sheet} and state = 'waiting' and duplicate_of = ${number}`.execute(trx);
}

/** A row with the first row of its person, and the keys of the resource that it updates. */
interface OtherRow extends PersonKeys {
  number: number;
  first: number;
  same: IdentityKeys | null;
}

/** The rows that have been or will be imported, and their duplicates, in row order. */
async function othersOf(db: Db, importId: number, sheet: number): Promise<OtherRow[]> {
  const { rows } = await sql<OtherRow>`
    select i.number, coalesce(i.duplicate_of, i.number) as first, ${KEYS},
      case when r.id is not null then json_build_object('reference', r.reference, 'email', r.email, 'phone', r.phone) end as same
    from import_row i left join resource r on r.id = i.resource_id
    where i.import_id = ${importId} and i.sheet = ${sheet} and i."values" is not null
      and (i.answer in ('create', 'update') or i.state <> 'waiting' or i.resource_id is not null
        or i.duplicate_of is not null)
    order by i.number`.execute(db);
  return rows;
}

/** Rows that would create a person who has a key of the released resource, in row order. */
async function sameAsReleased(
  trx: Trx,
  importId: number,
  sheet: number,
  resourceId: number | null,
): Promise<ImportRowCells[]> {
  if (resourceId === null) return [];
  const { rows: released } = await sql<PersonKeys>`
    select reference, email, phone, name, title from resource where id = ${resourceId}`.execute(trx);
  // Letters of names are folded, so names are compared here and not by the database.
  const { rows } = await sql<PersonKeys & { number: number }>`
    select i.number, ${KEYS} from import_row i
    where i.import_id = ${importId} and i.sheet = ${sheet} and i.state = 'waiting' and i.answer = 'create'`.execute(
    trx,
  );
  const same = rows.filter((row) => released.some((resource) => sharesKey(row, resource))).map(({ number }) => number);
  const { rows: cells } = await sql<ImportRowCells>`
    select number, cells, repaired from import_row
    where import_id = ${importId} and sheet = ${sheet} and number = any(${same}::int[])
    order by number`.execute(trx);
  return cells;
}

/** SQL: the keys of the person in a checked row. */
const KEYS = sql`i."values"->>'reference' as reference, i."values"->>'email' as email, i."values"->>'phone' as phone,
  i."values"->>'name' as name, i."values"->>'title' as title`;

/** The first row of the person `keys`, as in `SeenPeople`; null if no other row is about this person. */
function firstAmong(rows: OtherRow[], own: number, keys: PersonKeys): number | null {
  const others = rows.filter(({ number }) => number !== own);
  const people = Map.groupBy(others, ({ first }) => first);
  const isOnePerson = (first: number) => {
    const person = { reference: '', email: '', phone: '' };
    const rowsOfPerson = people.get(first)!.toSorted((one, another) => rankKeys(one) - rankKeys(another));
    for (const row of rowsOfPerson) addMissingKeys(person, row);
    for (const { same } of rowsOfPerson) if (same) addMissingKeys(person, same);
    return mayBeSame(person, keys);
  };
  return (
    others.find((other) => sharesKey(other, keys) && other.first !== own && isOnePerson(other.first))?.first ?? null
  );
}

/** Rows with equal references can have different email addresses, so the reference outweighs the address. */
function rankKeys({ reference, email }: IdentityKeys): number {
  return (reference === '' ? 0 : 2) + (email === '' ? 0 : 1);
}
