import type { Transaction } from 'kysely';
import { inviteAccountOwner } from '../people/accounts/invite.ts';
import { addPerson } from '../people/accounts/people.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Schema } from '../infra/db/schema.ts';
import { AppError } from '../core/errors/errors.ts';
import type { Desk } from './desk.ts';
import * as errors from '../core/messages/errors/staff.ts';
import { formatMessage } from '../core/messages/format-message.ts';

type Account = Pick<Parameters<typeof addPerson>[1], 'email' | 'first_name' | 'last_name' | 'type' | 'is_staff'>;

/**
 * Creates a pending account on the portal of a company or on the main portal. Sends an email with the link for setting
 * the password. Returns the id and the link.
 */
export async function makeAccount(
  trx: Transaction<Schema>,
  account: Account,
  company: CompanyRow | null,
  { doer, ...desk }: Desk,
): Promise<{ id: number; link: string }> {
  const pending = { state: 'pending', password_hash: null, email_verified_at: null } as const;
  const id = await addPerson(trx, { ...account, ...pending, signed_up_with: company?.id ?? null }, doer);
  if (id === null) throw new AppError('account_exists', formatMessage(errors.emailTaken));
  const { uid } = await trx.selectFrom('person').where('id', '=', id).select('uid').executeTakeFirstOrThrow();
  return { id, link: await inviteAccountOwner(trx, { id, uid, email: account.email }, { ...desk, company }) };
}
