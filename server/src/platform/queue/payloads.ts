import type { AccountState } from '@crewdock/contract/staff/account-states';

/** What a job of each name carries. A name stays for as long as jobs of it may wait. */
export interface Payloads {
  'clean-up': unknown;
  'send-mail': { id: string };
  'send-held-mails': unknown;
  'anonymise-accounts': unknown;
  'end-companies': unknown;
  'seal-secrets': unknown;
  'remove-file': { path: string };
  /** `companyId`: on whose portal it was asked for. */
  'mail-password-reset': { email: string; companyId: number | null };
  /** Where the account was moved to. */
  'mail-account-state': { personId: number; state: AccountState };
  /** It ended with its relation or a card. */
  'mail-interview-end': { id: string };
  /** `starts`: when it was to begin as the reminder was set: one that was moved has another. */
  'remind-of-interview': { id: string; starts: string; before: 'day' | 'hour' };
  'resource-digests': unknown;
  'market-digests': unknown;
  'decay-resources': unknown;
  'sum-offered': unknown;
  'ask-still-free': unknown;
  'tell-verdicts': unknown;
  'recheck-domains': unknown;
  'trace-people': unknown;
  'divide-statistics': unknown;
  'sweep-files': unknown;
  'trim-market-changes': unknown;
  /** `operation`: whose turn it is; by the clock nobody’s. */
  'run-operations': { operation?: string };
  'export-company': { uid: string };
  'read-mass-import': { import: string; ownerId: number };
  /** `ownerId`: who waits for them; `badLinks`: rows whose CV can’t be fetched go in without it. */
  'fetch-import-cvs': { import: string; ownerId: number; badLinks: boolean };
}

export type TaskName = keyof Payloads;
