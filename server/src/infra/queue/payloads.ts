import type { AccountState } from '@crewdock/contract/staff/account-states';

/** The payload of each task. A name must stay as long as jobs of it may be queued. */
export interface Payloads {
  'clean-up': unknown;
  'send-mail': { id: string };
  'send-held-mails': unknown;
  'anonymise-accounts': unknown;
  'end-companies': unknown;
  'seal-secrets': unknown;
  'remove-file': { path: string };
  /** `companyId`: the company on whose portal the reset was requested; null for the main portal. */
  'mail-password-reset': { email: string; companyId: number | null };
  /** `state`: the account's new state. */
  'mail-account-state': { personId: number; state: AccountState };
  /** Sent when an interview ended because its relation or a card did. */
  'mail-interview-end': { id: string };
  /** Sends the offered times at the end of the window in which offers are joined. */
  'mail-interview-offer': { id: string };
  /**
   * `starts`: the start of the interview when the reminder was set. The reminder is outdated if the interview has moved
   * since.
   */
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
  /**
   * `operation`: the operation that the job was queued for, though it may run another one's chunk; undefined for
   * scheduled jobs.
   */
  'run-operations': { operation?: string };
  'export-company': { uid: string };
  'read-mass-import': { import: string; ownerId: number };
  /** `ownerId`: the owner of the import. `badLinks`: whether rows whose CV can't be fetched are imported without it. */
  'fetch-import-cvs': { import: string; ownerId: number; badLinks: boolean };
}

export type TaskName = keyof Payloads;
