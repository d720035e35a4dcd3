/** The known fields of an error of the driver or of PostgreSQL. */
interface Failure {
  code?: string;
  message?: string;
}

/** Whether the database is unreachable, out of resources or shutting down, so that a retry may succeed soon. */
export function isDatabaseAway({ code = '', message = '' }: Failure): boolean {
  return CODES.test(code) || SYSTEM_CODES.includes(code) || WORDS.some((words) => message.startsWith(words));
}

/** The disk of PostgreSQL is full. */
export function isDatabaseFull({ code }: Failure): boolean {
  return code === '53100';
}

/** PostgreSQL cancelled a transaction to break a deadlock. A migration may cause one with concurrent calls. */
export function isDeadlock({ code }: Failure): boolean {
  return code === '40P01';
}

/** A statement exceeded its lock timeout. */
export function isLocked({ code }: Failure): boolean {
  return code === '55P03';
}

/** A statement exceeded its time limit. */
export function isTooSlow({ code }: Failure): boolean {
  return code === '57014';
}

/** The driver's message when a query times out on the client. */
export const NO_ANSWER = 'Query read timeout';

/** SQLSTATE classes: connection errors, insufficient resources, shutdown, statement timeout. */
const CODES = /^(08|53|57P0|57014)/;
const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'];
/** Messages of the driver's errors, which have no code. */
const WORDS = [
  NO_ANSWER,
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];
