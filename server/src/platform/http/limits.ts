import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many times in how many seconds: every limit of the server. */
const LIMITS = {
  /** Things that a visitor may leave behind: shared links, messages. */
  write: { points: 60, duration: MINUTE },
  /** Messages to the people behind the portal. */
  contact: { points: 10, duration: HOUR },
  /** Applications from one address, and receipts of them to one e-mail. */
  application: { points: 20, duration: HOUR },
  'application-mail': { points: 10, duration: HOUR },
  /** Mails to an address that applies for one job once more. */
  'application-again': { points: 1, duration: 24 * HOUR },
  /** Subscriptions that are asked for, by address and by e-mail. */
  subscription: { points: 20, duration: HOUR },
  'subscription-mail': { points: 5, duration: HOUR },
  /** What somebody who is signed in may do: upload files, have mails sent, try the account’s own password. */
  upload: { points: 30, duration: HOUR },
  /** CVs that are read to fill cards, and their blocks: four each, and again where one fails. */
  resume: { points: 60, duration: HOUR },
  'resume-block': { points: 720, duration: HOUR },
  /** Job descriptions that are read to fill jobs. */
  'job-text': { points: 60, duration: HOUR },
  /** Files of mass imports. */
  'mass-import-file': { points: 2000, duration: 24 * HOUR },
  /** Files that one address sends by links for people without an account. */
  'import-link-file': { points: 200, duration: HOUR },
  /** Questions to the model, each of which costs so much at most: what one person may cost a day. */
  model: { points: 200, duration: 24 * HOUR },
  /** Moves of relations, each of which mails somebody. */
  move: { points: 300, duration: HOUR },
  /** Cards that are asked for by their number, one after the other, by somebody who doesn't edit them. */
  'card-number': { points: 600, duration: 10 * MINUTE },
  /** Invitations that one company sends. */
  'company-invitation': { points: 120, duration: HOUR },
  /** Domains that one company has looked up. */
  'domain-check': { points: 60, duration: HOUR },
  /** Readings of all that a company shows. */
  'company-check': { points: 30, duration: HOUR },
  'own-mail': { points: 10, duration: HOUR },
  'own-password': { points: 10, duration: HOUR },
  /** Failed sign-ins to one account from one address, from one address to any account, … */
  'sign-in-pair': { points: 10, duration: 15 * MINUTE },
  'sign-in-address': { points: 100, duration: 15 * MINUTE },
  /** … to one account from all browsers that never signed in to it, and from one that did. */
  'sign-in-account': { points: 100, duration: HOUR },
  'sign-in-device': { points: 10, duration: 15 * MINUTE },
  /** Sign-ins to one account from one address that succeeded. */
  'signed-in': { points: 60, duration: HOUR },
  /** Entries of refused sign-ins that strangers may leave in the audit log: of one e-mail, and of all. */
  'refused-sign-in-written': { points: 20, duration: HOUR },
  'refused-sign-ins-written': { points: 5000, duration: HOUR },
  /** Codes of one account that didn't fit. */
  'second-factor': { points: 5, duration: 15 * MINUTE },
  /** Wrong passwords of one shared link from one address, from one address of any, and links from one address that there are none of. */
  'share-password': { points: 10, duration: 15 * MINUTE },
  'share-passwords': { points: 100, duration: 15 * MINUTE },
  'share-number': { points: 300, duration: 10 * MINUTE },
  /** Verdicts of one address by one shared link, changed ones included. */
  verdict: { points: 240, duration: HOUR },
  /** Visitors of one address who give a first verdict on a card by one shared link: a tenth of what the link takes. */
  'new-verdict': { points: 20, duration: 24 * HOUR },
  /** CVs that one address makes by shared links. */
  'share-cv': { points: 60, duration: HOUR },
  /** Accounts and reset links that are asked for, by address and by e-mail. */
  registration: { points: 20, duration: HOUR },
  'registration-mail': { points: 5, duration: HOUR },
  'password-reset': { points: 20, duration: HOUR },
  'password-reset-mail': { points: 5, duration: HOUR },
} as const;

export type Limit = keyof typeof LIMITS;

/** Counts in PostgreSQL, so that every server process sees the same numbers. Keys are kept only hashed. */
export interface Limits {
  /** Counts one use by this key; refuses with the time to wait when there were too many. */
  use(limit: Limit, key: string): Promise<void>;
  /** Counts like `use` and says whether there were too many, for limits that nobody is told of. */
  allows(limit: Limit, key: string): Promise<boolean>;
  /** Takes one use back: it turned out not to count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Forgets the uses of this key. */
  forget(limit: Limit, key: string): Promise<void>;
}

export function createLimits(pool: Pool): Limits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, limiterOf(pool, name, limit)]),
  ) as Record<Limit, RateLimiterPostgres>;
  /** Milliseconds to wait, or null when it may be used. */
  const consume = async (limit: Limit, key: string): Promise<number | null> => {
    try {
      await limiters[limit].consume(hashed(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };
  return {
    async use(limit, key) {
      const wait = await consume(limit, key);
      if (wait !== null) throw tooManyRequests(wait / 1000);
    },
    allows: async (limit, key) => (await consume(limit, key)) === null,
    async giveBack(limit, key) {
      await limiters[limit].reward(hashed(key));
    },
    async forget(limit, key) {
      await limiters[limit].delete(hashed(key));
    },
  };
}

/** Whom limits count: an IPv4 address, or the /64 network that one customer has of IPv6. */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const full = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)];
  return full.slice(0, 4).join(':');
}

function limiterOf(pool: Pool, name: string, limit: { points: number; duration: number }): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    ...limit,
  });
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
