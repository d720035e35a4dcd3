import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../support/server-process.ts';
import type { Ground } from './ground.ts';
import { keyedLoad, type Outcome } from './load.ts';
import { NEXT, newerRelease } from './newer-release.ts';

const JOBS = 20;

/**
 * Deploys the next release under load, so that both releases serve the same database. Then stops the next release,
 * restarts this release on its tables, and starts the next release again. Jobs of the next release must wait until it
 * runs again.
 */
export async function twoReleases(ground: Ground, { sideBySideMs }: { sideBySideMs: number }): Promise<Outcome> {
  const load = await keyedLoad(ground.db);
  const release = newerRelease();
  try {
    const older = await ground.server();
    const coming = ground.server({}, release.main);
    await load.during(older, older, coming);
    const newer = await coming;
    await load.during(older, newer, sleep(sideBySideMs));
    await load.during(newer, older, sleep(sideBySideMs));
    await told(older);
    await newer.end('SIGTERM');
    await addJobs(ground);
    await worksOn(ground);
    const again = await ground.server();
    await told(again);
    await older.end('SIGTERM');
    await load.during(again, again, sleep(500));
    await worksOn(ground);
    const back = await ground.server({}, release.main);
    await load.during(again, back, sleep(sideBySideMs));
    while ((await waiting(ground, NEXT.task)) > 0) await sleep(20);
    await again.end('SIGTERM');
    await back.end('SIGTERM');
    return withJobs(await load.judge(), ground);
  } finally {
    release.remove();
  }
}

/** Checks that this release reports the migration of the next release. */
async function told(older: ServerProcess): Promise<void> {
  const { json } = await older.call('/readyz');
  if (json.newer_migrations?.join() !== NEXT.migration) throw new Error('/readyz says nothing of the newer release');
}

/** Queues jobs that only the newer release can run. */
async function addJobs({ db }: Ground): Promise<void> {
  const ids = Array.from({ length: JOBS }, () => randomUUID());
  await db.pool.query(
    `select graphile_worker.add_job($1, json_build_object('id', id), max_attempts => 1) from unnest($2::text[]) id`,
    [NEXT.task, ids],
  );
}

/**
 * Checks that this release polls the queue several times, runs its own jobs and does not touch the next release's jobs.
 */
async function worksOn(ground: Ground): Promise<void> {
  for (let look = 0; look < 5; look++) {
    await ground.db.pool.query(`select graphile_worker.add_job('trim-market-changes', '{}')`);
    while ((await waiting(ground, 'trim-market-changes')) > 0) await sleep(20);
  }
  const { rows } = await ground.db.pool.query(
    `select from graphile_worker.jobs
     where task_identifier = $1 and attempts = 0 and last_error is null and locked_at is null`,
    [NEXT.task],
  );
  if (rows.length !== JOBS) throw new Error(`of ${JOBS} jobs of the newer release ${rows.length} wait untouched`);
}

async function waiting({ db }: Ground, task: string): Promise<number> {
  const { rows } = await db.pool.query('select from graphile_worker.jobs where task_identifier = $1', [task]);
  return rows.length;
}

async function withJobs(outcome: Outcome, { db }: Ground): Promise<Outcome> {
  const { rows } = await db.pool.query<{ times: number }>('select count(*) as times from next_done group by id');
  return {
    ...outcome,
    acknowledged: outcome.acknowledged + JOBS,
    found: outcome.found + rows.length,
    doubled: outcome.doubled + rows.filter(({ times }) => times > 1).length,
  };
}
