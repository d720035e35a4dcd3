import { pino } from 'pino';

/** A line as the log writes it, for what is said before there is a log, or at any level of it. */
export function logLine(level: 'info' | 'fatal', message: string, fields: object): string {
  let line = '';
  pino({ base: null }, { write: (text) => (line = text) })[level](fields, message);
  return line.trimEnd();
}
