import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from './child.ts';

/** A function that a module exports, called with what structured cloning copies. */
export interface Work {
  module: URL;
  name: string;
  /** It works on the database: it may touch and knows what this process may and knows, and leaves it the processor. */
  isBehind?: boolean;
}

/** What a process may touch besides the program. */
export interface Grants {
  /** Files. */
  reads: string[];
  /** Folders, with everything in them. */
  writes: string[];
}

export interface WorkLimits {
  /** Of one job, by the clock. */
  ms: number;
  /** Of the whole process; its JavaScript objects have half of it. */
  memoryMb: number;
}

/** The job's process broke a limit, or the job broke its process. */
export class WorkKilled extends Error {
  override name = 'WorkKilled';
}

const START_MS = 60_000;
/** Of the processor, as niceness; and the most that there is. */
const BEHIND = 10;
const LAST = 19;
const root = resolve(import.meta.dirname, '../../../..');
/** The program, and nothing that belongs to who runs it. */
const READABLE = ['node_modules', 'server', 'contract', 'portal/dist'];

/**
 * A process for one job at a time. It reads the program's own files and writes nothing, but for what it is granted, connects to nothing,
 * starts nothing, knows nothing of the environment (unless it works behind this one), and ends with this process, however that ends.
 */
export class WorkProcess {
  readonly #limits: WorkLimits;
  readonly #child: ChildProcess;
  readonly #ready = Promise.withResolvers<void>();
  #job: PromiseWithResolvers<unknown> | undefined;
  /** Why it ends, once it does. */
  #reason = '';
  /** Jobs that it has done. */
  jobs = 0;
  /** What it took after its last job. */
  memoryBytes = 0;
  readonly ended: Promise<void>;

  constructor({ module, name, isBehind = false }: Work, limits: WorkLimits, grants?: Grants) {
    this.#limits = limits;
    const memoryBytes = limits.memoryMb * 2 ** 20;
    this.#child = fork(
      fileURLToPath(new URL('./child.ts', import.meta.url)),
      [module.href, name, String(process.pid), String(memoryBytes)],
      {
        execArgv: [`--max-old-space-size=${limits.memoryMb / 2}`, ...(isBehind ? [] : confined(grants))],
        env: isBehind ? process.env : { NODE_ENV: 'production' },
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    );
    if (isBehind && this.#child.pid) setPriority(this.#child.pid, Math.min(LAST, getPriority() + BEHIND));
    this.ended = once(this.#child, 'exit')
      .then(([code, signal]) => this.kill(`its process ended with ${signal ?? code}`))
      .catch((error: unknown) => this.kill(String(error)))
      .then(() => this.#fail());
    this.#child.on('message', (report: Report) => this.#take(report));
    // Sending to one that has just ended; `ended` says it.
    this.#child.on('error', () => undefined);
    this.#child.unref();
    this.#child.channel?.unref();
    this.#ready.promise.catch(() => undefined);
    const starting = setTimeout(() => this.kill('took too long to start'), START_MS);
    void this.#ready.promise.finally(() => clearTimeout(starting)).catch(() => undefined);
  }

  /** Its answer. Fails with `WorkKilled` when the process didn't outlive the job, and with the job's own error otherwise. */
  async run(input: unknown): Promise<unknown> {
    await this.#ready.promise;
    if (!this.isAlive) throw new Error(`the process has ended: ${this.#reason}`);
    const job = Promise.withResolvers<unknown>();
    this.#child.send(input as object);
    this.#job = job;
    const timer = setTimeout(() => this.kill(`took more than ${this.#limits.ms} ms`), this.#limits.ms);
    try {
      return await job.promise;
    } finally {
      clearTimeout(timer);
      this.#job = undefined;
      this.jobs += 1;
    }
  }

  get isAlive(): boolean {
    return this.#reason === '';
  }

  kill(reason = 'was no longer needed'): void {
    this.#reason ||= reason;
    this.#child.kill('SIGKILL');
  }

  #take(report: Report): void {
    if ('ready' in report) this.#ready.resolve();
    else if ('output' in report) {
      this.memoryBytes = report.memoryBytes;
      this.#job?.resolve(report.output);
    } else if (this.#job) this.#job.reject(new Error(report.error));
    else this.kill(report.error);
  }

  #fail(): void {
    this.#ready.reject(new Error(`a process could not start: ${this.#reason}`));
    this.#job?.reject(new WorkKilled(`a job was ended: ${this.#reason}`));
  }
}

/** What keeps a process to its grants. */
function confined({ reads, writes }: Grants = { reads: [], writes: [] }): string[] {
  return [
    '--permission',
    // For the watchdog.
    '--allow-worker',
    ...READABLE.map((folder) => `--allow-fs-read=${join(root, folder)}/`),
    ...reads.map((file) => `--allow-fs-read=${file}`),
    ...writes.map((folder) => `--allow-fs-write=${folder}/`),
  ];
}
