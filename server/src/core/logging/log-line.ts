import { pino } from 'pino';

/** Formats a log line, to write it before the logger exists or regardless of the log level. */
export function logLine(level: 'info' | 'fatal', message: string, fields: object): string {
  let line = '';
  pino({ base: null }, { write: (text) => (line = text) })[level](fields, message);
  return line.trimEnd();
}
