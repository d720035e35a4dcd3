import type { TaskName } from './payloads.ts';

/**
 * Number of workers of each lane per server process. Each lane has separate workers, so that lanes do not delay each
 * other.
 */
export const LANES = {
  /** Jobs that wait for mail servers. */
  mail: 2,
  /** Jobs that finish quickly. */
  quick: 2,
  /** Jobs that may take long and may delay each other. */
  long: 2,
  /** Jobs that wait for third-party websites. */
  fetch: 2,
};

export type Lane = keyof typeof LANES;

/** The lane of every task. */
export const LANE_OF: Record<TaskName, Lane> = {
  'send-mail': 'mail',
  'send-held-mails': 'quick',
  'mail-password-reset': 'quick',
  'mail-account-state': 'quick',
  'mail-interview-end': 'quick',
  'mail-interview-offer': 'quick',
  'remind-of-interview': 'quick',
  'remove-file': 'quick',
  'trim-market-changes': 'quick',
  'sum-offered': 'quick',
  'store-search-words': 'long',
  'clean-up': 'long',
  'divide-statistics': 'long',
  'sweep-files': 'long',
  'anonymise-accounts': 'long',
  'end-companies': 'long',
  'seal-secrets': 'long',
  'resource-digests': 'long',
  'market-digests': 'long',
  'decay-resources': 'long',
  'ask-still-free': 'long',
  'tell-verdicts': 'long',
  'trace-people': 'long',
  'run-operations': 'long',
  'read-mass-import': 'long',
  'export-company': 'long',
  'fetch-import-cvs': 'fetch',
  'recheck-domains': 'fetch',
};
