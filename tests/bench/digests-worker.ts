import { readConfig } from '@crewdock/server/core/config/config';
import { connectTo } from '@crewdock/server/infra/db/open';
import { mailResourceDigests } from '@crewdock/server/notifications/subscriptions/digest';
import { taskServices } from '../support/task-services.ts';

/** Result of a run, printed as JSON. */
export interface DigestRun {
  seconds: number;
  /** Bytes of resident memory in addition to the value at the start. */
  grown: number;
}

/** Program: `digests-worker.ts URL` sends the digests of available resources once, in a separate process. */
if (import.meta.main) {
  const database = connectTo(process.argv[2]!);
  const services = taskServices({
    config: readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' }),
    database,
  });
  await services.names();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const start = performance.now();
  await mailResourceDigests({}, services);
  const run: DigestRun = { seconds: (performance.now() - start) / 1000, grown: most - before };
  clearInterval(timer);
  console.log(JSON.stringify(run));
  await database.close();
}
