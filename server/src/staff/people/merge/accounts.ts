import type { MergePreview } from '@crewdock/contract/staff/account-merge';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import { formatPersonName } from '../../../core/text/person-name.ts';
import { invalidInput, notFound } from '../../../core/errors/errors.ts';
import * as fieldErrors from '../../../core/messages/errors/field.ts';
import * as staffErrors from '../../../core/messages/errors/staff.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

export type MergedAccount = Selectable<Schema['person']>;

/** `from` is merged and closed; `into` remains. */
export interface Both {
  from: MergedAccount;
  into: MergedAccount;
}

/** Loads two accounts by uid. `lock` locks both rows until the transaction ends. */
export async function bothAccounts(
  db: Kysely<Schema>,
  uids: { from: string; into: string },
  { at, lock = false }: { at: string; lock?: boolean },
): Promise<Both> {
  if (uids.from === uids.into) throw invalidInput([{ path: at, message: formatMessage(staffErrors.sameAccount) }]);
  // Locks are always taken in id order, which prevents deadlocks.
  const { rows } = await sql<MergedAccount>`
    select * from person where uid = any(${[uids.from, uids.into]}::uuid[]) and anonymised_at is null
    order by id ${lock ? sql`for update` : sql``}`.execute(db);
  const [from, into] = [uids.from, uids.into].map((uid) => rows.find((row) => row.uid === uid));
  if (!from) throw notFound();
  if (!into) throw invalidInput([{ path: at, message: formatMessage(fieldErrors.unknown) }]);
  return { from, into };
}

export function toAccountSummary(account: MergedAccount): MergePreview['from'] {
  const { uid, email, company_name, state, version } = account;
  return { uid, name: formatPersonName(account), email, company_name, state, version };
}
