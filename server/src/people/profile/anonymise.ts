import type { CardKind } from '@crewdock/contract/kinds';
import { type Selectable, sql, type Transaction } from 'kysely';
import { redact } from '../../platform/audit/redact.ts';
import { auditSubjectsOf } from './audit-subjects.ts';
import { closeInvited, closeRequests, closeTalents } from './close-cards.ts';
import { NAME, NOBODY } from './nobody.ts';
import { encodeUid } from '../accounts/links.ts';
import { changed } from '../../platform/audit/changed.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { removeFile } from '../../platform/files/naming.ts';
import type { Task } from '../../platform/queue/task.ts';

/** Takes away what says who somebody was, of everybody whose grace period is over: daily. */
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
    // One that fails keeps nobody else.
    try {
      await db.transaction().execute((trx) => anonymise(trx, id, now));
    } catch (error) {
      log.error({ err: error, person: id }, 'an account could not be anonymised');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} of ${due.length} accounts could not be anonymised`);
};

type Trx = Transaction<Schema>;
type Leaver = Pick<Selectable<Schema['person']>, 'id' | 'uid' | 'email' | 'avatar'>;

async function anonymise(trx: Trx, id: number, now: Date): Promise<void> {
  const person = await trx
    .selectFrom('person')
    .where('id', '=', id)
    .where('deletion_due', '<=', now)
    .where('anonymised_at', 'is', null)
    .select(['id', 'uid', 'email', 'avatar'])
    .forUpdate()
    .executeTakeFirst();
  // Kept at the last moment, or done by another process.
  if (!person) return;
  await anonymiseMerged(trx, id, now);
  const subjects = await auditSubjectsOf(trx, person);
  await redact(trx, id, subjects);
  await changed(trx, null, { action: 'anonymised', subject: 'person', id });
  await clearPerson(trx, person, now);
  await deleteAccess(trx, person);
  await trx.deleteFrom('card_list').where('owner_id', '=', id).execute();
  await deleteTraces(trx, id);
  // They name what they changed.
  await trx.deleteFrom('operation').where('owner_id', '=', id).execute();
  await deleteMails(trx, person);
  await clearMessages(trx, person);
  await clearLeads(trx, person);
  await clearNews(trx, subjects.talent);
  await deleteNotes(trx, subjects);
  await deleteTags(trx, person, subjects);
  await closeInvited(trx, person);
  await deleteSent(trx, person);
  await closeTalents(trx, person);
  await closeRequests(trx, person);
  await clearInterviews(trx, person, subjects);
}

/** Accounts that were given up for this one are the same person's. */
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

async function clearPerson(trx: Trx, { id, uid, avatar }: Leaver, now: Date): Promise<void> {
  const cleared = {
    ...NOBODY,
    // Unique, and no mail can reach it.
    email: `${uid}@deleted.invalid`,
    phone_number: '',
    skype: '',
    viber: '',
    company_name: '',
    avatar: null,
    password_hash: null,
    is_subscribed: false,
    superadmin_in: null,
    my_default_route: null,
    company_default_route: null,
    market_default_route: null,
    anonymised_at: now,
  };
  await trx.updateTable('person').set(cleared).where('id', '=', id).execute();
  if (avatar) await removeFile(trx, avatar);
}

/** What their people were recognised by. Who was brought first by somebody who has left is nobody's any more. */
async function deleteTraces(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('person_trace').where('owner_id', '=', id).execute();
  await sql`delete from ledger_entry where first_owner_id = ${id} or second_owner_id = ${id}`.execute(trx);
}

/** Every way to sign in, every trace of one, and what memberships allow. */
async function deleteAccess(trx: Trx, { id, email }: Leaver): Promise<void> {
  const tables = [
    'access_token',
    'known_device',
    'two_factor',
    'recovery_code',
    'social_identity',
    'account_link',
    'company_member',
    // Its answers speak of the person.
    'idempotency_key',
  ] as const;
  for (const table of tables) await trx.deleteFrom(table).where('person_id', '=', id).execute();
  await trx.deleteFrom('registration').where('email', '=', email).execute();
  await trx.deleteFrom('company_invitation').where('email', '=', email).execute();
  await trx.updateTable('company_invitation').set({ invited_by: null }).where('invited_by', '=', id).execute();
  await sql`delete from social_flow where person_id = ${id} or claims ->> 'email' = ${email}`.execute(trx);
}

/**
 * Mails to the address, answers to it, others that speak of it (to an earlier address or to staff), and those with links
 * of the account (to an address that was never confirmed).
 */
async function deleteMails(trx: Trx, { uid, email }: Leaver): Promise<void> {
  await sql`
    delete from mail
    where recipient = ${email} or reply_to = ${email} or ${mentions('text', email)}
      or position(${`/${encodeUid(uid)}/`} in text) > 0`.execute(trx);
}

async function clearMessages(trx: Trx, { id, email }: Leaver): Promise<void> {
  await sql`
    update company
    set message_addresses = array_remove(message_addresses, ${email}), mail_reply_to = nullif(mail_reply_to, ${email})
    where ${email} = any(message_addresses) or mail_reply_to = ${email}`.execute(trx);
  await sql`
    update contact_message
    set name = ${NAME}, email = '', company_name = '', phone_number = '', message = '', hidden_fields = '{}'
    where person_id = ${id} or email = ${email}`.execute(trx);
  await sql`
    update staff_update set title = ${NAME}, detail = '', email = null, path = null
    where person_id = ${id} or email = ${email} or ${mentions('title', email)} or ${mentions('detail', email)}`.execute(
    trx,
  );
}

/** What staff knew of them before there was an account. That there was a lead stays. */
async function clearLeads(trx: Trx, { id, email }: Leaver): Promise<void> {
  for (const table of ['sdr_client', 'sdr_request'] as const) {
    await sql`
      update ${sql.table(table)}
      set company_name = ${NAME}, title = '', contact_name = '', email = '', phone_number = '', next_step = '', notes = ''
      where email = ${email} or client_id = ${id}`.execute(trx);
  }
}

/** What staff were told of talents goes by their names: a namesake's news go too. */
async function clearNews(trx: Trx, talents: string[]): Promise<void> {
  await sql`
    update staff_update u set title = ${NAME}, detail = '', path = null from talent t
    where t.id = any(${talents}::int[]) and t.name <> '' and u.kind in ('card', 'relation')
      and (starts_with(u.title, t.name || ' was ') or starts_with(u.title, t.name || ' goes ')
        or starts_with(u.title, t.name || ' and ') or position(': ' || t.name || ', ' in u.title) > 0)`.execute(trx);
}

/** What both sides wrote about them and theirs. What a company's people wrote about others stays the company's, without a name. */
async function deleteNotes(trx: Trx, { talent, request }: Record<CardKind, string[]>): Promise<void> {
  await sql`
    delete from relation_note n using relation r
    where r.id = n.relation_id and (r.talent_id = any(${talent}::int[]) or r.request_id = any(${request}::int[]))`.execute(
    trx,
  );
}

/** Links to them and theirs, whose names and comments say who was shown them, and who sees what became of these. */
async function deleteTags(trx: Trx, { email }: Leaver, { talent, request }: Record<CardKind, string[]>): Promise<void> {
  await sql`
    delete from share_tag where talent_id = any(${talent}::int[]) or request_id = any(${request}::int[])`.execute(trx);
  // What others' visitors said of them, by links to lists.
  await sql`
    delete from share_verdict where talent_id = any(${talent}::int[]) or request_id = any(${request}::int[])`.execute(
    trx,
  );
  await sql`
    delete from statistics_access
    where talent_id = any(${talent}::int[]) or request_id = any(${request}::int[]) or email = ${email}`.execute(trx);
}

/** What was said of interviews with them and theirs, once their cards have ended these; when they are free. Whose time one took goes too. */
async function clearInterviews(
  trx: Trx,
  { id }: Leaver,
  { talent, request }: Record<CardKind, string[]>,
): Promise<void> {
  await sql`
    update interview set place = '', note = '', reason = ''
    where talent_id = any(${talent}::int[]) or request_id = any(${request}::int[]) or interviewer_id = ${id}`.execute(
    trx,
  );
  await trx.updateTable('interview').set({ interviewer_id: null }).where('interviewer_id', '=', id).execute();
  await trx.deleteFrom('free_week').where('person_id', '=', id).execute();
}

/** Applications from the address and for the person's own jobs, with their CVs; subscriptions; who was offered. */
async function deleteSent(trx: Trx, { id, email }: Leaver): Promise<void> {
  const { rows } = await sql<{ cv_file: string | null }>`
    delete from application
    where email = ${email} or request_id in (select id from request where owner_id = ${id} and company_id is null)
    returning cv_file`.execute(trx);
  for (const { cv_file } of rows) if (cv_file) await removeFile(trx, cv_file);
  await trx.deleteFrom('resource_subscription').where('email', '=', email).execute();
  await trx.deleteFrom('market_subscription').where('email', '=', email).execute();
  await trx.deleteFrom('resource').where('owner_id', '=', id).where('company_id', 'is', null).execute();
  await trx.deleteFrom('import').where('owner_id', '=', id).where('company_id', 'is', null).execute();
  await trx.deleteFrom('mass_import').where('owner_id', '=', id).execute();
  await trx.deleteFrom('import_link').where('owner_id', '=', id).execute();
  await trx.deleteFrom('import_mapper').where('owner_id', '=', id).where('company_id', 'is', null).execute();
}

/** The address as such, not the end or the beginning of a longer one. */
function mentions(column: string, email: string) {
  const literally = email.replaceAll(/[^a-z0-9@]/g, String.raw`\$&`);
  const pattern = String.raw`(^|[^a-z0-9._%+-])${literally}($|[^a-z0-9.-]|\.($|[^a-z0-9]))`;
  return sql`${sql.ref(column)} ~* ${pattern}`;
}
