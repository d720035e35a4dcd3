/**
 * `pending`: invited, not signed in yet. Suspended and terminated accounts can't sign in, and their cards are hidden.
 */
export const ACCOUNT_STATES = ['pending', 'open', 'suspended', 'terminated'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];
