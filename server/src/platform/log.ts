import { type Logger, pino } from 'pino';

/** Lines are written together: one write for each took a twentieth of a market call. */
const TOGETHER_BYTES = 4096;
const LATEST_MS = 200;

/** The server's log on stdout, or in a file. Whatever ends the process, but for SIGKILL, its last lines are written. */
export function openLog(level: string, file?: string): Logger {
  return pino(
    { level, base: null },
    pino.destination({ dest: file ?? 1, sync: false, minLength: TOGETHER_BYTES, periodicFlush: LATEST_MS }),
  );
}
