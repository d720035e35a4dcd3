/** A driver's or PostgreSQL's error, as far as it is known. */
interface Failure {
  code?: string;
  message?: string;
}

/** Whether the database doesn't answer, is full or shuts down: the same statement may work in a moment. */
export function isDatabaseAway({ code = '', message = '' }: Failure): boolean {
  return CODES.test(code) || SYSTEM_CODES.includes(code) || WORDS.some((words) => message.startsWith(words));
}

/** PostgreSQL has no room left on its disk. */
export function isDatabaseFull({ code }: Failure): boolean {
  return code === '53100';
}

/** PostgreSQL ended one of several transactions that waited for each other, as calls may for a migration that comes in. */
export function isDeadlock({ code }: Failure): boolean {
  return code === '40P01';
}

/** A statement waited too long for what another transaction has locked. */
export function isLocked({ code }: Failure): boolean {
  return code === '55P03';
}

/** A statement ran into its time limit. */
export function isTooSlow({ code }: Failure): boolean {
  return code === '57014';
}

/** The driver's words for an answer that didn't come in time. */
export const NO_ANSWER = 'Query read timeout';

/** Connections, resources, shutting down, and statements that ran into their time limit. */
const CODES = /^(08|53|57P0|57014)/;
const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'];
/** The driver gives its own errors no code. */
const WORDS = [
  NO_ANSWER,
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];
