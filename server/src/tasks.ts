import { removeFile } from './platform/files/remove-file.ts';
import { sendMail } from './platform/mail/send.ts';
import { trimMarketChanges } from './market/search/bitmaps/changes.ts';
import { anonymiseAccounts } from './people/profile/anonymise.ts';
import { mailPasswordReset } from './people/sign-in/mail-password-reset.ts';
import { mailResourceDigests } from './subscriptions/digest.ts';
import { runOperations } from './platform/operations/turn.ts';
import { cleanUp } from './platform/queue/clean-up.ts';

/** Every task by the name under which its jobs are kept. A name stays for as long as jobs of it may wait. */
export const tasks = {
  'clean-up': cleanUp,
  'send-mail': sendMail,
  'anonymise-accounts': anonymiseAccounts,
  'remove-file': removeFile,
  'mail-password-reset': mailPasswordReset,
  'resource-digests': mailResourceDigests,
  'trim-market-changes': trimMarketChanges,
  'run-operations': runOperations([]),
};

export type TaskName = keyof typeof tasks;

/** What a job of this name carries. */
export type PayloadOf<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
