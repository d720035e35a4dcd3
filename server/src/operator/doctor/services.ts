import { mailStates } from '../../infra/email/states.ts';
import { checkSmtp, lacksMailServer } from '../../infra/email/smtp.ts';
import { taskStates } from '../../infra/queue/task-states.ts';
import type { Desk } from '../desk.ts';
import type { DoctorFinding } from './finding.ts';

export async function checkFileStore({ store, config }: Desk): Promise<DoctorFinding> {
  await store.check();
  return { state: 'ok', said: config.filesS3 ? `stored in the bucket ${config.filesS3.bucket}` : 'stored in a folder' };
}

export async function checkMails({ config, pool }: Desk): Promise<DoctorFinding> {
  const reached = await checkSmtp(config);
  if (reached !== null) return { state: 'fail', said: reached };
  const { waiting, refused } = await mailStates(pool);
  const count = (mails: { count: number }[]) => mails.reduce((sum, each) => sum + each.count, 0);
  const server =
    config.smtpUrl !== undefined
      ? 'the mail server responds'
      : lacksMailServer(config)
        ? 'SMTP_URL is not set: emails stay queued'
        : 'SMTP_URL is not set: emails are only shown at /dev/mail';
  const said = `${server}; ${count(waiting)} queued, ${count(refused)} failed`;
  return { state: config.smtpUrl === undefined || refused.length > 0 ? 'warn' : 'ok', said };
}

export async function checkQueue({ pool }: Desk): Promise<DoctorFinding> {
  const tasks = await taskStates(pool);
  const failed = tasks.filter((task) => task.failed > 0);
  const waiting = tasks.reduce((sum, task) => sum + task.waiting, 0);
  const running = tasks.reduce((sum, task) => sum + task.running, 0);
  const said = `${waiting} due, ${running} running`;
  if (failed.length === 0) return { state: 'ok', said };
  return {
    state: 'warn',
    said: `${said}; failed: ${failed.map(({ task, failed: count }) => `${count} of ${task}`).join(', ')}`,
  };
}
