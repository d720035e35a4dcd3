import type { CompanyUserChange } from '@crewdock/contract/company-users';
import { sql, type Transaction } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import { personName } from '../../../infra/db/person-name.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { invalidField, notFound } from '../../../core/errors/errors.ts';
import { requireVersion } from '../../../core/context/seen-version.ts';
import { type Administrator, lockCompany } from '../administrator.ts';
import { refuseSecondCompany } from './accept.ts';
import { setInvitedPlaces } from './invite.ts';
import { loadCompanyUsers } from './list.ts';
import { changeMembership, checkGroups, setPlaces, setSuperadmin } from './places.ts';
import { refuseLast } from './superadmins.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Trx = Transaction<Schema>;

/** Changes a member's role and groups in the company, or an invitation. */
export async function changeUser(
  uid: string,
  change: CompanyUserChange,
  asker: Administrator,
  context: Context,
): Promise<void> {
  const { company } = asker;
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const [user] = await loadCompanyUsers(trx, asker, { now: context.now, uid });
    if (!user) throw notFound();
    await requireVersion(change.version, user, () => user);
    if (change.groups) await checkGroups(trx, company.id, change.groups);
    if (user.invitation) await changeInvitation(trx, uid, change, asker, context);
    else await changeMember(trx, uid, change, asker, context);
  });
}

/** Changes a member. Administrators can't change a member's name. */
async function changeMember(
  trx: Trx,
  uid: string,
  { first_name, last_name, groups, is_wl_superadmin }: CompanyUserChange,
  { company, person: by }: Administrator,
  context: Context,
): Promise<void> {
  for (const [field, value] of Object.entries({ first_name, last_name })) {
    if (value !== undefined) throw invalidField(field, formatMessage(errors.ownersField));
  }
  const person = await memberBy(trx, uid, company.id);
  const role = { companyId: company.id, personId: person.id };
  if (is_wl_superadmin === false) await refuseLast(trx, company.id, person);
  if (is_wl_superadmin) await refuseSecondCompany(trx, person.id, company.id);
  await changeMembership(trx, role, { doer: context, by }, async () => {
    if (groups) await setPlaces(trx, role, groups);
    if (is_wl_superadmin !== undefined) await setSuperadmin(trx, role, is_wl_superadmin);
  });
}

async function changeInvitation(
  trx: Trx,
  uid: string,
  { version: _, groups, is_wl_superadmin, ...names }: CompanyUserChange,
  { company }: Administrator,
  context: Context,
): Promise<void> {
  const fields = { ...names, ...(is_wl_superadmin !== undefined && { is_superadmin: is_wl_superadmin }) };
  await trx
    .updateTable('company_invitation')
    .set({ ...fields, version: sql`version + 1` })
    .where('uid', '=', uid)
    .execute();
  if (groups) await setInvitedPlaces(trx, { uid, companyId: company.id }, groups);
  const after = { invitation: uid, ...(groups && { groups }), is_wl_superadmin };
  await writeAuditEntries(trx, context, { action: 'changed', subject: 'company', id: company.id, after });
}

interface Member {
  id: number;
  name: string;
}

/** Finds a member of the company; throws `notFound` for people who are not members. */
export async function memberBy(trx: Trx, uid: string, companyId: number): Promise<Member> {
  const { rows } = await sql<Member>`
    select p.id, ${personName('p')} as name from person p
    join company_member m on m.person_id = p.id and m.company_id = ${companyId}
    where p.uid = ${uid} for update of p`.execute(trx);
  if (!rows[0]) throw notFound();
  return rows[0];
}
