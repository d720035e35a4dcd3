import { type Logger, pino } from 'pino';

/** Buffers lines and writes them together: one write per line took 5 % of the time of a market call. */
const TOGETHER_BYTES = 4096;
const LATEST_MS = 200;

/** Number of lines logged at each level since this process started. */
export const logLineCounts = { since: new Date(), lines: { warn: 0, error: 0, fatal: 0 } };

/** A log line of level error or fatal. */
export interface Logged {
  level: 'error' | 'fatal';
  message: string;
  error: Error | undefined;
}

/**
 * Opens the log, on stdout or in a file. The last lines are written even if the process crashes, except after SIGKILL.
 */
export function openLog(level: string, file?: string, onError?: (logged: Logged) => void): Logger {
  return pino(
    {
      level,
      base: null,
      hooks: {
        logMethod(args, method, number) {
          count.call(this, args, method, number);
          const name = this.levels.labels[number];
          if (onError && (name === 'error' || name === 'fatal')) onError({ level: name, ...toldBy(args) });
        },
      },
    },
    pino.destination({ dest: file ?? 1, sync: false, minLength: TOGETHER_BYTES, periodicFlush: LATEST_MS }),
  );
}

/** Redirects Node's warnings from stderr to the log. */
export function logWarnings(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node.js warning'));
}

function count(
  this: Logger,
  args: Parameters<Logger['info']>,
  method: (...args: Parameters<Logger['info']>) => void,
  level: number,
) {
  const name = this.levels.labels[level] as keyof typeof logLineCounts.lines;
  if (name in logLineCounts.lines) logLineCounts.lines[name]++;
  method.apply(this, args);
}

function toldBy([first, second]: readonly unknown[]): Pick<Logged, 'message' | 'error'> {
  if (typeof first === 'string') return { message: first, error: undefined };
  const { err } = (first ?? {}) as { err?: unknown };
  return { message: typeof second === 'string' ? second : '', error: err instanceof Error ? err : undefined };
}
