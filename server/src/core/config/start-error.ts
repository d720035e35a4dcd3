import { logLine } from '../logging/log-line.ts';
import { describeMisspelledVariables } from './misspelled-variables.ts';

/** A startup problem that the operator can fix. The message has one line and is shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Prints on stderr why the start failed, and exits with code 1. A problem that the operator can fix takes one line;
 * other errors are printed in full. `asJson` prints the error as a log line.
 */
export function failStart(error: unknown, { asJson = false } = {}): never {
  const isOurs = error instanceof StartError;
  const reason = isOurs ? [error.message, ...describeMisspelledVariables()].join(' ') : shortage(error);
  const text = reason === undefined ? undefined : `Crewdock did not start. ${reason}`;
  if (asJson)
    console.error(logLine('fatal', text ?? 'Crewdock did not start.', text === undefined ? { err: error } : {}));
  else console.error(text ?? error);
  process.exit(1);
}

/** Describes which resource of the machine or the database is exhausted; undefined for other errors. */
function shortage(error: unknown): string | undefined {
  const { code = '', path, message } = error as { code?: string; path?: string; message: string };
  const words = SHORTAGES[code];
  return words && `${words} (${path ?? message}).`;
}

const SHORTAGES: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is exceeded',
  EMFILE: 'The limit of open files is reached: raise ulimit -n',
  ENFILE: 'The machine has reached its limit of open files',
  '53100': 'The disk of the database is full',
  '53300': 'The database has too many connections',
};
