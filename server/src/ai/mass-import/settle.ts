import type { SentFile } from '@crewdock/contract/import-links';
import type { ParsedResume } from '@crewdock/contract/resumes';
import type { MassImportAnswer } from '@crewdock/contract/mass-import';
import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { type Selectable, sql } from 'kysely';
import { addDraftedTalent, draftedCvs } from '../../cards/drafted-talent.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { inTheNameOf } from '../../platform/audit/in-the-name-of.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { documentName } from '../../platform/files/document.ts';
import { documentType } from '../../platform/files/document-type.ts';
import type { TaskServices } from '../../platform/queue/task.ts';
import { draftOf } from './draft-of.ts';
import type { Db, Trx } from './queries.ts';

/** A file whose reading has begun. */
export type Waiting = Pick<
  Selectable<Schema['mass_import_file']>,
  'mass_import_id' | 'number' | 'name' | 'file' | 'sha256' | 'attempts'
> & { owner_id: number };

/** Makes a draft of what was read, unless its person has a card of the same owner already. Each file is settled once. */
export async function settle(
  file: Waiting,
  bytes: Buffer,
  parsed: ParsedResume,
  { db, files, names }: TaskServices & WithNames,
): Promise<void> {
  const known = await names();
  const settleWith = (cv: { path: string; name: string } | null) =>
    db.transaction().execute(async (trx) => {
      if (!(await isWanted(trx, file))) return;
      const there = await knownTalent(trx, file, parsed.base.name?.value ?? null);
      const told = toldOf(parsed);
      if (there !== null) return mark(trx, file, 'known', { talent_id: there, told });
      const doer = inTheNameOf(file.owner_id, { isStaff: false });
      const talent_id = await addDraftedTalent(
        trx,
        { ownerId: file.owner_id, fields: draftOf(parsed, file.name), cv, known },
        doer,
      );
      await mark(trx, file, 'draft', { talent_id, told });
    });
  const content = new File([new Uint8Array(bytes)], file.name);
  const type = bytes.length <= CV_MAX_BYTES ? await documentType(content) : null;
  if (!type) return settleWith(null);
  const name = documentName(content, type);
  await files.add({ purpose: draftedCvs, ownerId: file.owner_id, type, name }, bytes, (path) =>
    settleWith({ path, name }),
  );
}

export async function settleRefused(db: Db, file: Waiting, reason: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await isWanted(trx, file)) await mark(trx, file, 'refused', { reason });
  });
}

/** Whether it still waits, and whose it is still has an account. Of one owner nothing else is settled until the transaction ends. */
async function isWanted(trx: Trx, { owner_id, mass_import_id, number }: Waiting): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts of ${owner_id}`}, 0))`.execute(trx);
  const { rows } = await sql`
    select from mass_import_file f join person p on p.id = ${owner_id} and p.state = 'open'
    where f.mass_import_id = ${mass_import_id} and f.number = ${number} and f.answer = 'waiting'
    for update of f`.execute(trx);
  return rows.length > 0;
}

/** Somebody of the same name, or of whom the same file came before. */
async function knownTalent(trx: Trx, { owner_id, sha256 }: Waiting, name: string | null): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select t.id from talent t
    where t.owner_id = ${owner_id} and t.company_id is null and t.is_active and (
      lower(t.name) = lower(${name}::text) or t.id in (
        select f.talent_id from mass_import_file f join mass_import m on m.id = f.mass_import_id
        where f.sha256 = ${sha256} and m.owner_id = ${owner_id}))
    order by t.is_draft, t.id limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

function toldOf({ base, skills }: ParsedResume): string {
  const told: SentFile['told'] = {
    name: base.name?.value ?? null,
    title: base.title?.value ?? null,
    skills: skills.map(({ value }) => value.name),
  };
  return JSON.stringify(told);
}

async function mark(
  trx: Trx,
  { mass_import_id, number }: Waiting,
  answer: MassImportAnswer,
  more: { reason: string } | { talent_id: number; told: string },
): Promise<void> {
  await trx
    .updateTable('mass_import_file')
    .set({ answer, ...more })
    .where('mass_import_id', '=', mass_import_id)
    .where('number', '=', number)
    .execute();
}
