/** Milliseconds of every call of a run, and how long the run took. */
export interface Run {
  times: number[];
  seconds: number;
}

export interface Figures {
  p50: number;
  p95: number;
  perSecond: number;
}

/** Over all rounds together. */
export function figures(runs: Run[]): Figures {
  const times = runs.flatMap((run) => run.times).sort((a, b) => a - b);
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), perSecond: times.length / seconds };
}

export function row(name: string, { p50, p95, perSecond }: Figures): string {
  return [
    name.padEnd(28),
    p50.toFixed(1).padStart(9),
    p95.toFixed(1).padStart(9),
    perSecond.toFixed(1).padStart(9),
  ].join('');
}

export const HEADING: string = ['', 'p50 ms', 'p95 ms', 'per s']
  .map((text, at) => (at === 0 ? text.padEnd(28) : text.padStart(9)))
  .join('');

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs the calls in order, so many at a time, and times each. */
export async function timed<T>(calls: T[], atATime: number, call: (item: T) => Promise<unknown>): Promise<Run> {
  const times: number[] = [];
  const queue = calls.values();
  const started = performance.now();
  const work = async () => {
    for (const item of queue) {
      const before = performance.now();
      await call(item);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { times, seconds: (performance.now() - started) / 1000 };
}
