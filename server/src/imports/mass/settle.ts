import type { CardKind } from '@crewdock/contract/kinds';
import type { MassImportAnswer } from '@crewdock/contract/mass-import';
import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { sql } from 'kysely';
import { addDraftedCard, draftedCvs } from '../../cards/drafted-card.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { impersonatePerson } from '../../core/audit/impersonation.ts';
import { documentName } from '../../infra/storage/document.ts';
import { checkDocument } from '../../infra/storage/accept-document.ts';
import type { TaskServices } from '../../core/context/task.ts';
import type { ImportedCardDraft, PendingImportFile } from './draft.ts';
import type { Db, Trx } from './queries.ts';

/**
 * Creates a draft from a file, or links the file with the owner's existing card of the same person or job. Does nothing
 * if the file is no longer waiting.
 */
export async function createOrLinkCard(
  file: PendingImportFile,
  bytes: Buffer,
  { fields, told, isSame }: ImportedCardDraft,
  { db, files, names }: TaskServices & WithNames,
): Promise<void> {
  const known = await names();
  const settleWith = (cv: { path: string; name: string } | null) =>
    db.transaction().execute(async (trx) => {
      if (!(await isWanted(trx, file))) return;
      const there = await knownCard(trx, file, isSame);
      if (there !== null) return markRead(trx, file, 'known', there, told);
      const doer = impersonatePerson(file.owner_id, { isStaff: false });
      const draft = { ownerId: file.owner_id, fields, cv, known };
      await markRead(trx, file, 'draft', await addDraftedCard(trx, file.kind, draft, doer), told);
    });
  if (file.kind !== 'talent') return settleWith(null);
  const content = new File([new Uint8Array(bytes)], file.name);
  const checked = bytes.length <= CV_MAX_BYTES ? await checkDocument(content) : null;
  if (!checked || 'refusal' in checked) return settleWith(null);
  const { type } = checked;
  const name = documentName(content, type);
  await files.add({ purpose: draftedCvs, ownerId: file.owner_id, type, name }, checked.content.stream(), (path) =>
    settleWith({ path, name }),
  );
}

export async function settleRefused(db: Db, file: PendingImportFile, reason: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await isWanted(trx, file)) await mark(trx, file, 'refused', { reason });
  });
}

/**
 * Whether the file is still waiting and its owner's account is open. Takes a lock on the owner, so that no other file
 * of this owner is processed until the transaction ends.
 */
async function isWanted(trx: Trx, { owner_id, mass_import_id, number }: PendingImportFile): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts of ${owner_id}`}, 0))`.execute(trx);
  const { rows } = await sql`
    select from mass_import_file f join person p on p.id = ${owner_id} and p.state = 'open'
    where f.mass_import_id = ${mass_import_id} and f.number = ${number} and f.answer = 'waiting'
    for update of f`.execute(trx);
  return rows.length > 0;
}

/** Finds an active card of the owner that is about the same person or job, or was created from an identical file. */
async function knownCard(
  trx: Trx,
  { owner_id, kind, sha256 }: PendingImportFile,
  isSame: ImportedCardDraft['isSame'],
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from ${sql.table(kind)} c
    where c.owner_id = ${owner_id} and c.company_id is null and c.is_active and (
      (${isSame}) or c.id in (
        select f.${sql.ref(`${kind}_id`)} from mass_import_file f join mass_import m on m.id = f.mass_import_id
        where f.sha256 = ${sha256} and m.owner_id = ${owner_id}))
    order by c.is_draft, c.id limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Marks the file as read and links it with the created or existing card. */
async function markRead(
  trx: Trx,
  file: PendingImportFile,
  answer: 'draft' | 'known',
  cardId: number,
  told: ImportedCardDraft['told'],
): Promise<void> {
  await mark(trx, file, answer, { [`${file.kind}_id`]: cardId, told: JSON.stringify(told) });
}

async function mark(
  trx: Trx,
  { mass_import_id, number }: PendingImportFile,
  answer: MassImportAnswer,
  more: { reason: string } | ({ [card in `${CardKind}_id`]?: number } & { told: string }),
): Promise<void> {
  await trx
    .updateTable('mass_import_file')
    .set({ answer, ...more })
    .where('mass_import_id', '=', mass_import_id)
    .where('number', '=', number)
    .execute();
}
