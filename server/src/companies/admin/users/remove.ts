import type { Removal } from '@crewdock/contract/company-users';
import { type Kysely, sql, type Transaction } from 'kysely';
import { worksIn } from '../../policy.ts';
import { CLOSED_STATES } from '../../../people/accounts/closed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import { personName } from '../../../infra/db/person-name.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Context } from '../../../core/context/context.ts';
import { invalidField } from '../../../core/errors/errors.ts';
import { requireVersion } from '../../../core/context/seen-version.ts';
import { type Administrator, lockCompany } from '../administrator.ts';
import { memberBy } from './change.ts';
import { transferMemberData } from './hand-over.ts';
import { loadCompanyUsers } from './list.ts';
import { changeMembership, setSuperadmin } from './places.ts';
import { isLastSuperadmin, refuseLast } from './superadmins.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Trx = Transaction<Schema>;

/** Returns the data that must be transferred when a member is removed, and the members who can receive it. */
export async function previewRemoval(uid: string, { company }: Administrator, context: Context): Promise<Removal> {
  return inTransaction(context.db, async (trx) => {
    const { id } = await memberBy(trx, uid, company.id);
    const [counts, receivers, is_last_superadmin] = await Promise.all([
      countOf(trx, company.id, id),
      receiversIn(trx, company.id, id),
      isLastSuperadmin(trx, company.id, id),
    ]);
    return {
      ...counts,
      is_last_superadmin,
      receivers: receivers.map(({ uid: to, full_name }) => ({ id: to, full_name })),
    };
  });
}

/**
 * Removes a member. The member's cards and data of the company are transferred to another member, with relations and
 * URLs unchanged.
 */
export async function removeUser(
  uid: string,
  { version, hand_over_to }: { version?: number | undefined; hand_over_to?: string | undefined },
  asker: Administrator,
  context: Context,
): Promise<void> {
  const { company, person: by } = asker;
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const person = await memberBy(trx, uid, company.id);
    const [user] = await loadCompanyUsers(trx, asker, { now: context.now, uid });
    await requireVersion(version, user!, () => user);
    await refuseLast(trx, company.id, person);
    const counts = Object.values(await countOf(trx, company.id, person.id));
    const receivers = await receiversIn(trx, company.id, person.id);
    const to = receivers.find(({ id, uid: key }) => (hand_over_to === undefined ? id === by.id : key === hand_over_to));
    if (!to && (hand_over_to !== undefined || counts.some((count) => count > 0))) {
      throw invalidField('hand_over_to', formatMessage(errors.cantHandOver));
    }
    if (to) await transferMemberData(trx, { company, from: person.id, into: to.id }, context);
    const role = { companyId: company.id, personId: person.id };
    await changeMembership(trx, role, { doer: context, by: null }, async () => {
      await setSuperadmin(trx, role, false);
      const member = trx.deleteFrom('company_member').where('company_id', '=', company.id);
      await member.where('person_id', '=', person.id).execute();
    });
  });
}

async function countOf(
  db: Kysely<Schema>,
  companyId: number,
  ownerId: number,
): Promise<Pick<Removal, 'talents' | 'requests' | 'resources'>> {
  const count = (table: 'talent' | 'request' | 'resource') =>
    sql`(select count(*)::integer from ${sql.table(table)} where company_id = ${companyId} and owner_id = ${ownerId})`;
  const { rows } = await sql<Pick<Removal, 'talents' | 'requests' | 'resources'>>`
    select ${count('talent')} as talents, ${count('request')} as requests, ${count('resource')} as resources`.execute(
    db,
  );
  return rows[0]!;
}

interface Receiver {
  id: number;
  uid: string;
  full_name: string;
}

/** Returns all other members of the company whose accounts are not closed. */
async function receiversIn(trx: Trx, companyId: number, personId: number): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select p.id, p.uid, ${personName('p')} as full_name from company_member m
    join person p on p.id = m.person_id
    where m.company_id = ${companyId} and p.id <> ${personId} and p.state not in (${sql.join(CLOSED_STATES)})
      and ${worksIn(sql`m.person_id`, sql`m.company_id`)}
    order by lower(p.first_name || ' ' || p.last_name), p.id`.execute(trx);
  return rows;
}
