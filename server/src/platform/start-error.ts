import { logLine } from './log-line.ts';
import { describeMisspelledVariables } from './misspelled-variables.ts';

/** Something the person who starts Crewdock can put right. Its message is one line and needs no stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Says why the start failed on stderr and ends the process: one line for what an operator can put right, the whole error otherwise.
 * `asJson`: as a line of the log.
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

/** What the machine or the database has run out of. */
function shortage(error: unknown): string | undefined {
  const { code = '', path, message } = error as { code?: string; path?: string; message: string };
  const words = SHORTAGES[code];
  return words && `${words} (${path ?? message}).`;
}

const SHORTAGES: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EMFILE: 'Too few files may be open at once: raise ulimit -n',
  ENFILE: 'The machine has too many files open',
  '53100': 'The disk of the database is full',
  '53300': 'The database has too many connections',
};
