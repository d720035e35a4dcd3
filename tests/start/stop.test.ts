import { join } from 'node:path';
import { migrate } from '@crewdock/server/platform/db/migrations';
import { type Database, openDatabase } from '@crewdock/server/platform/db/open';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endUnderLoad } from '../support/ends-under-load.ts';
import { temporaryDirectory } from '../support/product.ts';

const directory = temporaryDirectory();
let db: Database;

beforeAll(async () => {
  const config = { databaseUrl: undefined, dataDirectory: join(directory.path, 'data') };
  db = await openDatabase(config, { connections: 5 });
  await migrate(db);
});

afterAll(async () => {
  await db.close();
  directory.remove();
});

test('SIGTERM under load cuts off nothing that was taken, and each key does its work once', async () => {
  const { calls, ...outcome } = await endUnderLoad(db, 'SIGTERM', 3);
  expect(calls).toBeGreaterThan(0);
  expect(outcome).toMatchObject({ cutOff: 0, doubled: 0, lost: 0 });
});

test('kill -9 under load: each key does its work once', async () => {
  const { repeated, ...outcome } = await endUnderLoad(db, 'SIGKILL', 3);
  expect(Object.keys(repeated)).not.toEqual([]);
  expect(outcome).toMatchObject({ doubled: 0, lost: 0 });
});
