import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postmaster } from '../support/frozen.ts';
import { smallDisk } from '../support/small-disk.ts';
import { freePorts, type Product, startProduct, temporaryDirectory } from '../support/product.ts';

const ENCRYPTION_KEYS = `1:${Buffer.alloc(32, 1).toString('base64')}`;

const directory = temporaryDirectory();
const data = join(directory.path, 'data');
const products: Product[] = [];

async function start(...how: Parameters<typeof startProduct>): Promise<Product> {
  const product = await startProduct(...how);
  products.push(product);
  return product;
}

afterEach(async () => {
  for (const product of products.splice(0)) await product.stop('SIGTERM');
});

afterAll(() => directory.remove());

describe('the product', () => {
  beforeAll(async () => {
    // Starts and stops the product once, so that the tests below use existing data.
    const first = await startProduct(data);
    await first.ready();
    expect(await first.stop()).toBe(0);
  });

  test('keeps the data and the accounts when restarted', async () => {
    const before = await (await start(data)).ready();
    const talents = await firstTalents(before.portal);
    await products.pop()!.stop();
    const after = await (await start(data)).ready();
    expect(talents.length).toBeGreaterThan(0);
    expect(await firstTalents(after.portal)).toEqual(talents);
    expect(after.accounts).toEqual(before.accounts);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'exits with code 0 and no remaining processes after %s',
    async (signal) => {
      const product = await start(data);
      await product.ready();
      expect(processesOf(data).length).toBeGreaterThan(0);
      expect(await product.stop(signal)).toBe(0);
      expect(processesOf(data)).toEqual([]);
    },
  );

  test('exits cleanly after the same signal twice, as sent by npm and a terminal', async () => {
    const product = await start(data);
    await product.ready();
    product.process.kill('SIGINT');
    expect(await product.stop('SIGINT')).toBe(0);
  });

  test('ends when the shell that npm runs it in is killed', async () => {
    const product = await start(data, { npm_lifecycle_event: 'start' }, ['sh', '-c', '"$0" "$@"; exit $?']);
    await product.ready();
    await product.stop('SIGKILL');
    await untilNoneOf(data);
  });

  test('leaves no PostgreSQL process after kill -9, and the next start works immediately', async () => {
    const product = await start(data);
    const { portal } = await product.ready();
    const talents = await firstTalents(portal);
    await product.stop('SIGKILL');
    const next = await start(data);
    expect(await firstTalents((await next.ready()).portal)).toEqual(talents);
    await next.stop('SIGKILL');
    await untilNoneOf(data);
  });

  test('exits with an error after kill -9 of PostgreSQL, and the next start works and keeps the PostgreSQL log', async () => {
    const product = await start(data);
    await product.ready();
    const before = readFileSync(join(data, 'postgres.log'), 'utf8');
    process.kill(postmaster(data), 'SIGKILL');
    const [code] = await once(product.process, 'exit');
    expect(code).toBe(1);
    await (await start(data)).ready();
    expect(readFileSync(join(data, 'postgres.log'), 'utf8').startsWith(before)).toBe(true);
  });

  test('warns about a low limit of open files', async () => {
    const product = await start(data, {}, ['sh', '-c', 'ulimit -n 512; exec "$0" "$@"']);
    await product.ready();
    expect(product.output()).toContain('The limit of open files is only 512 (ulimit -n)');
  });

  test('ignores a postmaster.pid that names an unrelated process', async () => {
    const bystander = spawn('sleep', ['1000'], { stdio: 'ignore' });
    writeFileSync(join(data, 'postgres/postmaster.pid'), `${bystander.pid}\n${data}/postgres\n0\n5432\n`);
    await (await start(data)).ready();
    expect([bystander.exitCode, bystander.signalCode]).toEqual([null, null]);
    bystander.kill();
  });

  test('works in a data directory whose path is too long for a socket', async () => {
    const long = join(directory.path, 'a-rather-long-name-'.repeat(6));
    const product = await start(long);
    await product.ready();
    expect(await product.stop()).toBe(0);
    expect(existsSync(join(long, 'demo-accounts.json'))).toBe(true);
  });
});

describe('a failed start prints one clear line and exits with code 1', () => {
  async function complaint(product: Product): Promise<string> {
    const [code] = await once(product.process, 'close');
    expect(code, product.output()).toBe(1);
    expect(product.output().trim().split('\n'), product.output()).toHaveLength(1);
    return product.output();
  }

  test.each(['PORT', 'PARTNER_PORT'])('%s is already in use', async (variable) => {
    const [port] = await freePorts();
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    const product = await start(data, { [variable]: String(port) });
    expect(await complaint(product)).toContain(`${variable} ${port} is already in use`);
    squatter.close();
  });

  test('PORT and PARTNER_PORT are the same, before anything is created', async () => {
    const port = String((await freePorts())[0]);
    const fresh = join(directory.path, 'never-made');
    const line = await complaint(await start(fresh, { PORT: port, PARTNER_PORT: port }));
    expect(line).toContain('PARTNER_PORT: must differ from PORT');
    expect(existsSync(fresh)).toBe(false);
  });

  test('the disk is full', async ({ skip }) => {
    const disk = smallDisk('24m');
    if (!disk) return skip('no file system can be mounted here');
    onTestFinished(disk.unmount);
    expect(await complaint(await start(join(disk.path, 'data')))).toMatch(/No space left|disk is full/);
  });

  test('the data directory is in use', async () => {
    const holder = await start(data);
    await holder.ready();
    expect(await complaint(await start(data))).toContain(`${data} is in use by process ${holder.process.pid}`);
  });

  test.each([
    ['refused', 'postgresql://crewdock:sesame@127.0.0.1:1/crewdock', '127.0.0.1:1'],
    ['unknown', 'postgresql://crewdock:sesame@nowhere.invalid/crewdock', 'nowhere.invalid'],
    ['no socket', 'postgresql://crewdock:sesame@/crewdock?host=/nowhere', '/nowhere'],
  ])('DATABASE_URL is not reachable: %s', async (_, url, place) => {
    const line = await complaint(await start(data, { DATABASE_URL: url, ENCRYPTION_KEYS }));
    expect(line).toContain('DATABASE_URL');
    expect(line).toContain(place);
    expect(line).not.toContain('sesame');
  });

  test('DATABASE_URL is set without encryption keys', async () => {
    const line = await complaint(await start(data, { DATABASE_URL: 'postgresql://127.0.0.1:1/crewdock' }));
    expect(line).toContain('ENCRYPTION_KEYS: required with DATABASE_URL');
  });

  test.each([
    ['below a file', join(import.meta.filename, 'data')],
    ['where nothing can be made', process.platform === 'linux' ? '/proc/crewdock' : '/dev/null/crewdock'],
  ])('the data directory is not writable: %s', async (_, path) => {
    expect(await complaint(await start(path))).toContain(`${path} is not writable`);
  });

  test('all invalid values are reported', async () => {
    const line = await complaint(await start(data, { PORT: 'http', LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'all' }));
    for (const variable of ['PORT', 'LOG_LEVEL', 'TRUSTED_PROXIES']) expect(line).toContain(variable);
  });
});

async function firstTalents(portal: string): Promise<unknown[]> {
  const answer = await fetch(`${portal}/api/market_2/talents/`);
  expect(answer.status).toBe(200);
  const { items } = (await answer.json()) as { items: unknown[] };
  return items;
}

/** Command lines of the PostgreSQL processes that use a data directory. */
function processesOf(dataDirectory: string): string[] {
  return commandLines().filter((line) => line.includes(`${dataDirectory}/postgres`) && !line.startsWith('sh '));
}

function commandLines(): string[] {
  if (process.platform !== 'linux') return execFileSync('ps', ['-Ao', 'command='], { encoding: 'utf8' }).split('\n');
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  });
}

async function untilNoneOf(dataDirectory: string): Promise<void> {
  while (processesOf(dataDirectory).length > 0) await sleep(20);
}
