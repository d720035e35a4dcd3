import { z } from 'zod';
import { Done } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { CARD_KINDS } from '../kinds.ts';

/** So much of each is told. */
export const ACCOUNT_ITEMS = 50;

const Time = z.string();

/** What staff see of an account besides its row: nothing that lets anybody in. */
export const AccountPage = z.object({
  /** The last one that was mailed; null once its owner has come in. */
  invitation: z.object({ sent: Time, expires: Time }).nullable(),
  /** Those changed last. */
  cards: z.array(
    z.object({
      kind: z.enum(CARD_KINDS),
      id: Id,
      name: z.string(),
      /** On the portal. */
      path: z.string(),
      state: z.enum(['active', 'draft', 'archived', 'withheld']),
      modified: Time,
    }),
  ),
  cards_total: z.int(),
  /** To the account's address, those written last. */
  mails: z.array(
    z.object({
      id: z.uuid(),
      subject: z.string(),
      state: z.enum(['waiting', 'sent', 'given_up']),
      /** Why it waits or was given up, in few words. */
      reason: z.string().nullable(),
      written: Time,
      sent: Time.nullable(),
    }),
  ),
  /** Where the account is signed in now, last used first. */
  sessions: z.array(z.object({ id: z.uuid(), device: z.string(), began: Time, last_used: Time, expires: Time })),
});
export type AccountPage = z.infer<typeof AccountPage>;

const params = z.strictObject({ uid: z.uuid() });

export const staffAccounts = {
  readAccount: endpoint({
    method: 'GET',
    path: '/admin-panel/accounts/{uid}/',
    access: 'staff',
    summary: `What belongs to an account: cards, mails and sessions, at most ${ACCOUNT_ITEMS} of each.`,
    params,
    response: AccountPage,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/admin-panel/accounts/{uid}/invitation/',
    access: 'staff',
    summary: 'Mails a new invitation to an account that is pending; earlier links stop working.',
    params,
    response: Done,
  }),
};
