import { pino } from 'pino';

/** Formats a log line, for use before the logger exists or independently of its level. */
export function logLine(level: 'info' | 'fatal', message: string, fields: object): string {
  let line = '';
  pino({ base: null }, { write: (text) => (line = text) })[level](fields, message);
  return line.trimEnd();
}
