import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AddressLimits } from '../config/config.ts';
import { tooManyRequests } from '../errors/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** All rate limits: at most `points` uses per `duration` in seconds. */
const LIMITS = {
  /** Records that a visitor creates: shared links, messages. */
  write: { points: 60, duration: MINUTE },
  /** Messages to the operators of the portal: per person, or for visitors per IP address and email address. */
  contact: { points: 10, duration: HOUR },
  /** Applications (per IP address and email address), and confirmation emails (per email address). */
  application: { points: 20, duration: HOUR },
  'application-mail': { points: 10, duration: HOUR },
  /** Emails to an address that applies again for the same job. */
  'application-again': { points: 1, duration: 24 * HOUR },
  /** Subscription requests (per IP address and email address), and resulting emails (per email address). */
  subscription: { points: 20, duration: HOUR },
  'subscription-mail': { points: 5, duration: HOUR },
  /**
   * Uploads per signed-in person. Below, `own-mail` limits emails to oneself, and `own-password` limits password
   * checks.
   */
  upload: { points: 30, duration: HOUR },
  /** CVs parsed to fill a card, and blocks of their text. A CV has four blocks, and a retry counts as another block. */
  resume: { points: 60, duration: HOUR },
  'resume-block': { points: 720, duration: HOUR },
  /** Job descriptions parsed to fill a job. */
  'job-text': { points: 60, duration: HOUR },
  /** Files of bulk imports. */
  'mass-import-file': { points: 2000, duration: 24 * HOUR },
  /** Files sent by import link, per IP address and import, because import links need no account. */
  'import-link-file': { points: 200, duration: HOUR },
  /** Calls of the language model per person. The cost of a call is limited too. */
  model: { points: 200, duration: 24 * HOUR },
  /** Relation moves. Each move sends an email. */
  move: { points: 300, duration: HOUR },
  /** Requests by sequential number for cards that the requester cannot edit; prevents enumeration. */
  'card-number': { points: 600, duration: 10 * MINUTE },
  /** Invitations sent by a company. */
  'company-invitation': { points: 120, duration: HOUR },
  /** Domain look-ups by a company. */
  'domain-check': { points: 60, duration: HOUR },
  /** Runs of the company check, which reads all public data of a company. */
  'company-check': { points: 30, duration: HOUR },
  'own-mail': { points: 10, duration: HOUR },
  'own-password': { points: 10, duration: HOUR },
  /** Failed sign-ins per account and IP address. `sign-in-address` limits an IP address for all accounts. */
  'sign-in-pair': { points: 10, duration: 15 * MINUTE },
  /** Failed sign-ins per account: from all browsers that have never signed in to it, and from one browser that has. */
  'sign-in-account': { points: 100, duration: HOUR },
  'sign-in-device': { points: 10, duration: 15 * MINUTE },
  /** Successful sign-ins per account and IP address. */
  'signed-in': { points: 60, duration: HOUR },
  /** Audit entries of rejected sign-ins: per email address, and in total. */
  'refused-sign-in-written': { points: 20, duration: HOUR },
  'refused-sign-ins-written': { points: 5000, duration: HOUR },
  /** Wrong second-factor codes per account. */
  'second-factor': { points: 5, duration: 15 * MINUTE },
  /** Share links, per IP address: wrong passwords for one link, wrong passwords for all links, and unknown links. */
  'share-password': { points: 10, duration: 15 * MINUTE },
  'share-passwords': { points: 100, duration: 15 * MINUTE },
  'share-number': { points: 300, duration: 10 * MINUTE },
  /** Verdicts per share link and IP address. Changed verdicts count too. */
  verdict: { points: 240, duration: HOUR },
  /** CVs generated through share links, per IP address, share link and card. */
  'share-cv': { points: 60, duration: HOUR },
  /**
   * Requests for accounts and for password reset links (per IP address and email address), and resulting emails (per
   * email address).
   */
  registration: { points: 20, duration: HOUR },
  'registration-mail': { points: 5, duration: HOUR },
  'password-reset': { points: 20, duration: HOUR },
  'password-reset-mail': { points: 5, duration: HOUR },
} as const;

const buildLimits = ({ forms, verdicts, failedSignIns }: AddressLimits) => ({
  ...LIMITS,
  'form-address': { points: forms, duration: HOUR },
  'new-verdict': { points: verdicts, duration: 24 * HOUR },
  'sign-in-address': { points: failedSignIns, duration: 15 * MINUTE },
});

export type Limit = keyof ReturnType<typeof buildLimits>;
/** Calls of visitors that are counted per sender and per IP address. */
type Form =
  | 'application'
  | 'contact'
  | 'subscription'
  | 'registration'
  | 'password-reset'
  | 'import-link-file'
  | 'share-cv';

/** Rate limits. Counted in PostgreSQL, because all server processes share the counts. Keys are stored as hashes. */
export interface Limits {
  /** Counts a use of this key. Throws `too_many_requests` with the waiting time if the limit is exceeded. */
  use(limit: Limit, key: string): Promise<void>;
  /**
   * Counts a submitted form per IP address and `key` (the email address, or the link and what it opens), and with a
   * higher limit per IP address only, because many people may share an IP address. Throws like `use`.
   */
  useForm(form: Form, caller: string, key: string): Promise<void>;
  /** Like `use`, but returns false instead of throwing. For limits that are not reported to the client. */
  allows(limit: Limit, key: string): Promise<boolean>;
  /** Undoes one `use` that should not count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Resets the count of this key. */
  forget(limit: Limit, key: string): Promise<void>;
}

export function createLimits(pool: Pool, perAddress: AddressLimits): Limits {
  const limits = buildLimits(perAddress);
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, limiterOf(pool, name, limit)]),
  ) as Record<Limit, RateLimiterPostgres>;
  /** Counts a use. Returns the milliseconds to wait, or null if the use is allowed. */
  const consume = async (limit: Limit, key: string): Promise<number | null> => {
    try {
      await limiters[limit].consume(hashed(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };
  const use = async (limit: Limit, key: string) => {
    const wait = await consume(limit, key);
    if (wait !== null) throw tooManyRequests(wait / 1000);
  };
  return {
    use,
    async useForm(form, caller, key) {
      await use(form, `${caller} ${key.toLowerCase()}`);
      await use('form-address', `${form} ${caller}`);
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

/**
 * Returns the key of a client for rate limits: its IPv4 address, or the /64 network of its IPv6 address, because a
 * customer usually has a whole /64 network.
 */
export function getRateLimitKey(address: string): string {
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
