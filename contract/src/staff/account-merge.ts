import { z } from 'zod';
import { SEEN } from '../fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ACCOUNT_STATES } from './account-states.ts';

/** What moves from one account to the other, in display order. */
export const MOVED = [
  'talents',
  'requests',
  'lists',
  'resources',
  'memberships',
  'providers',
  'relation_moves',
  'notes',
  'application_moves',
  'closings',
  'messages',
  'updates',
  'leads',
  'skills',
  'files',
  'operations',
  'imports',
] as const;
/** Credentials that are removed with the merged account. */
export const ENDED = ['sessions', 'links', 'second_factor', 'password'] as const;

const Account = z.object({
  uid: z.uuid(),
  name: z.string(),
  email: z.string(),
  company_name: z.string(),
  state: z.enum(ACCOUNT_STATES),
  version: z.int(),
});

export const MergePreview = z.object({
  /** The account that is merged and removed, and the account that receives everything. */
  from: Account,
  into: Account,
  moves: z.array(z.object({ what: z.enum(MOVED), count: z.int() })),
  /** Sign-in with these stops working. */
  ends: z.array(z.enum(ENDED)),
  /** Data that both accounts have, and which of the two is kept. */
  conflicts: z.array(z.string()),
  /** Why the accounts can’t be merged; empty if they can. */
  obstacles: z.array(z.string()),
});
export type MergePreview = z.infer<typeof MergePreview>;

const params = z.strictObject({ uid: z.uuid() });

export const accountMerge = {
  previewMerge: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/accounts/{uid}/merge/',
    access: 'staff',
    summary:
      'What would go over from this account to another one, what would end, and what both have. Changes nothing.',
    params,
    query: z.strictObject({ into: z.uuid() }),
    response: MergePreview,
  }),
  mergeAccount: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/accounts/{uid}/merge/',
    access: 'staff',
    summary:
      'Gives everything of this account to another one and closes it, in one step that is not undone; `conflict` where one of the two is no longer as it was seen.',
    idempotent: true,
    params,
    body: z.strictObject({
      into: z.uuid(),
      /** The versions of this and of the other account that the requester saw. */
      ...SEEN,
      into_version: SEEN.version,
    }),
    response: MergePreview,
  }),
};
