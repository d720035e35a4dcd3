import { ACCOUNT_ITEMS, type AccountPage, type staffAccounts } from '@crewdock/contract/staff/accounts';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { type Kysely, type Selectable, sql } from 'kysely';
import { getCardPath } from '../../cards/present.ts';
import { type RequestRow, type TalentRow, loadCards } from '../../cards/queries.ts';
import { inviteAccountOwner } from '../../people/accounts/invite.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError, notFound } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/staff.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

type Account = Pick<Selectable<Schema['person']>, 'id' | 'uid' | 'email' | 'state'>;

export const accountPageRoutes: Handlers<typeof staffAccounts, Context> = {
  async readAccount({ params: { uid } }, { db, now }) {
    const account = await findAccount(db, uid);
    const [invitation, cards, mails, sessions] = await Promise.all([
      invitationOf(db, account),
      cardsOf(db, account),
      mailsTo(db, account),
      sessionsOf(db, account, now),
    ]);
    return { invitation, ...cards, mails, sessions };
  },
  async inviteAgain({ params: { uid } }, context) {
    await inTransaction(context.db, async (trx) => {
      const account = await findAccount(trx, uid);
      if (account.state !== 'pending') throw conflictError(formatMessage(errors.notPending));
      await inviteAccountOwner(trx, account, context);
      const entry = { subject: 'person', id: account.id, after: { invited: account.email } } as const;
      await writeAuditEntries(trx, context, { action: 'changed', ...entry });
    });
    return { detail: formatMessage(notices.invitationSent) };
  },
};

async function findAccount(db: Kysely<Schema>, uid: string): Promise<Account> {
  const account = await db
    .selectFrom('person')
    .where('uid', '=', uid)
    .where('anonymised_at', 'is', null)
    .select(['id', 'uid', 'email', 'state'])
    .executeTakeFirst();
  if (!account) throw notFound();
  return account;
}

async function invitationOf(db: Kysely<Schema>, { id, state }: Account): Promise<AccountPage['invitation']> {
  if (state !== 'pending') return null;
  const link = await db
    .selectFrom('account_link')
    .where('person_id', '=', id)
    .where('purpose', '=', 'password-reset')
    .orderBy('created_at', 'desc')
    .select(['created_at', 'expires_at'])
    .executeTakeFirst();
  return link ? { sent: link.created_at.toISOString(), expires: link.expires_at.toISOString() } : null;
}

async function cardsOf(db: Kysely<Schema>, { id }: Account): Promise<Pick<AccountPage, 'cards' | 'cards_total'>> {
  const { rows } = await sql<{ kind: CardKind; id: number; total: number }>`
    with card as (
      select 'talent' as kind, id, modified_at from talent where owner_id = ${id}
      union all select 'request', id, modified_at from request where owner_id = ${id})
    select kind, id, count(*) over () as total from card order by modified_at desc, id desc limit ${ACCOUNT_ITEMS}`.execute(
    db,
  );
  const idsOf = (kind: CardKind) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  const [talents, requests] = await Promise.all([
    loadCards(db, 'talent', idsOf('talent')),
    loadCards(db, 'request', idsOf('request')),
  ]);
  const cards = [
    ...talents.map((row) => present('talent', row, row.name)),
    ...requests.map((row) => present('request', row, row.title)),
  ];
  return {
    cards: cards.toSorted((one, other) => (one.modified < other.modified ? 1 : -1)),
    cards_total: rows[0]?.total ?? 0,
  };
}

function present(kind: CardKind, row: TalentRow | RequestRow, name: string): AccountPage['cards'][number] {
  const { is_withheld, is_draft, is_active } = row;
  const state = !is_active ? 'archived' : is_draft ? 'draft' : is_withheld ? 'withheld' : 'active';
  return { kind, id: row.id, name, path: getCardPath(kind, row), state, modified: row.modified_at.toISOString() };
}

/** Returns emails to the account's address and to the addresses of accounts merged into it. */
async function mailsTo(db: Kysely<Schema>, { id: personId, email }: Account): Promise<AccountPage['mails']> {
  const { rows } = await sql<Selectable<Schema['mail']>>`
    select id, subject, reason, created_at, sent_at, failed_at from mail
    where lower(btrim(recipient)) = any(array(select ${email} union all select email from person where merged_into = ${personId}))
    order by created_at desc limit ${ACCOUNT_ITEMS}`.execute(db);
  return rows.map(({ id, subject, reason, created_at, sent_at, failed_at }) => ({
    id,
    subject,
    state: sent_at ? 'sent' : failed_at ? 'given_up' : 'waiting',
    reason: sent_at ? null : reason,
    written: created_at.toISOString(),
    sent: sent_at?.toISOString() ?? null,
  }));
}

async function sessionsOf(db: Kysely<Schema>, { id }: Account, now: Date): Promise<AccountPage['sessions']> {
  const rows = await db
    .selectFrom('access_token')
    .where('person_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .limit(ACCOUNT_ITEMS)
    .execute();
  return rows.map(({ id: session, device, created_at, last_used_at, expires_at }) => ({
    id: session,
    device: device || 'Unknown device',
    began: created_at.toISOString(),
    last_used: last_used_at.toISOString(),
    expires: expires_at.toISOString(),
  }));
}
