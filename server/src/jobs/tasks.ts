import { sendMail } from '../mail/send.ts';

/** Every task by the name under which its jobs are kept. A name stays for as long as jobs of it may wait. */
export const tasks = {
  'send-mail': sendMail,
};

export type TaskName = keyof typeof tasks;

/** What a job of this name carries. */
export type PayloadOf<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
