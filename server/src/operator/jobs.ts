import { type Command, Option } from 'commander';
import { z } from 'zod';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { AppError } from '../core/errors/errors.ts';
import { type JobState, JOB_STATES, findJobs, removeJobs, runJobsNow } from '../infra/queue/jobs.ts';
import { type CommandOutput, formatTable } from './answer.ts';
import { type CommandRunner, parseCommandInput, addCommand } from './command.ts';
import type { Desk } from './desk.ts';

const Typed = z.object({
  task: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000),
  state: z.enum(JOB_STATES).optional(),
});
const Ids = z.object({
  ids: z.array(z.coerce.number('must be numbers, as shown by job list').int().positive()).min(1),
});

export function addJobCommands(program: Command, run: CommandRunner): void {
  const jobs = program.command('jobs').description('Background jobs of the server.');
  addCommand(jobs, 'list', 'Lists jobs, next to run first.')
    .option('--task <name>', 'only jobs of this task')
    .addOption(new Option('--state <state>', 'only jobs in this state').choices(JOB_STATES))
    .option('--limit <number>', 'maximum number', '50')
    .action(({ json, ...options }) => run((desk) => list(options, desk), { json }));
  addCommand(jobs, 'retry <ids...>', 'Runs jobs now that are scheduled for later or have failed.').action(
    (ids, options) => run((desk) => move('retry', ids, desk), options),
  );
  addCommand(jobs, 'cancel <ids...>', 'Removes jobs from the queue that have not started.').action((ids, options) =>
    run((desk) => move('cancel', ids, desk), options),
  );
}

async function list(options: object, { db }: Desk): Promise<CommandOutput> {
  const jobs = await findJobs(db, parseCommandInput(Typed, options));
  return { data: jobs, text: formatTable(['id', 'task', 'state', 'run_at', 'attempts', 'error'], jobs) };
}

const DEEDS = {
  retry: { work: runJobsNow, done: 'runs now', state: 'tried again' },
  cancel: { work: removeJobs, done: 'was removed from the queue', state: 'cancelled' },
} as const;

async function move(deed: keyof typeof DEEDS, typed: string[], { db, doer }: Desk): Promise<CommandOutput> {
  const { ids } = parseCommandInput(Ids, { ids: typed });
  const { work, done, state } = DEEDS[deed];
  const moved = await inTransaction(db, async (trx) => {
    const jobs = await work(trx, ids);
    const left = ids.filter((id) => !jobs.some((job) => job.id === id));
    if (left.length > 0)
      throw new AppError(
        'conflict',
        `Nothing was changed: ${left.join(', ')} ${left.length === 1 ? 'doesn’t exist or is' : 'don’t exist or are'} running.`,
      );
    for (const job of jobs) {
      const before = { state: job.state satisfies JobState };
      await writeAuditEntries(trx, doer, {
        action: 'changed',
        subject: 'job',
        id: job.id,
        before,
        after: { task: job.task, state },
      });
    }
    return jobs;
  });
  return { data: moved, text: moved.map(({ id, task }) => `${id} (${task}) ${done}.`) };
}
