import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../errors/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** All rate limits: `points` uses per `duration` in seconds. */
const LIMITS = {
  /** Records that a visitor may create: shared links, messages. */
  write: { points: 60, duration: MINUTE },
  /** Messages to the operators of the portal: per IP address and email address, or per person. */
  contact: { points: 10, duration: HOUR },
  /** Applications per IP address and email address, and confirmation emails per email address. */
  application: { points: 20, duration: HOUR },
  'application-mail': { points: 10, duration: HOUR },
  /** Emails to an address that applies for the same job again. */
  'application-again': { points: 1, duration: 24 * HOUR },
  /** Subscription requests: per IP address and email address; emails per email address. */
  subscription: { points: 20, duration: HOUR },
  'subscription-mail': { points: 5, duration: HOUR },
  /** Uploads of a signed-in person; `own-mail` and `own-password` limit emails to oneself and password checks. */
  upload: { points: 30, duration: HOUR },
  /** CVs parsed to fill cards, and their blocks: four blocks per CV, and more when one is retried. */
  resume: { points: 60, duration: HOUR },
  'resume-block': { points: 720, duration: HOUR },
  /** Job descriptions parsed to fill jobs. */
  'job-text': { points: 60, duration: HOUR },
  /** Files of mass imports. */
  'mass-import-file': { points: 2000, duration: 24 * HOUR },
  /** Files uploaded by one IP address through import links, which need no account. */
  'import-link-file': { points: 200, duration: HOUR },
  /** Model calls per person and day; each call has a maximum cost. */
  model: { points: 200, duration: 24 * HOUR },
  /** Relation moves; each move sends an email. */
  move: { points: 300, duration: HOUR },
  /** Cards requested by their sequential number by people who may not edit them. */
  'card-number': { points: 600, duration: 10 * MINUTE },
  /** Invitations sent by one company. */
  'company-invitation': { points: 120, duration: HOUR },
  /** Domain lookups by one company. */
  'domain-check': { points: 60, duration: HOUR },
  /** Runs of the company check, which reads everything a company shows. */
  'company-check': { points: 30, duration: HOUR },
  'own-mail': { points: 10, duration: HOUR },
  'own-password': { points: 10, duration: HOUR },
  /** Failed sign-ins: per account and IP address; per IP address for any account. */
  'sign-in-pair': { points: 10, duration: 15 * MINUTE },
  'sign-in-address': { points: 100, duration: 15 * MINUTE },
  /** Failed sign-ins per account: from all browsers that never signed in to it; from one browser that did. */
  'sign-in-account': { points: 100, duration: HOUR },
  'sign-in-device': { points: 10, duration: 15 * MINUTE },
  /** Successful sign-ins to one account from one IP address. */
  'signed-in': { points: 60, duration: HOUR },
  /** Audit entries of refused sign-ins: per email address, and in total. */
  'refused-sign-in-written': { points: 20, duration: HOUR },
  'refused-sign-ins-written': { points: 5000, duration: HOUR },
  /** Wrong second-factor codes per account. */
  'second-factor': { points: 5, duration: 15 * MINUTE },
  /** Share links, per IP address: wrong passwords of one link; wrong passwords of any link; unknown links. */
  'share-password': { points: 10, duration: 15 * MINUTE },
  'share-passwords': { points: 100, duration: 15 * MINUTE },
  'share-number': { points: 300, duration: 10 * MINUTE },
  /** Verdicts through one share link per IP address, including changed verdicts. */
  verdict: { points: 240, duration: HOUR },
  /** First verdicts of new visitors per IP address, card and share link: a tenth of the link's maximum. */
  'new-verdict': { points: 20, duration: 24 * HOUR },
  /** CVs generated through share links per IP address. */
  'share-cv': { points: 60, duration: HOUR },
  /** Requests for accounts and reset links: per IP address and email address; emails per email address. */
  registration: { points: 20, duration: HOUR },
  'registration-mail': { points: 5, duration: HOUR },
  'password-reset': { points: 20, duration: HOUR },
  'password-reset-mail': { points: 5, duration: HOUR },
} as const;

export type Limit = keyof typeof LIMITS;
/** Forms that visitors send with an email address. */
type Form = 'application' | 'contact' | 'subscription' | 'registration' | 'password-reset';

/** Rate limits counted in PostgreSQL, so that all server processes share the counts. Keys are stored hashed. */
export interface Limits {
  /** Counts one use of this key. Throws `too_many_requests` with the time to wait when the limit is exceeded. */
  use(limit: Limit, key: string): Promise<void>;
  /**
   * Counts a submitted form, per IP address and email address, and per IP address with a higher limit: many people may
   * share an address. Throws like `use`.
   */
  useForm(form: Form, caller: string, email: string): Promise<void>;
  /** Counts like `use`, but returns false instead of throwing, for limits that are not reported to the client. */
  allows(limit: Limit, key: string): Promise<boolean>;
  /** Takes back one use that turned out not to count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Resets the count of this key. */
  forget(limit: Limit, key: string): Promise<void>;
}

/** `formsPerAddress`: submissions of one form per IP address and hour. */
export function createLimits(pool: Pool, formsPerAddress: number): Limits {
  const limits = { ...LIMITS, 'form-address': { points: formsPerAddress, duration: HOUR } };
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, limiterOf(pool, name, limit)]),
  ) as Record<keyof typeof limits, RateLimiterPostgres>;
  /** Milliseconds to wait, or null when the use is allowed. */
  const consume = async (limit: keyof typeof limits, key: string): Promise<number | null> => {
    try {
      await limiters[limit].consume(hashed(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };
  const use = async (limit: keyof typeof limits, key: string) => {
    const wait = await consume(limit, key);
    if (wait !== null) throw tooManyRequests(wait / 1000);
  };
  return {
    use,
    async useForm(form, caller, email) {
      await use(form, `${caller} ${email.toLowerCase()}`);
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
 * Rate-limit key of a client: the IPv4 address, or the /64 network of an IPv6 address, which one customer usually has.
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
