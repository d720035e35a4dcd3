import type { NewAccount } from '@crewdock/contract/staff/people-endpoints';
import type { PeopleTable } from '@crewdock/contract/staff/people';
import type { Kysely } from 'kysely';
import { inviteAccountOwner } from '../../people/accounts/invite.ts';
import { addPerson } from '../../people/accounts/people.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { AppError } from '../../core/errors/errors.ts';
import { checkRefs } from '../table/options.ts';
import { staffOptions } from './staff-options.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Creates a pending account and emails the invitation that activates it. Returns its uid. */
export async function createAccount(
  type: 1 | 2 | 3,
  { manager, ...account }: NewAccount,
  context: Context,
): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    await checkRefs(trx, { options: { manager: staffOptions } }, { manager }, 'body');
    const person = { ...account, type, manager_id: manager, state: 'pending', email_verified_at: null } as const;
    const signed_up_with = context.company?.id ?? null;
    const id = await addPerson(trx, { ...person, password_hash: null, signed_up_with }, context);
    if (id === null) throw await accountExists(trx, account.email);
    const { uid } = await trx.selectFrom('person').where('id', '=', id).select('uid').executeTakeFirstOrThrow();
    await inviteAccountOwner(trx, { id, uid, email: account.email }, context);
    return uid;
  });
}

/** Creates the conflict error that links staff to the account that already has this address. */
export async function accountExists(db: Kysely<Schema>, email: string): Promise<AppError> {
  const { uid, type, is_staff } = await db
    .selectFrom('person')
    .where('email', '=', email)
    .select(['uid', 'type', 'is_staff'])
    .executeTakeFirstOrThrow();
  const table: PeopleTable['name'] | null = is_staff ? 'staff' : type && TABLES[type];
  const detail = formatMessage(errors.emailTaken);
  const issues = [{ path: 'body.email', message: formatMessage(errors.hasAccount) }];
  return new AppError('account_exists', detail, { issues, current: { uid, table } });
}

const TABLES = { 1: 'clients', 2: 'vendors', 3: 'contractors' } as const;
