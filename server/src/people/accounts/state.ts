import type { CardKind } from '@crewdock/contract/kinds';
import type { AccountState } from '@crewdock/contract/staff/account-states';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { invalidField } from '../../core/errors/errors.ts';
import { addJob } from '../../infra/queue/add.ts';
import { indexCards } from '../../search/index-cards.ts';
import { isClosed } from './closed.ts';
import { endSessions } from './sessions.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

type Trx = Transaction<Schema>;
type Account = Pick<Selectable<Schema['person']>, 'id' | 'state' | 'is_staff' | 'password_hash' | 'merged_into'>;

/** Number of cards indexed at once. */
const BATCH = 500;

/**
 * Changes the state of an account. Closing ends its sessions and email links, and takes its cards off the market;
 * reopening restores the cards. The owner is notified by email.
 * `staffId` is the acting staff member, or null for an operator. Throws for the person's own account and for the last
 * open staff account.
 */
export async function moveAccount(trx: Trx, personId: number, to: AccountState, staffId: number | null): Promise<void> {
  // Locks all staff accounts, so that the last two cannot close each other's account at the same time.
  const staff = await lockStaff(trx, personId);
  const account = staff.get(personId)!;
  if (account.state === to) return;
  if (account.merged_into !== null) throw invalidField('state', formatMessage(errors.merged));
  if (isClosed(to)) refuseIndispensable(account, staffId, staff);
  else if (to !== (await stateOfOpen(trx, account))) throw wrongOpen(to);
  await trx.updateTable('person').set({ state: to }).where('id', '=', personId).execute();
  if (isClosed(to)) await closeAccess(trx, personId);
  if (isClosed(to) !== isClosed(account.state)) {
    for (const kind of ['talent', 'request'] as const) await withholdCards(trx, kind, personId, isClosed(to));
  }
  await addJob(trx, 'mail-account-state', { personId, state: to });
}

/** Locks the account and, if it is a staff account, all staff accounts. */
async function lockStaff(trx: Trx, personId: number): Promise<Map<number, Account>> {
  const { rows } = await sql<Account>`
    select id, state, is_staff, password_hash, merged_into from person
    where id = ${personId} or (is_staff and (select is_staff from person where id = ${personId}))
    order by id for no key update`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

function refuseIndispensable({ id, is_staff }: Account, staffId: number | null, staff: Map<number, Account>): void {
  if (id === staffId) throw invalidField('state', formatMessage(errors.ownState));
  const others = [...staff.values()].filter((other) => other.id !== id && other.state === 'open');
  if (is_staff && others.length === 0) throw invalidField('state', formatMessage(errors.lastStaff));
}

/** Returns the state of the account when reopened: pending until it has a password or a provider to sign in with. */
async function stateOfOpen(trx: Trx, { id, password_hash }: Account): Promise<AccountState> {
  if (password_hash !== null) return 'open';
  const provider = await trx
    .selectFrom('social_identity')
    .where('person_id', '=', id)
    .select('person_id')
    .executeTakeFirst();
  return provider ? 'open' : 'pending';
}

function wrongOpen(to: AccountState) {
  return to === 'open'
    ? invalidField('state', formatMessage(errors.mustBePending))
    : invalidField('state', formatMessage(errors.notPending));
}

/** Ends all sessions and email links. */
async function closeAccess(trx: Trx, personId: number): Promise<void> {
  await endSessions(trx, personId);
  const links = trx.updateTable('account_link').where('person_id', '=', personId).where('used_at', 'is', null);
  await links.set({ used_at: sql<Date>`now()` }).execute();
}

/** Hides or restores an owner's cards without a company. Does not change the cards' `modified_at`. */
async function withholdCards(trx: Trx, kind: CardKind, ownerId: number, isWithheld: boolean): Promise<void> {
  const cards = await trx
    .updateTable(kind)
    .set({ is_withheld: isWithheld })
    .where('owner_id', '=', ownerId)
    .where('company_id', 'is', null)
    .returning('id')
    .execute();
  const ids = cards.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH) await indexCards(trx, kind, ids.slice(from, from + BATCH));
}
