import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDemoDirectory } from '../support/demo-directory.ts';
import { postmaster } from '../support/frozen.ts';
import { temporaryDirectory } from '../support/product.ts';
import { shortLivedProducts } from '../support/short-lived-products.ts';

const directory = temporaryDirectory();
const data = join(directory.path, 'data');
const start = shortLivedProducts();

afterAll(() => directory.remove());

describe('the product', () => {
  beforeAll(() => fillDemoDirectory(data));

  test('keeps the data and the accounts when restarted', async () => {
    const product = await start(data);
    const before = await product.ready();
    const talents = await firstTalents(before.portal);
    await product.stop();
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
