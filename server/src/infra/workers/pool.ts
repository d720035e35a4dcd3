import { availableParallelism } from 'node:os';
import { busyError } from '../../core/errors/errors.ts';
import { Turns } from './fair-queue.ts';
import { type Grants, type WorkerFunction, type WorkLimits, WorkProcess } from './worker-process.ts';

interface PoolOptions<I> extends WorkerFunction {
  limits: WorkLimits;
  /** Returns the files that a job may access. Each job then runs in a new process that runs no other job. */
  grants?: (input: I) => Grants;
  processes?: number;
  /** Number of jobs after which a process is replaced. */
  jobsPerProcess: number;
  /** Whether to kill the process of a job when no caller waits for the job any more. */
  endsUnasked?: boolean;
  /** Whether to keep one idle process, so that the next job does not wait for a process to start. */
  keepsOne?: boolean;
  /** Maximum number of waiting jobs per caller and overall; further jobs are rejected with `busyError()`. */
  waiting: { perCaller: number; overall: number };
}

/** Caller of a job. `signal` is aborted when the caller no longer waits for the job. */
interface Asker {
  caller: string;
  signal?: AbortSignal | undefined;
}

interface Job<I, O> {
  key: string;
  input: I;
  outcome: PromiseWithResolvers<O>;
  /** Number of waiting requests by caller. */
  askers: Map<string, number>;
  /** The process that runs the job, once the job has started. */
  worker?: WorkProcess;
}

/**
 * Default number of processes: one less than the number of cores, at least 2, at most 4 (each takes a few hundred
 * megabytes).
 */
const PROCESSES = Math.min(4, Math.max(2, availableParallelism() - 1));
const IDLE_MS = 5 * 60_000;

/** Runs jobs in worker processes, each of which runs one job at a time. Starts processes on demand. */
export class ProcessPool<I, O> {
  readonly #options: PoolOptions<I>;
  readonly #max: number;
  readonly #turns: Turns<Job<I, O>>;
  /** Jobs that have not started yet, by key. */
  readonly #waiting = new Map<string, Job<I, O>>();
  readonly #underway = new Map<string, Job<I, O>>();
  readonly #running = new Map<string, number>();
  readonly #processes = new Set<WorkProcess>();
  readonly #idle = new Map<WorkProcess, NodeJS.Timeout>();
  #isClosed = false;

  constructor(options: PoolOptions<I>) {
    this.#options = options;
    this.#max = options.processes ?? PROCESSES;
    this.#turns = new Turns(options.waiting);
  }

  /**
   * Runs a job and returns its result. Requests with the `key` of an unfinished job share that job. Throws
   * `busyError()` when a limit of waiting jobs is reached or the signal is aborted, otherwise the errors of
   * `WorkProcess.run`.
   */
  async run(key: string, input: I, { caller, signal }: Asker): Promise<O> {
    const begun = this.#underway.get(key);
    if (begun) return begun.outcome.promise;
    const job = this.#waiting.get(key) ?? { key, input, outcome: Promise.withResolvers<O>(), askers: new Map() };
    if (this.#isClosed || signal?.aborted) throw busyError();
    const own = job.askers.get(caller) ?? 0;
    if (own === 0 && !this.#turns.add(caller, job)) throw busyError();
    job.askers.set(caller, own + 1);
    this.#waiting.set(key, job);
    const left = Promise.withResolvers<never>();
    const leave = () => {
      this.#leave(job, caller);
      left.reject(busyError());
    };
    signal?.addEventListener('abort', leave);
    this.#dispatch();
    try {
      return await Promise.race([job.outcome.promise, left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Kills all processes, including their jobs. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.values()) job.outcome.reject(busyError());
    this.#waiting.clear();
    for (const each of this.#processes) this.#end(each);
    await Promise.all([...this.#processes].map(({ ended }) => ended));
  }

  #leave(job: Job<I, O>, caller: string): void {
    const others = job.askers.get(caller)! - 1;
    if (others > 0) return void job.askers.set(caller, others);
    job.askers.delete(caller);
    this.#turns.remove(caller, job);
    if (job.askers.size > 0) return;
    if (this.#waiting.get(job.key) === job) this.#waiting.delete(job.key);
    if (job.worker && this.#options.endsUnasked) this.#end(job.worker);
  }

  /** Assigns waiting jobs to idle or new processes. Starts one spare process if all callers are at their limit. */
  #dispatch(): void {
    while (this.#turns.size > 0 && !this.#isClosed && (this.#idle.size > 0 || this.#processes.size < this.#max)) {
      // A single caller may use at most n − 1 workers, so one slow job cannot block everyone.
      const turn = this.#turns.next((caller) => (this.#running.get(caller) ?? 0) < Math.max(1, this.#max - 1));
      if (!turn && this.#options.grants) return;
      const free = this.#idle.keys().next().value ?? this.#start(turn?.item.input);
      if (!turn) return;
      void this.#begin(free, turn.item, turn.caller);
    }
  }

  async #begin(worker: WorkProcess, job: Job<I, O>, caller: string): Promise<void> {
    this.#take(worker);
    this.#waiting.delete(job.key);
    this.#underway.set(job.key, job);
    job.worker = worker;
    for (const asker of job.askers.keys()) this.#turns.remove(asker, job);
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1);
    try {
      job.outcome.resolve((await worker.run(job.input)) as O);
    } catch (error) {
      job.outcome.reject(error);
    }
    this.#underway.delete(job.key);
    const others = this.#running.get(caller)! - 1;
    if (others > 0) this.#running.set(caller, others);
    else this.#running.delete(caller);
    if (this.#isWorn(worker)) this.#end(worker);
    else if (worker.isAlive) this.#rest(worker);
    this.#dispatch();
  }

  #start(input: I | undefined): WorkProcess {
    const { limits, grants } = this.#options;
    const started = new WorkProcess(this.#options, limits, input && grants?.(input));
    this.#processes.add(started);
    this.#rest(started);
    void this.#forgetEnded(started);
    return started;
  }

  async #forgetEnded(worker: WorkProcess): Promise<void> {
    await worker.ended;
    this.#take(worker);
    this.#processes.delete(worker);
    this.#dispatch();
  }

  #rest(worker: WorkProcess): void {
    const timer = setTimeout(() => this.#endIdle(worker), IDLE_MS);
    timer.unref();
    this.#idle.set(worker, timer);
  }

  #endIdle(worker: WorkProcess): void {
    if (this.#options.keepsOne && this.#processes.size === 1) this.#rest(worker);
    else this.#end(worker);
  }

  #take(worker: WorkProcess): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }

  /** Returns whether a process has to be replaced, before memory leaks of its jobs accumulate. */
  #isWorn({ jobs, memoryBytes }: WorkProcess): boolean {
    const { grants, jobsPerProcess, limits } = this.#options;
    return grants !== undefined || jobs >= jobsPerProcess || memoryBytes > (limits.memoryMb * 2 ** 20) / 2;
  }

  #end(worker: WorkProcess): void {
    this.#take(worker);
    worker.kill();
  }
}
