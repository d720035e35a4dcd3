import type { NewCompanyUser } from '@crewdock/contract/company-users';
import { INVITATION_DAYS, INVITATIONS_MAX } from '@crewdock/contract/limits';
import { sql, type Transaction } from 'kysely';
import { encodeUid, newSecret } from '../../../people/accounts/links.ts';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { AppError, conflictError, invalidField, notFound, permissionDenied } from '../../../core/errors/errors.ts';
import { type Administrator, lockCompany } from '../administrator.ts';
import { invitationLetter } from './emails.ts';
import { groupsFor } from './list.ts';
import { checkGroups } from './places.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Trx = Transaction<Schema>;

const LASTS_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

/** Emails an invitation and returns its uid. */
export async function inviteUser(asked: NewCompanyUser, asker: Administrator, context: Context): Promise<string> {
  const { company, person } = asker;
  await context.limits.use('company-invitation', `company ${company.id}`);
  return inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    await checkInvitation(trx, asked, asker);
    await refuseKnown(trx, asked.email, company.id);
    const { email, first_name, last_name, groups, is_wl_superadmin } = asked;
    const { token, hash } = newSecret();
    const { sent_at, expires_at } = period(context.now);
    const { uid } = await trx
      .insertInto('company_invitation')
      .values({
        company_id: company.id,
        email,
        first_name,
        last_name,
        is_superadmin: is_wl_superadmin,
        invited_by: person.id,
        token_hash: hash,
        sent_at,
        expires_at,
      })
      .returning('uid')
      .executeTakeFirstOrThrow();
    await setInvitedPlaces(trx, { uid, companyId: company.id }, groups);
    // The audit log must not contain the address, because the log is kept after an erasure request.
    const after = { invitation: uid, groups, is_wl_superadmin };
    await writeAuditEntries(trx, context, { action: 'changed', subject: 'company', id: company.id, after });
    await mailLink(trx, { uid, email, token, expiresAt: expires_at }, asker, context);
    return uid;
  });
}

/** Sends an invitation again, with a new link that replaces the earlier link. */
export async function inviteAgain(uid: string, asker: Administrator, context: Context): Promise<void> {
  const { company } = asker;
  await context.limits.use('company-invitation', `company ${company.id}`);
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const { email } = await ownInvitation(trx, uid, asker);
    const { token, hash } = newSecret();
    const { sent_at, expires_at } = period(context.now);
    await trx
      .updateTable('company_invitation')
      .set({ token_hash: hash, sent_at, expires_at, version: sql`version + 1` })
      .where('uid', '=', uid)
      .execute();
    const after = { invited_again: uid };
    await writeAuditEntries(trx, context, { action: 'changed', subject: 'company', id: company.id, after });
    await mailLink(trx, { uid, email, token, expiresAt: expires_at }, asker, context);
  });
}

export async function revokeInvitation(uid: string, asker: Administrator, context: Context): Promise<void> {
  const { company } = asker;
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    await ownInvitation(trx, uid, asker);
    await trx.deleteFrom('company_invitation').where('uid', '=', uid).execute();
    const before = { invitation: uid };
    await writeAuditEntries(trx, context, {
      action: 'changed',
      subject: 'company',
      id: company.id,
      before,
      after: { invitation: null },
    });
  });
}

/** Sets the groups and roles that the person gets on acceptance. */
export async function setInvitedPlaces(
  trx: Trx,
  { uid, companyId }: { uid: string; companyId: number },
  groups: NewCompanyUser['groups'],
): Promise<void> {
  await trx.deleteFrom('company_invitation_group').where('invitation_uid', '=', uid).execute();
  if (groups.length === 0) return;
  const rows = groups.map(({ id, role }) => ({ invitation_uid: uid, group_id: id, company_id: companyId, role }));
  await trx.insertInto('company_invitation_group').values(rows).execute();
}

/**
 * Checks whether the requester may send an invitation. Team leads may only invite managers, and only to groups that
 * they lead.
 */
async function checkInvitation(trx: Trx, { groups, is_wl_superadmin }: NewCompanyUser, asker: Administrator) {
  if (asker.isSuperadmin) return checkGroups(trx, asker.company.id, groups);
  if (is_wl_superadmin) throw permissionDenied();
  const led = new Set((await groupsFor(trx, asker)).map(({ id }) => id));
  if (groups.length === 0) throw invalidField('groups', formatMessage(errors.noLedGroup));
  for (const [at, { id, role }] of groups.entries()) {
    if (!led.has(id)) throw invalidField(`groups.${at}.id`, formatMessage(errors.notLedGroup));
    if (role !== 2) throw invalidField(`groups.${at}.role`, formatMessage(errors.onlyManagers));
  }
}

async function refuseKnown(trx: Trx, email: string, companyId: number): Promise<void> {
  const { rows } = await sql<{ is_member: boolean; is_invited: boolean; invited: number }>`
    select
      exists (select from company_member m join person p on p.id = m.person_id
        where m.company_id = ${companyId} and p.email = ${email}) as is_member,
      exists (select from company_invitation where company_id = ${companyId} and email = ${email}) as is_invited,
      (select count(*)::integer from company_invitation where company_id = ${companyId}) as invited`.execute(trx);
  const { is_member, is_invited, invited } = rows[0]!;
  if (is_member) throw known(formatMessage(errors.isMember));
  if (is_invited) throw known(formatMessage(errors.isInvited));
  if (invited >= INVITATIONS_MAX) {
    throw conflictError(formatMessage(errors.tooManyInvitations, { max: INVITATIONS_MAX }));
  }
}

function known(message: string): AppError {
  return new AppError('conflict', formatMessage(errors.addressRefused, { reason: message }), {
    issues: [{ path: 'body.email', message }],
  });
}

/** Finds an invitation that the requester may resend or revoke. */
async function ownInvitation(trx: Trx, uid: string, { company, person, isSuperadmin }: Administrator) {
  const invitation = await trx
    .selectFrom('company_invitation')
    .where('uid', '=', uid)
    .where('company_id', '=', company.id)
    .select(['email', 'invited_by'])
    .executeTakeFirst();
  if (!invitation) throw notFound();
  if (!isSuperadmin && invitation.invited_by !== person.id) throw permissionDenied();
  return invitation;
}

function period(now: Date): { sent_at: Date; expires_at: Date } {
  return { sent_at: now, expires_at: new Date(now.getTime() + LASTS_MS) };
}

async function mailLink(
  trx: Trx,
  { uid, email, token, expiresAt }: { uid: string; email: string; token: string; expiresAt: Date },
  { company }: Administrator,
  { origins, outbox }: Context,
): Promise<void> {
  const url = `${origins.of(company)}/company_invitation/${encodeUid(uid)}/${token}`;
  await outbox.write(trx, { to: email, company, letter: invitationLetter(company.name, url, token, expiresAt) });
}
