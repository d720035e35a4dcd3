import { createReadStream, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { judgeRow } from '@crewdock/server/imports/tables/cells/judge';
import { FileReader } from '@crewdock/server/imports/tables/files/read';
import { dictionaries, ours } from '../imports/score.ts';
import { TODAY } from '../imports/truth.ts';

export interface Measured {
  rows: number;
  faults: number;
  readSeconds: number;
  judgeSeconds: number;
  /** CPU time of this process only, unaffected by other processes. */
  judgeCpuSeconds: number;
  childCpuSeconds: number | null;
  /** Peak memory of the reading process; null if the system does not report it. */
  childMegabytes: number | null;
  /** Peak of this process's additional memory. */
  serverMegabytes: number;
}

const SAMPLE = 100;
const WATCH_MS = 20;
/** Clock ticks per second, the unit of Linux's CPU times. */
const TICKS = 100;

/**
 * Program: `imports-reading.ts FILE` reads and validates a file like the server, in a separate process. Prints JSON.
 */
const path = process.argv[2];
if (path) console.log(JSON.stringify(await measured(path)));

async function measured(file: string): Promise<Measured> {
  const output = await mkdtemp(join(tmpdir(), 'bench-imports-'));
  const reader = new FileReader();
  const before = process.resourceUsage().maxRSS;
  let childMegabytes: number | null = null;
  let childCpuSeconds: number | null = null;
  const watch = setInterval(() => {
    const child = childUsage();
    if (!child) return;
    childMegabytes = Math.max(childMegabytes ?? 0, child.megabytes);
    childCpuSeconds = Math.max(childCpuSeconds ?? 0, child.cpuSeconds);
  }, WATCH_MS);
  try {
    const started = performance.now();
    await reader.read({ path: file, name: file }, output, { caller: 'bench' });
    const read = performance.now();
    const cpu = process.cpuUsage();
    const { rows, faults } = await judged(join(output, '0.ndjson'));
    const done = performance.now();
    const { user, system } = process.cpuUsage(cpu);
    return {
      rows,
      faults,
      readSeconds: (read - started) / 1000,
      judgeSeconds: (done - read) / 1000,
      judgeCpuSeconds: (user + system) / 1e6,
      childMegabytes,
      childCpuSeconds,
      serverMegabytes: (process.resourceUsage().maxRSS - before) / 1024,
    };
  } finally {
    clearInterval(watch);
    await reader.close();
    await rm(output, { recursive: true });
  }
}

async function judged(table: string): Promise<{ rows: number; faults: number }> {
  const first: string[][] = [];
  const count = { rows: 0, faults: 0 };
  let mapping: ReturnType<typeof ours> | undefined;
  const judge = (cells: string[]) => {
    count.rows += 1;
    count.faults += judgeRow(cells, mapping!, dictionaries, TODAY).faults.length;
  };
  for await (const line of createInterface({ input: createReadStream(table), crlfDelay: Infinity })) {
    const cells = JSON.parse(line) as string[];
    if (mapping) judge(cells);
    else if (first.push(cells) === SAMPLE) {
      mapping = ours(first);
      first.slice(1).forEach(judge);
    }
  }
  return count;
}

/**
 * Returns the peak memory and CPU time of this process's child; null if there is no child or the system does not report
 * them.
 */
function childUsage(): { megabytes: number; cpuSeconds: number } | null {
  try {
    const [pid] = readdirSync('/proc/self/task').flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    if (!pid) return null;
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return { megabytes: Number(peak ?? 0) / 1024, cpuSeconds: (Number(times[11]) + Number(times[12])) / TICKS };
  } catch {
    return null;
  }
}
