/** Milliseconds of each call of a run, and the duration of the run in seconds. */
export interface Run {
  times: number[];
  seconds: number;
}

export interface Figures {
  p50: number;
  p95: number;
  perSecond: number;
  /** The lowest and the highest p95 among the rounds. */
  spread: [number, number];
}

/** Percentiles and throughput over all rounds together. */
export function figures(runs: Run[]): Figures {
  const times = runs.flatMap((run) => run.times).sort((a, b) => a - b);
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  const rounds = runs.map((run) =>
    percentile(
      run.times.toSorted((a, b) => a - b),
      0.95,
    ),
  );
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: times.length / seconds,
    spread: [Math.min(...rounds), Math.max(...rounds)],
  };
}

export function row(name: string, { p50, p95, perSecond, spread }: Figures): string {
  const cells = [p50, p95, perSecond].map((value) => value.toFixed(1).padStart(9));
  return [name.padEnd(34), ...cells, `   ${spread.map((value) => value.toFixed(1)).join(' – ')}`].join('');
}

export const HEADING: string = `${['', 'p50 ms', 'p95 ms', 'per s']
  .map((text, at) => (at === 0 ? text.padEnd(34) : text.padStart(9)))
  .join('')}   p95 of the rounds`;

/** Returns the median; for an even number of values, the larger of the two middle values. */
export function median(values: number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs the calls in order, up to `atATime` at once, and measures each call. */
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

/** Prints whether a requirement is met, and returns `holds`. */
export function verdict(holds: boolean, what: string): boolean {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  return holds;
}

/** Prints and returns whether a p95 in milliseconds is within the limit `most`. */
export function within(name: string, p95: number, most: number): boolean {
  return verdict(p95 <= most, `p95 of ${name} is ${p95.toFixed(1)} ms (at most ${most})`);
}

/** Prints and returns whether a ratio reaches the minimum `least`. */
export function atLeast(name: string, ratio: number, least: number): boolean {
  return verdict(ratio >= least, `${ratio.toFixed(2)} ${name} (at least ${least})`);
}
