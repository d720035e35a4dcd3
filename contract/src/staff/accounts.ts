import { z } from 'zod';
import { Done } from '../accounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { CARD_KINDS } from '../kinds.ts';

/** Maximum number of listed cards, emails and sessions, for each list. */
export const ACCOUNT_ITEMS = 50;

const Time = z.string();

/** Details of an account for staff, in addition to its table row. Contains no secrets. */
export const AccountPage = z.object({
  /** The latest invitation email; null after the owner's first sign-in. */
  invitation: z.object({ sent: Time, expires: Time }).nullable(),
  /** Most recently changed first. */
  cards: z.array(
    z.object({
      kind: z.enum(CARD_KINDS),
      id: Id,
      name: z.string(),
      /** Path of the card on the portal. */
      path: z.string(),
      state: z.enum(['active', 'draft', 'archived', 'withheld']),
      modified: Time,
    }),
  ),
  cards_total: z.int(),
  /** Emails to the account's address, latest first. */
  mails: z.array(
    z.object({
      id: z.uuid(),
      subject: z.string(),
      state: z.enum(['waiting', 'sent', 'given_up']),
      /** Short reason for the delay or failure, otherwise null. */
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
    summary: `Returns the cards, mails and sessions of an account, at most ${ACCOUNT_ITEMS} of each.`,
    params,
    response: AccountPage,
  }),
  inviteAgain: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/accounts/{uid}/invitation/',
    access: 'staff',
    summary: 'Mails a new invitation to a pending account; earlier links become invalid.',
    params,
    response: Done,
  }),
};
