import { resolve } from 'node:path';
import { migrate } from '@crewdock/server/platform/db/migrations';
import { openDatabase } from '@crewdock/server/platform/db/open';
import { endUnderLoad } from '../support/ends-under-load.ts';

const TIMES = 20;

/**
 * `npm run bench:stop`: a server is ended under a keyed call every 4 ms, 20 times by SIGTERM and 20 times by SIGKILL, and what wasn't
 * answered is repeated on a second one. SIGTERM cuts off nothing, and after both each key has done its work once, or this ends with 1.
 */
const config = { databaseUrl: process.env.DATABASE_URL, dataDirectory: resolve('data/bench-stop') };
const db = await openDatabase(config, { connections: 5 });
try {
  await migrate(db);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const outcome = await endUnderLoad(db, signal, TIMES);
    console.log(`${TIMES} times ${signal}:`, outcome);
    const { doubled, lost, cutOff } = outcome;
    if (doubled + lost > 0 || (signal === 'SIGTERM' && cutOff > 0)) process.exitCode = 1;
  }
} finally {
  await db.close();
}
