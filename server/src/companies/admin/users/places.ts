import type { CompanyUserChange } from '@crewdock/contract/company-users';
import { sql, type Transaction } from 'kysely';
import { endSessionsAt } from '../../../people/accounts/sessions.ts';
import { writeAuditEntries, type Doer } from '../../../core/audit/changed.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Person } from '../../../core/identity/actor.ts';
import { invalidInput } from '../../../core/errors/errors.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Trx = Transaction<Schema>;
type Places = NonNullable<CompanyUserChange['groups']>;

/** Throws a field error for each group that does not exist or belongs to another company. */
export async function checkGroups(trx: Trx, companyId: number, places: Places): Promise<void> {
  const ids = places.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    select id from company_group where company_id = ${companyId} and id = any(${ids}::int[])`.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  const issues = ids.flatMap((id, at) =>
    known.has(id) ? [] : { path: `body.groups.${at}.id`, message: formatMessage(errors.otherGroup) },
  );
  if (issues.length > 0) throw invalidInput(issues);
}

interface Role {
  companyId: number;
  personId: number;
}

/**
 * Runs a change of a person's membership. If the change has an effect, ends the person's sessions on the company's
 * portal, except the session that makes the change, and writes an audit entry.
 */
export async function changeMembership(
  trx: Trx,
  { companyId, personId }: Role,
  { doer, by }: { doer: Doer; by: Person | null },
  change: () => Promise<void>,
): Promise<void> {
  const before = await membershipOf(trx, companyId, personId);
  await change();
  const after = await membershipOf(trx, companyId, personId);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await trx
    .updateTable('company_member')
    .set({ version: sql`version + 1` })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .execute();
  const stays = by?.id === personId && { stays: by.tokenHash };
  await endSessionsAt(trx, { personId, companyId, ...stays });
  const entry = {
    subject: 'person',
    id: personId,
    personId,
    before: { membership: before },
    after: { membership: after },
  } as const;
  await writeAuditEntries(trx, doer, { action: 'changed', ...entry });
}

/** Replaces a person's groups in a company. */
export async function setPlaces(trx: Trx, { companyId, personId }: Role, places: Places): Promise<void> {
  const own = trx.deleteFrom('company_group_member').where('company_id', '=', companyId);
  await own.where('person_id', '=', personId).execute();
  if (places.length === 0) return;
  const rows = places.map(({ id, role }) => ({ group_id: id, company_id: companyId, person_id: personId, role }));
  await trx.insertInto('company_group_member').values(rows).execute();
}

export async function setSuperadmin(trx: Trx, { companyId, personId }: Role, is: boolean): Promise<void> {
  const person = trx.updateTable('person').where('id', '=', personId);
  if (is) await person.set({ superadmin_in: companyId }).execute();
  else await person.set({ superadmin_in: null }).where('superadmin_in', '=', companyId).execute();
}

/** Returns a person's membership in the format of the audit log; null for non-members. */
async function membershipOf(trx: Trx, companyId: number, personId: number): Promise<object | null> {
  const { rows } = await sql<{ membership: object }>`
    select json_build_object('company', m.company_id, 'superadmin', coalesce(p.superadmin_in = m.company_id, false), 'groups',
      coalesce((
        select json_agg(json_build_object('group', g.group_id, 'role', g.role) order by g.group_id)
        from company_group_member g where g.company_id = m.company_id and g.person_id = m.person_id), '[]')) as membership
    from company_member m join person p on p.id = m.person_id
    where m.company_id = ${companyId} and m.person_id = ${personId}`.execute(trx);
  return rows[0]?.membership ?? null;
}
