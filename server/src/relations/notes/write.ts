import { type Transaction, sql } from 'kysely';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { notFound, permissionDenied } from '../../core/errors/errors.ts';
import { countMove } from '../limit.ts';
import { getMoveSide } from '../policy.ts';
import type { LinkedPair } from '../pair.ts';
import { mailNote } from './emails.ts';
import { findNote, type NoteRow } from './queries.ts';

/** Adds a note for the requester's side. */
export async function addNote(
  linked: LinkedPair,
  { text, is_shared }: { text: string; is_shared: boolean },
  context: Context,
): Promise<NoteRow> {
  await countMove(context);
  const side = getMoveSide(linked.standing, 'propose');
  return inTransaction(context.db, async (trx) => {
    const { id } = await trx
      .insertInto('relation_note')
      .values({ relation_id: linked.relation.id, person_id: requirePerson(context).id, side, is_shared, text })
      .returning('id')
      .executeTakeFirstOrThrow();
    const note = (await findNote(trx, linked.relation.id, id, linked.standing))!;
    await audit(trx, context, null, note);
    await mailNote(trx, note, 'written', linked, context);
    return note;
  });
}

/** Edits the requester's own note. A pending mail gets the new text. */
export async function editNote(linked: LinkedPair, id: string, text: string, context: Context): Promise<NoteRow> {
  return inTransaction(context.db, async (trx) => {
    const before = await ownNote(trx, linked, id, context);
    if (before.text === text) return before;
    await sql`update relation_note set text = ${text}, modified_at = clock_timestamp() where id = ${id}`.execute(trx);
    const note = (await findNote(trx, linked.relation.id, id, linked.standing))!;
    await audit(trx, context, before, note);
    await mailNote(trx, note, 'edited', linked, context);
    return note;
  });
}

/** Deletes the requester's own note and removes it from a pending mail. */
export async function deleteNote(linked: LinkedPair, id: string, context: Context): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const note = await ownNote(trx, linked, id, context);
    await trx.deleteFrom('relation_note').where('id', '=', id).execute();
    await audit(trx, context, note, null);
    await mailNote(trx, note, 'deleted', linked, context);
  });
}

/** Throws `notFound` for notes that the requester may not read, and `permissionDenied` for notes of other authors. */
async function ownNote(trx: Transaction<Schema>, linked: LinkedPair, id: string, context: Context): Promise<NoteRow> {
  const note = await findNote(trx, linked.relation.id, id, linked.standing);
  if (!note) throw notFound();
  if (note.person_id !== requirePerson(context).id) throw permissionDenied();
  return note;
}

/**
 * The audit entry leaves out the text, because staff read the log, and a private note may only be read by its own side.
 */
async function audit(
  trx: Transaction<Schema>,
  context: Context,
  before: NoteRow | null,
  after: NoteRow | null,
): Promise<void> {
  const note = (before ?? after)!;
  const told = (row: NoteRow | null) => ({
    [`note ${note.id}`]: row && `${row.is_shared ? 'shared' : 'private'}, ${row.modified_at.toISOString()}`,
  });
  const entry = { action: 'changed', subject: 'relation', id: note.relation_id } as const;
  await writeAuditEntries(trx, context, { ...entry, before: told(before), after: told(after) });
}
