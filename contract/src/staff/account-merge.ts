import { z } from 'zod';
import { SEEN } from '../fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ACCOUNT_STATES } from './account-states.ts';

/** Kinds of data that a merge moves to the other account, in display order. */
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
/** Credentials of the merged account that the merge deletes. */
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
  /** `from`: the account that is merged and removed; `into`: the account that receives its data. */
  from: Account,
  into: Account,
  moves: z.array(z.object({ what: z.enum(MOVED), count: z.int() })),
  /** Credentials that the merge deletes. */
  ends: z.array(z.enum(ENDED)),
  /** Data that exists in both accounts, and which version the merge keeps. */
  conflicts: z.array(z.string()),
  /** Reasons why the accounts can’t be merged; empty if they can. */
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
      'Previews a merge of this account into another one: moved data, deleted credentials and conflicts. Has no side effects.',
    params,
    query: z.strictObject({ into: z.uuid() }),
    response: MergePreview,
  }),
  mergeAccount: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/accounts/{uid}/merge/',
    access: 'staff',
    summary:
      'Merges this account into another one and removes it; cannot be undone. Returns `conflict` if one of the accounts has changed since it was read.',
    idempotent: true,
    params,
    body: z.strictObject({
      into: z.uuid(),
      /** Versions of both accounts, as seen by the requester. */
      ...SEEN,
      into_version: SEEN.version,
    }),
    response: MergePreview,
  }),
};
