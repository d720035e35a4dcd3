import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const LINES = 3000;

/** Returns the log lines of a process that runs `end` immediately after its last line. */
function logOf(end: string): string[] {
  const script = `
    const { openLog } = await import(${JSON.stringify(import.meta.resolve('./log.ts'))});
    const log = openLog('info');
    for (let line = 1; line <= ${LINES}; line++) log.info({ line }, 'a line');
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return stdout.trimEnd().split('\n');
}

test.each([
  ['by itself', ''],
  ['by an exit', 'process.exit(1)'],
  ['by an error', `throw new Error('unexpected')`],
  ['by a kill after a fatal line', `log.fatal('the last'); process.kill(process.pid, 'SIGKILL')`],
])('a process that ends %s has written all its log lines', (_, end) => {
  const lines = logOf(end).map((line) => JSON.parse(line));
  expect(lines.flatMap(({ line }) => line ?? [])).toEqual(Array.from({ length: LINES }, (__, at) => at + 1));
});
