import type { PeopleTable } from '@crewdock/contract/staff/people';
import type { AccountChange } from '@crewdock/contract/staff/people-endpoints';
import { sql, type Transaction } from 'kysely';
import { inviteAccountOwner } from '../../people/accounts/invite.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { storeWords } from '../../infra/db/stored-words.ts';
import type { Context } from '../../core/context/context.ts';
import { invalidField } from '../../core/errors/errors.ts';
import { editRow, lockedRow } from '../table/edit.ts';
import type { TableRow } from '../table/rows.ts';
import { type AnySource, anySource } from '../table/source.ts';
import { accountExists } from './create.ts';
import { peopleSource } from './source.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Changes an account. The form can write more fields than the table. If the address changes, a pending invitation is
 * sent to the new address.
 */
export async function changeAccount(
  table: PeopleTable,
  uid: string,
  change: AccountChange,
  context: Context,
): Promise<TableRow> {
  const source = anySource(peopleSource(table.name));
  const write = { ...(source.write as Writers), ...LINES, email: writeEmail };
  return inTransaction(context.db, async (trx) => {
    const before = await lockedRow(trx, table, source, uid);
    const row = await editRow(trx, table, { ...source, write }, { key: uid, change, by: context });
    await storeWords(trx, 'person', [row['id'] as number]);
    if (change.email !== undefined && row['version'] !== before['version'] && row['state'] === 'pending') {
      await inviteAccountOwner(trx, { id: row['id'] as number, uid, email: change.email }, context);
    }
    return row;
  });
}

type Writers = Extract<AnySource['write'], Record<string, unknown>>;
type Write = Writers[string];

const line =
  (column: 'first_name' | 'last_name' | 'company_name' | 'phone_number' | 'skype' | 'viber'): Write =>
  async (trx, uid, value) => {
    await sql`update person set ${sql.ref(column)} = ${value} where uid = ${uid}`.execute(trx);
  };

const LINES = Object.fromEntries(
  (['first_name', 'last_name', 'company_name', 'phone_number', 'skype', 'viber'] as const).map((column) => [
    column,
    line(column),
  ]),
);

const writeEmail: Write = async (trx: Transaction<Schema>, uid, value) => {
  const email = value as string;
  const person = trx.selectFrom('person').where('uid', '=', String(uid));
  const { email_verified_at } = await person.select('email_verified_at').executeTakeFirstOrThrow();
  if (email_verified_at) throw invalidField('email', formatMessage(errors.emailConfirmed));
  const other = await trx.selectFrom('person').where('email', '=', email).select('id').executeTakeFirst();
  if (other) throw await accountExists(trx, email);
  await trx.updateTable('person').set({ email }).where('uid', '=', String(uid)).execute();
};
