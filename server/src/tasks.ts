import type { FastifyBaseLogger } from 'fastify';
import { allFeatures, type AllTaskServices } from './context.ts';
import type { Config } from './core/config/config.ts';
import { mergeDeclarations, type TasksOf } from './core/feature/define-feature.ts';
import { runOperations } from './core/operations/run-chunk.ts';
import { sealSigningKey } from './core/signed-links/signing-key.ts';
import type { AnyFeature } from './features.ts';
import type { Database } from './infra/db/open.ts';
import { sendHeldMails } from './infra/email/held-mails.ts';
import { sendMail } from './infra/email/send.ts';
import { createSmtp } from './infra/email/smtp.ts';
import { cleanUp } from './infra/queue/clean-up.ts';
import type { CronLine } from './infra/queue/crontab.ts';
import { expiredTraffic } from './infra/queue/expired.ts';
import type { JobHandlers } from './infra/queue/job-handler.ts';
import type { TaskName } from './infra/queue/payloads.ts';
import { startWorker, type Worker } from './infra/queue/worker.ts';
import { removeBytes } from './infra/storage/remove-bytes.ts';
import { sweepFiles } from './infra/storage/sweep.ts';
import { sealSecrets } from './people/two-factor/secret.ts';
import { createServices } from './services.ts';

/** Tasks that are not handled by a feature. It is a type error if a task is missing. */
const platformTasks: Pick<JobHandlers<AllTaskServices>, Exclude<TaskName, TasksOf<AnyFeature>>> = {
  'clean-up': cleanUp([...allFeatures.flatMap(({ cleanup = [] }) => cleanup), ...expiredTraffic]),
  'send-mail': sendMail,
  'send-held-mails': sendHeldMails,
  // Runs both in parallel, so that one runs even if the other fails.
  'seal-secrets': async (payload, services) => {
    await Promise.all([sealSigningKey(services), sealSecrets(payload, services)]);
  },
  'remove-file': removeBytes,
  'sweep-files': sweepFiles,
  'run-operations': runOperations<AllTaskServices>(allFeatures.flatMap(({ operations = [] }) => operations)),
};

/** Handlers of background tasks, by the task name that is stored with each job. */
export const taskHandlers: JobHandlers<AllTaskServices> = mergeDeclarations([
  platformTasks,
  ...allFeatures.map((feature) => feature.tasks),
]);

/** Recurring jobs: cron expression, task, and the period after downtime for which missed runs are caught up. */
export const cronSchedule: CronLine[] = [
  ['17 3 * * *', 'clean-up', '1d'],
  ['57 3 * * *', 'seal-secrets', '1d'],
  ['37 4 * * *', 'sweep-files', '1d'],
  ['* * * * *', 'send-held-mails', '1m'],
  // Runs operations that are due but whose job was lost.
  ['* * * * *', 'run-operations', '1m'],
  ...allFeatures.flatMap((feature) => feature.schedule ?? []),
];

interface TaskOptions {
  config: Config;
  db: Pick<Database, 'url'>;
  log: FastifyBaseLogger;
}

/**
 * Starts the background worker with a dedicated connection pool. Until it is closed, it runs the jobs queued by any
 * process.
 */
export function startTasks({ config, db, log }: TaskOptions): Worker {
  const smtp = createSmtp(config);
  const services = (own: Database) => ({ ...createServices(config, own), smtp });
  const worker = startWorker<AllTaskServices>({ db, log, tasks: taskHandlers, schedule: cronSchedule, services });
  return {
    async close() {
      await worker.close();
      smtp.close();
    },
  };
}
