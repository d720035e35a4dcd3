import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { Transaction } from 'kysely';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { redactAuditLog } from '../../core/audit/redact.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Task } from '../../core/context/task.ts';
import { indexCards } from '../../search/index-cards.ts';
import { findAuditSubjects } from './audit-subjects.ts';
import { closeCards } from './close-cards.ts';
import { eraseText } from './erasure/erase-text.ts';
import { findTalentNames, type Leaver } from './erasure/leaver.ts';

/** Daily job: anonymizes all accounts whose grace period has ended. */
export const anonymiseAccounts: Task<'anonymise-accounts'> = async (_, { db, log }) => {
  const now = new Date();
  const due = await db
    .selectFrom('person')
    .where('deletion_due', '<=', now)
    .where('anonymised_at', 'is', null)
    .select('id')
    .execute();
  const failed: unknown[] = [];
  for (const { id } of due) {
    // A failure must not prevent the anonymization of other accounts.
    try {
      await db.transaction().execute((trx) => anonymise(trx, id, now));
    } catch (error) {
      log.error({ err: error, person: id }, 'could not anonymise an account');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new Error(`could not anonymise ${failed.length} of ${due.length} accounts`);
};

type Trx = Transaction<Schema>;

async function anonymise(trx: Trx, id: number, now: Date): Promise<void> {
  const person = await trx
    .selectFrom('person')
    .where('id', '=', id)
    .where('deletion_due', '<=', now)
    .where('anonymised_at', 'is', null)
    .select(['id', 'uid', 'email'])
    .forUpdate()
    .executeTakeFirst();
  // The deletion was canceled at the last moment, or another process has anonymized the account.
  if (!person) return;
  await anonymiseMerged(trx, id, now);
  const subjects = await findAuditSubjects(trx, person);
  await redactAuditLog(trx, id, subjects);
  await writeAuditEntries(trx, null, { action: 'anonymised', subject: 'person', id });
  const { talent: talents, request: requests } = subjects;
  const leaver = { ...person, talents, requests, talentNames: await findTalentNames(trx, talents) };
  await trx.updateTable('person').set({ anonymised_at: now }).where('id', '=', id).execute();
  await closeCards(trx, leaver);
  await eraseText(trx, leaver);
  await trx.updateTable('company_invitation').set({ invited_by: null }).where('invited_by', '=', id).execute();
  await indexErased(trx, leaver);
}

/** Anonymizes accounts that were merged into this account, because they belong to the same person. */
async function anonymiseMerged(trx: Trx, id: number, now: Date): Promise<void> {
  const former = await trx
    .updateTable('person')
    .set({ deletion_due: now })
    .where('merged_into', '=', id)
    .where('anonymised_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id: formerId } of former) await anonymise(trx, formerId, now);
}

/** Updates the market index for the closed cards, including those of companies. */
async function indexErased(trx: Trx, { id, talents }: Leaver): Promise<void> {
  for (const kind of CARD_KINDS) {
    const own = await trx.selectFrom(kind).where('owner_id', '=', id).select('id').execute();
    const invited = kind === 'talent' ? talents.map(Number) : [];
    await indexCards(trx, kind, [...new Set([...own.map((card) => card.id), ...invited])]);
  }
}
