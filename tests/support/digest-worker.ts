import { readConfig } from '@crewdock/server/core/config/config';
import { connectTo } from '@crewdock/server/infra/db/open';
import { mailResourceDigests } from '@crewdock/server/notifications/subscriptions/digest';
import { TEST_ENCRYPTION_KEYS } from './encryption-keys.ts';
import { taskServices } from './task-services.ts';

/** Program: `digest-worker.ts URL` sends the due digests of available resources once. */
const database = connectTo(process.argv[2]!);
const config = readConfig({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost',
  ENCRYPTION_KEYS: TEST_ENCRYPTION_KEYS,
});
await mailResourceDigests({}, taskServices({ config, database }));
await database.close();
