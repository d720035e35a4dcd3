import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export type HostileTask = { does: keyof typeof DEEDS; value?: number };

/** Simulates the effects of malicious documents on a parser, to test the protection of worker processes. */
export async function hostileWork({ does, value = 0 }: HostileTask): Promise<unknown> {
  return DEEDS[does](value);
}

const eaten: unknown[] = [];

const DEEDS = {
  answers: (value: number) => ({ twice: value * 2, bytes: new Uint8Array([value]), pid: process.pid }),
  waits: (ms: number) => wait(ms, ms),
  loops() {
    for (;;) eaten.length = 0;
  },
  eatsObjects() {
    for (;;) eaten.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
  },
  eatsBytes() {
    for (;;) eaten.push(new Uint8Array(2 ** 20).fill(1));
  },
  remembers: (megabytes: number) => {
    eaten.push(new Uint8Array(megabytes * 2 ** 20).fill(1));
    return process.pid;
  },
  aborts: () => process.abort(),
  throws() {
    throw new Error('not a document');
  },
  variables: () => Object.keys(process.env),
  priority: () => getPriority(),
  breaksOut: () =>
    Promise.all([
      codeOf(() => readFileSync('/etc/hosts')),
      codeOf(() => writeFileSync(new URL('./written', import.meta.url), '')),
      codeOf(() => spawnSync('true')),
      codeOf(() => new Promise((_, reject) => connect(9, '127.0.0.1').on('error', reject))),
    ]),
};

async function codeOf(deed: () => unknown): Promise<string> {
  try {
    await deed();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
