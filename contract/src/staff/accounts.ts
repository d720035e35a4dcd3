import { z } from 'zod';
import { Done } from '../accounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { CARD_KINDS } from '../kinds.ts';

/** Maximum number of entries per list. */
export const ACCOUNT_ITEMS = 50;

const Time = z.string();

/** Details of an account for staff, in addition to its row; no secrets. */
export const AccountPage = z.object({
  /** The last mailed invitation; null once the owner has signed in. */
  invitation: z.object({ sent: Time, expires: Time }).nullable(),
  /** Most recently changed first. */
  cards: z.array(
    z.object({
      kind: z.enum(CARD_KINDS),
      id: Id,
      name: z.string(),
      /** Path on the portal. */
      path: z.string(),
      state: z.enum(['active', 'draft', 'archived', 'withheld']),
      modified: Time,
    }),
  ),
  cards_total: z.int(),
  /** Mails to the account's address, the latest first. */
  mails: z.array(
    z.object({
      id: z.uuid(),
      subject: z.string(),
      state: z.enum(['waiting', 'sent', 'given_up']),
      /** Why it waits or failed, in a few words; null otherwise. */
      reason: z.string().nullable(),
      written: Time,
      sent: Time.nullable(),
    }),
  ),
  /** Active sessions, last used first. */
  sessions: z.array(z.object({ id: z.uuid(), device: z.string(), began: Time, last_used: Time, expires: Time })),
});
export type AccountPage = z.infer<typeof AccountPage>;

const params = z.strictObject({ uid: z.uuid() });

export const staffAccounts = {
  readAccount: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/accounts/{uid}/',
    access: 'staff',
    summary: `What belongs to an account: cards, mails and sessions, at most ${ACCOUNT_ITEMS} of each.`,
    params,
    response: AccountPage,
  }),
  inviteAgain: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/accounts/{uid}/invitation/',
    access: 'staff',
    summary: 'Mails a new invitation to an account that is pending; earlier links stop working.',
    params,
    response: Done,
  }),
};
