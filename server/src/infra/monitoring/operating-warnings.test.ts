import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { readConfig } from '../../core/config/config.ts';
import { folderStore } from '../storage/folder-store.ts';
import { createWarnings } from './operating-warnings.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'crewdock-warnings-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const GB = 2 ** 30;

function warnings(variables: Record<string, string> = {}, free = GB) {
  const config = readConfig({ DATA_DIR: directory, ...variables });
  const store = folderStore(join(directory, 'files'));
  return createWarnings({ config, store, readFreeBytes: async () => free }).read();
}

test('nothing is reported on a healthy instance', async () => {
  expect(await warnings()).toEqual([]);
});

test('an instance with its own database and without a mail server is reported, a trial is not', async () => {
  expect(await warnings({ DATABASE_URL: 'postgresql://db/x' })).toEqual(['no_mail_server']);
  expect(await warnings({ DATABASE_URL: 'postgresql://db/x', SMTP_URL: 'smtp://host' })).toEqual([]);
});

test('a disk that is nearly full is reported', async () => {
  expect(await warnings({}, GB / 8)).toEqual(['disk_full']);
});

test('the disk is not checked with a bucket and an external database', async () => {
  const s3 = { FILES_S3_BUCKET: 'crewdock', FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
  const elsewhere = { DATABASE_URL: 'postgresql://db/x', SMTP_URL: 'smtp://host', ...s3 };
  expect(await warnings(elsewhere, 0)).toEqual([]);
  expect(await warnings(s3, 0)).toEqual(['disk_full']);
});

test('an unresponsive files folder is reported within the time of a probe', async () => {
  const store = { check: () => new Promise<never>(() => {}) };
  const config = readConfig({ DATA_DIR: directory });
  expect(await createWarnings({ config, store, readFreeBytes: async () => GB }).read()).toEqual(['files_not_writable']);
});

test('an unwritable files folder appears in /readyz with status 200 and in /metrics, and reads still work', async () => {
  // Creates a file in place of the folder, because root ignores permissions.
  writeFileSync(join(directory, 'files'), '');
  const token = 'a-token-of-the-monitor';
  const api: TestApi = await testApi({ DATA_DIR: directory, METRICS_TOKEN: token });
  try {
    const ready = await api.call('/readyz');
    expect([ready.status, ready.json]).toMatchObject([200, { status: 'ok', warnings: ['files_not_writable'] }]);
    const { text } = await api.call('/metrics', { headers: { authorization: `Bearer ${token}` } });
    expect(text).toContain('crewdock_warning{warning="files_not_writable"} 1');
    expect(text).toContain('crewdock_warning{warning="no_mail_server"} 0');
    expect(text).toMatch(/^crewdock_disk_free_bytes \d+/m);
    expect((await api.call('/api/market_2/talents/')).status).toBe(200);
  } finally {
    await api.close();
  }
});
