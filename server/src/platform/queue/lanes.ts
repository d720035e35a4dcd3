import type { TaskName } from './payloads.ts';

/** Each has workers of its own in every server process, so many: what waits in one holds up no other. */
export const LANES = {
  /** What waits for mail servers. */
  mail: 2,
  /** Done in a moment. */
  quick: 2,
  /** Whatever may take longer; the next of a lane waits for it. */
  long: 2,
  /** What waits for sites of others. */
  fetch: 2,
};

export type Lane = keyof typeof LANES;

/** Every task has its place in one. */
export const LANE_OF: Record<TaskName, Lane> = {
  'send-mail': 'mail',
  'send-held-mails': 'quick',
  'mail-password-reset': 'quick',
  'mail-account-state': 'quick',
  'mail-interview-end': 'quick',
  'remind-of-interview': 'quick',
  'remove-file': 'quick',
  'trim-market-changes': 'quick',
  'sum-offered': 'quick',
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
