import { type Logger, pino } from 'pino';

/** Lines are written together: one write for each took a twentieth of a market call. */
const TOGETHER_BYTES = 4096;
const LATEST_MS = 200;

/** What the log has told since this process began. */
export const logged = { since: new Date(), lines: { warn: 0, error: 0, fatal: 0 } };

/** The server's log on stdout, or in a file. Whatever ends the process, but for SIGKILL, its last lines are written. */
export function openLog(level: string, file?: string): Logger {
  return pino(
    { level, base: null, hooks: { logMethod: count } },
    pino.destination({ dest: file ?? 1, sync: false, minLength: TOGETHER_BYTES, periodicFlush: LATEST_MS }),
  );
}

function count(
  this: Logger,
  args: Parameters<Logger['info']>,
  method: (...args: Parameters<Logger['info']>) => void,
  level: number,
) {
  const name = this.levels.labels[level] as keyof typeof logged.lines;
  if (name in logged.lines) logged.lines[name]++;
  method.apply(this, args);
}
