import type { AccountState } from '@crewdock/contract/staff/account-states';

/** Payload of each task. Do not remove a name while jobs of that task may be queued. */
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
  /** Sent when an interview was canceled because its relation or a card ended. */
  'mail-interview-end': { id: string };
  /** Sends the offered times at the end of the period in which several offers are combined. */
  'mail-interview-offer': { id: string };
  /**
   * `starts`: the start of the interview at the time when the reminder was created. If the interview has been moved
   * since then, the reminder is outdated.
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
  'store-search-words': unknown;
  /**
   * `operation`: the operation for which the job was queued, although the job may run a chunk of another operation;
   * undefined for scheduled jobs.
   */
  'run-operations': { operation?: string };
  'export-company': { uid: string };
  'read-mass-import': { import: string; ownerId: number };
  /**
   * `ownerId`: the owner of the import. `badLinks`: whether rows are imported without the CV if it cannot be fetched.
   */
  'fetch-import-cvs': { import: string; ownerId: number; badLinks: boolean };
}

export type TaskName = keyof Payloads;
