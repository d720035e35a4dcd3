import { availableParallelism } from 'node:os';
import { busy } from '../http/errors.ts';
import { Turns } from './turns.ts';
import { type Grants, type Work, type WorkLimits, WorkProcess } from './work-process.ts';

interface PoolOptions<I> extends Work {
  limits: WorkLimits;
  /** What a job may touch; then each has a process of its own, which does no other. */
  grants?: (input: I) => Grants;
  processes?: number;
  /** A process that has done so many jobs is replaced. */
  jobsPerProcess: number;
  /** When nobody waits for a job any more, its process is ended. */
  endsUnasked?: boolean;
  /** The last process stays when there is nothing to do: whoever comes next doesn't wait for its start. */
  keepsOne?: boolean;
  /** Waiting of one caller and of all; more are told to come again. */
  waiting: { perCaller: number; overall: number };
}

/** Who asks, and when they have gone. */
interface Asker {
  caller: string;
  signal?: AbortSignal | undefined;
}

interface Job<I, O> {
  key: string;
  input: I;
  outcome: PromiseWithResolvers<O>;
  /** How many of each caller wait for it. */
  askers: Map<string, number>;
  /** Where it is done, once it is begun. */
  worker?: WorkProcess;
}

/** One beside the server, on small machines too, and never more than four: each takes some hundred megabytes. */
const PROCESSES = Math.min(4, Math.max(2, availableParallelism() - 1));
const IDLE_MS = 5 * 60_000;

/** Runs jobs in processes of their own, one at a time in each, as many processes as there is work for. */
export class ProcessPool<I, O> {
  readonly #options: PoolOptions<I>;
  readonly #max: number;
  readonly #turns: Turns<Job<I, O>>;
  /** Those that nobody has begun. */
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

  /** What the work answers; the same `key` again while it is waited for is the same job. Refuses as busy, fails as `WorkProcess`. */
  async run(key: string, input: I, { caller, signal }: Asker): Promise<O> {
    const begun = this.#underway.get(key);
    if (begun) return begun.outcome.promise;
    const job = this.#waiting.get(key) ?? { key, input, outcome: Promise.withResolvers<O>(), askers: new Map() };
    if (this.#isClosed || signal?.aborted) throw busy();
    const own = job.askers.get(caller) ?? 0;
    if (own === 0 && !this.#turns.add(caller, job)) throw busy();
    job.askers.set(caller, own + 1);
    this.#waiting.set(key, job);
    const left = Promise.withResolvers<never>();
    const leave = () => {
      this.#leave(job, caller);
      left.reject(busy());
    };
    signal?.addEventListener('abort', leave);
    this.#dispatch();
    try {
      return await Promise.race([job.outcome.promise, left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Ends every process at once, and the jobs in them. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.values()) job.outcome.reject(busy());
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

  /** Gives jobs to processes while there are both; what may not begin yet finds one started. */
  #dispatch(): void {
    while (this.#turns.size > 0 && !this.#isClosed && (this.#idle.size > 0 || this.#processes.size < this.#max)) {
      // Of several, one process is left to others, so that nobody waits for what somebody else's job does until its limit.
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

  /** What a job leaves behind in its process doesn't add up. */
  #isWorn({ jobs, memoryBytes }: WorkProcess): boolean {
    const { grants, jobsPerProcess, limits } = this.#options;
    return grants !== undefined || jobs >= jobsPerProcess || memoryBytes > (limits.memoryMb * 2 ** 20) / 2;
  }

  #end(worker: WorkProcess): void {
    this.#take(worker);
    worker.kill();
  }
}
