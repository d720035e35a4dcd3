import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import type { PoolClient } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { asNice } from './process-priority.ts';

let child: ChildProcess | undefined;
afterEach(() => child?.kill());

const mine = getPriority();
const nicer = mine + 3;

/** Creates a fake connection that reports this pid as its PostgreSQL process. */
const connectionOf = (pid: number) => ({ query: () => Promise.resolve({ rows: [{ pid }] }) }) as unknown as PoolClient;

async function started(name: string): Promise<number> {
  child = spawn('sleep', ['60'], { argv0: name });
  await once(child, 'spawn');
  return child.pid!;
}

// Linux only, because the process name is read from /proc.
describe.runIf(process.platform === 'linux')('process priority', () => {
  test('the priority of a PostgreSQL process is lowered', async () => {
    const pid = await started('postgres: crewdock crewdock [local] idle');
    await asNice(connectionOf(pid), nicer);
    expect(getPriority(pid)).toBe(nicer);
  });

  test('a process id that belongs to another program is left unchanged', async () => {
    const pid = await started('sleep');
    await asNice(connectionOf(pid), nicer);
    expect(getPriority(pid)).toBe(mine);
  });

  test('a broken connection or an ended process causes no error', async () => {
    const broken = { query: () => Promise.reject(new Error('broken')) } as unknown as PoolClient;
    await expect(asNice(broken, nicer)).resolves.toBeUndefined();
    await expect(asNice(connectionOf(2 ** 22 - 1), nicer)).resolves.toBeUndefined();
  });
});
