/** Properties of errors of the driver and of PostgreSQL. */
interface Failure {
  code?: string;
  message?: string;
}

/** Returns whether the database is unreachable, out of resources or shutting down. A retry may then succeed. */
export function isDatabaseAway({ code = '', message = '' }: Failure): boolean {
  return CODES.test(code) || SYSTEM_CODES.includes(code) || WORDS.some((words) => message.startsWith(words));
}

/** Returns whether PostgreSQL's disk is full. */
export function isDatabaseFull({ code }: Failure): boolean {
  return code === '53100';
}

/**
 * Returns whether PostgreSQL canceled a transaction to resolve a deadlock, such as between a migration and concurrent
 * calls.
 */
export function isDeadlock({ code }: Failure): boolean {
  return code === '40P01';
}

/** Returns whether a statement exceeded its lock timeout. */
export function isLocked({ code }: Failure): boolean {
  return code === '55P03';
}

/** Returns whether a statement was canceled, usually because it exceeded its time limit. */
export function isTooSlow({ code }: Failure): boolean {
  return code === '57014';
}

/** Driver message when a query times out on the client. */
export const NO_ANSWER = 'Query read timeout';

/** SQLSTATE classes of connection errors, insufficient resources, shutdown and statement timeout. */
const CODES = /^(08|53|57P0|57014)/;
const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'];
/** Prefixes of driver error messages that have no code. */
const WORDS = [
  NO_ANSWER,
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];
