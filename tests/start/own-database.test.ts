import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/infra/db/embedded/start';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const directory = temporaryDirectory();
const servers: ServerProcess[] = [];
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  postgres = await startEmbedded(join(directory.path, 'data'));
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGTERM');
});

afterAll(async () => {
  await postgres.stop();
  directory.remove();
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(postgres.url(), { DATA_DIR: join(directory.path, 'files'), ...env });
  servers.push(server);
  return server;
}

/** Returns the output of a failed start. */
async function refusal(env: Record<string, string>): Promise<string> {
  const error = await start(env).then(
    () => new Error('it started'),
    (reason: Error) => reason,
  );
  return error.message.replace('Ended before it was ready:\n', '').trim();
}

const parse = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; addresses?: Record<string, string> });

test('every line that a server prints is JSON, including warnings, addresses and log', async () => {
  const server = await start({ SMTP_ULR: 'smtp://localhost', LOG_LEVEL: 'info' });
  await server.call('/healthz');
  await server.end('SIGTERM');
  const lines = parse(server.output());
  const messages = lines.map(({ msg }) => msg);
  expect(messages).toContain('SMTP_URL is not set: emails stay queued until it is set.');
  expect(messages).toContain('Unknown variable SMTP_ULR: did you mean SMTP_URL?');
  const ready = lines.find(({ msg }) => msg === 'Crewdock is ready.');
  expect(ready).toMatchObject({ level: 30, addresses: { Portal: `http://localhost:${server.port}` } });
});

test('a failed start prints its reason in one line of JSON, and names a misspelled variable', async () => {
  const lines = parse(await refusal({ PORT: 'http', DATABSE_URL: 'x' }));
  expect(lines).toMatchObject([
    { level: 60, msg: expect.stringMatching(/^Crewdock did not start\. Invalid configuration: PORT/) },
  ]);
  expect(lines[0]!.msg).toContain('Unknown variable DATABSE_URL: did you mean DATABASE_URL?');
});

test('secrets are read from files', async () => {
  const file = join(directory.path, 'database-url');
  writeFileSync(file, `${postgres.url()}\n`);
  const server = await start({ DATABASE_URL: '', DATABASE_URL_FILE: file });
  expect((await server.call('/readyz')).status).toBe(200);
  expect(parse(server.output()).length).toBeGreaterThan(0);
});

test('encryption keys that do not match the database prevent the start', async () => {
  await (await start()).end('SIGTERM');
  const other = `test:${Buffer.alloc(32, 2).toString('base64')}`;
  const [line] = parse(await refusal({ ENCRYPTION_KEYS: other }));
  expect(line!.msg).toMatch(/^Crewdock did not start\. ENCRYPTION_KEYS: the key "test" that encrypted secrets/);
  expect(line!.msg).not.toContain(other.slice(5));
});

test('after SIGTERM a draining server is not ready, still accepts connections, and then exits', async () => {
  const server = await start({ DRAIN_SECONDS: '3' });
  expect((await server.call('/readyz')).json).toMatchObject({ status: 'ok', warnings: ['no_mail_server'] });
  const began = performance.now();
  const ended = server.end('SIGTERM');
  while ((await server.call('/readyz')).status === 200) await sleep(10);
  let served = 0;
  while (performance.now() - began < 2000) {
    expect((await server.call('/readyz')).status).toBe(503);
    expect((await server.call('/api/market_2/talents/')).status).toBe(200);
    served++;
  }
  await ended;
  expect(served).toBeGreaterThan(0);
  expect(performance.now() - began).toBeGreaterThan(3000);
  await expect(server.call('/healthz')).rejects.toThrow('ECONNREFUSED');
});
