import type { CompanyGroup, CompanyGroupChange, NewCompanyGroup } from '@crewdock/contract/company-groups';
import type { MemberRole } from '@crewdock/contract/companies';
import { GROUPS_MAX } from '@crewdock/contract/limits';
import { sql, type Transaction } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { conflictError, invalidField, invalidInput } from '../../../core/errors/errors.ts';
import { requireVersion } from '../../../core/context/seen-version.ts';
import { type Administrator, lockCompany } from '../administrator.ts';
import { changeMembership } from '../users/places.ts';
import { groupBy } from './list.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Trx = Transaction<Schema>;
type Members = NewCompanyGroup['members'];

/** Creates a group and returns its id. */
export async function addCompanyGroup(
  { name, members }: NewCompanyGroup,
  asker: Administrator,
  context: Context,
): Promise<number> {
  const { company } = asker;
  return inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    await refuseTaken(trx, company.id, name);
    const { groups } = await trx
      .selectFrom('company_group')
      .where('company_id', '=', company.id)
      .select(({ fn }) => fn.countAll<number>().as('groups'))
      .executeTakeFirstOrThrow();
    if (groups >= GROUPS_MAX) throw conflictError(formatMessage(errors.tooManyGroups, { max: GROUPS_MAX }));
    const { id } = await trx
      .insertInto('company_group')
      .values({ company_id: company.id, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setMembers(trx, { id, members: [] }, members, asker, context);
    await tell(trx, asker, context, null, { id, name });
    return id;
  });
}

export async function changeGroup(
  id: number,
  { version, name, members }: CompanyGroupChange,
  asker: Administrator,
  context: Context,
): Promise<void> {
  const { company } = asker;
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const before = await seenGroup(trx, company.id, { id, version });
    if (name !== undefined && name !== before.name) await refuseTaken(trx, company.id, name, id);
    await trx
      .updateTable('company_group')
      .set({ version: sql`version + 1`, ...(name !== undefined && { name }) })
      .where('id', '=', id)
      .execute();
    if (members) await setMembers(trx, before, members, asker, context);
    await tell(trx, asker, context, { id, name: before.name }, { id, name: name ?? before.name });
  });
}

/** Deletes a group. Its members stay in the company. */
export async function deleteGroup(
  id: number,
  version: number | undefined,
  asker: Administrator,
  context: Context,
): Promise<void> {
  const { company } = asker;
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const before = await seenGroup(trx, company.id, { id, version });
    await setMembers(trx, before, [], asker, context);
    await trx.deleteFrom('company_group').where('id', '=', id).execute();
    await tell(trx, asker, context, { id, name: before.name }, null);
  });
}

/** Reads a group. Throws a conflict if its version is outdated. */
async function seenGroup(
  trx: Trx,
  companyId: number,
  { id, version }: { id: number; version: number | undefined },
): Promise<CompanyGroup> {
  const group = await groupBy(trx, companyId, id);
  await requireVersion(version, group, () => group);
  return group;
}

async function refuseTaken(trx: Trx, companyId: number, name: string, except = 0): Promise<void> {
  const { rows } = await sql`
    select from company_group where company_id = ${companyId} and id <> ${except} and lower(name) = lower(${name})`.execute(
    trx,
  );
  if (rows.length > 0 || name.toLowerCase() === 'all groups')
    throw invalidField('name', formatMessage(errors.groupNameTaken));
}

/** Sets a group's members. Only members whose role changes are signed out of this portal. */
async function setMembers(
  trx: Trx,
  { id, members: before }: Pick<CompanyGroup, 'id' | 'members'>,
  members: Members,
  { company, person: by }: Administrator,
  context: Context,
): Promise<void> {
  const ids = await idsOf(trx, company.id, members);
  const former = new Map(before.map(({ user, role }) => [user.id, role]));
  const next = new Map<string, MemberRole>(members.map((member) => [member.id, member.role]));
  const gone = [...former.keys()].filter((uid) => !next.has(uid));
  const goneIds = await idsOf(
    trx,
    company.id,
    gone.map((uid) => ({ id: uid })),
  );
  for (const uid of [...gone, ...next.keys()]) {
    const role = next.get(uid);
    if (role === former.get(uid)) continue;
    const personId = (ids.get(uid) ?? goneIds.get(uid))!;
    await changeMembership(trx, { companyId: company.id, personId }, { doer: context, by }, async () => {
      if (role === undefined) {
        const place = trx.deleteFrom('company_group_member').where('group_id', '=', id);
        await place.where('person_id', '=', personId).execute();
      } else {
        await trx
          .insertInto('company_group_member')
          .values({ group_id: id, company_id: company.id, person_id: personId, role })
          .onConflict((place) => place.columns(['group_id', 'person_id']).doUpdateSet({ role }))
          .execute();
      }
    });
  }
}

/** Returns person ids by uid. Throws a field error for people who aren't members of the company. */
async function idsOf(trx: Trx, companyId: number, members: { id: string }[]): Promise<Map<string, number>> {
  const uids = members.map(({ id }) => id);
  const { rows } = await sql<{ uid: string; id: number }>`
    select p.uid, p.id from person p join company_member m on m.person_id = p.id and m.company_id = ${companyId}
    where p.uid = any(${uids}::uuid[])`.execute(trx);
  const ids = new Map(rows.map(({ uid, id }) => [uid, id]));
  const issues = uids.flatMap((uid, at) =>
    ids.has(uid) ? [] : { path: `body.members.${at}.id`, message: formatMessage(errors.notMember) },
  );
  if (issues.length > 0) throw invalidInput(issues);
  return ids;
}

type Named = Pick<CompanyGroup, 'id' | 'name'> | null;

async function tell(trx: Trx, { company }: Administrator, context: Context, group: Named, next: Named): Promise<void> {
  const entry = { subject: 'company', id: company.id, before: { group }, after: { group: next } } as const;
  await writeAuditEntries(trx, context, { action: 'changed', ...entry });
}
