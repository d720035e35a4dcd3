import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkerReport } from './child.ts';

/** An exported function of a module. Its argument and result are copied by structured clone. */
export interface WorkerFunction {
  module: URL;
  name: string;
  /**
   * Whether the process gets the permissions and environment of this process, for work on the database, and a lower CPU
   * priority.
   */
  isBehind?: boolean;
}

/** File access of a process, in addition to the program's own files. */
export interface Grants {
  /** Files that the process may read. */
  reads: string[];
  /** Folders to which the process may write, including their subfolders. */
  writes: string[];
}

export interface WorkLimits {
  /** Time limit of a job in milliseconds. */
  ms: number;
  /** Memory limit of the whole process; the JavaScript heap gets half of it. */
  memoryMb: number;
}

/** Thrown when the process of a job was killed because of a limit, or crashed. */
export class WorkKilled extends Error {
  override name = 'WorkKilled';
}

const START_MS = 60_000;
/** Nice values: increment for `isBehind`, and maximum. */
const BEHIND = 10;
const LAST = 19;
const root = resolve(import.meta.dirname, '../../../..');
/** Folders of the program itself, without data of the operator. */
const READABLE = ['node_modules', 'server', 'contract', 'portal/dist'];

/**
 * A sandboxed process that runs one job at a time. It can read the program's own files; it has no other file access
 * except its grants, no network, no child processes and no environment variables. `isBehind` lifts these restrictions.
 * The process ends when its parent process ends.
 */
export class WorkProcess {
  readonly #limits: WorkLimits;
  readonly #child: ChildProcess;
  readonly #ready = Promise.withResolvers<void>();
  #job: PromiseWithResolvers<unknown> | undefined;
  /** Why the process has ended; empty while it is running. */
  #reason = '';
  /** Number of finished jobs. */
  jobs = 0;
  /** Resident memory (RSS) of the process after the last job. */
  memoryBytes = 0;
  readonly ended: Promise<void>;

  constructor({ module, name, isBehind = false }: WorkerFunction, limits: WorkLimits, grants?: Grants) {
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
      .then(([code, signal]) => this.kill(`exited with ${signal ?? code}`))
      .catch((error: unknown) => this.kill(String(error)))
      .then(() => this.#fail());
    this.#child.on('message', (report: WorkerReport) => this.#take(report));
    // Emitted when a message is sent to a process that has just ended; `ended` handles that case.
    this.#child.on('error', () => undefined);
    this.#child.unref();
    this.#child.channel?.unref();
    this.#ready.promise.catch(() => undefined);
    const starting = setTimeout(() => this.kill('took too long to start'), START_MS);
    void this.#ready.promise.finally(() => clearTimeout(starting)).catch(() => undefined);
  }

  /**
   * Runs a job and returns its result. Throws `WorkKilled` if the process ends during the job, otherwise the error of
   * the job.
   */
  async run(input: unknown): Promise<unknown> {
    await this.#ready.promise;
    if (!this.isAlive) throw new Error(`worker process has exited: ${this.#reason}`);
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

  #take(report: WorkerReport): void {
    if ('ready' in report) this.#ready.resolve();
    else if ('output' in report) {
      this.memoryBytes = report.memoryBytes;
      this.#job?.resolve(report.output);
    } else if (this.#job) this.#job.reject(new Error(report.error));
    else this.kill(report.error);
  }

  #fail(): void {
    this.#ready.reject(new Error(`worker process failed to start: ${this.#reason}`));
    this.#job?.reject(new WorkKilled(`worker process ended during a job: ${this.#reason}`));
  }
}

/** Returns Node's permission flags for these grants. */
function confined({ reads, writes }: Grants = { reads: [], writes: [] }): string[] {
  return [
    '--permission',
    // Required by the thread of the watchdog.
    '--allow-worker',
    ...READABLE.map((folder) => `--allow-fs-read=${join(root, folder)}/`),
    ...reads.map((file) => `--allow-fs-read=${file}`),
    ...writes.map((folder) => `--allow-fs-write=${folder}/`),
  ];
}
