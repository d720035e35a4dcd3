/** Pending: invited, and has not come in yet. Who is suspended or terminated doesn't come in, and their cards are withheld. */
export const ACCOUNT_STATES = ['pending', 'open', 'suspended', 'terminated'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];
