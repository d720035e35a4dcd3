import type { Company } from '../company.ts';
import type { Services } from '../services.ts';
import type { Actor, Person } from './actor.ts';
import type { Cookies } from './cookies.ts';

/** What is known of a request besides its input. */
export interface RequestFacts {
  actor: Actor;
  /** The white-label company of the host, or null on the main portal. */
  company: Company | null;
  /** The caller's own, for the audit log. */
  address: string;
  /** Whom limits count, and nothing else does: the caller's address or network. */
  caller: string;
  /** Origin of the partner's site whose widget sent it, or null. */
  site: string | null;
  /** Origin of another site's page whose browser asks, whether it may send anything or not; null is an own page, or a program. */
  askingSite: string | null;
  /** What the browser calls itself. */
  userAgent: string;
  /** It asks not to be followed: Do Not Track, or Global Privacy Control. */
  wantsNoCount: boolean;
  cookies: Cookies;
  /** Aborted when the caller goes before it is answered; of a stream also when the server begins to end. */
  signal: AbortSignal;
  now: Date;
}

/** What every handler may use. One that needs a feature's service says so: `Context & WithNames`. */
export interface Context extends Services, RequestFacts {}

/** Who is asking, where the endpoint's table lets in no visitors. */
export function personOf({ actor }: Pick<Context, 'actor'>): Person {
  if (actor.kind === 'visitor') throw new Error('a visitor got in where the table says otherwise');
  return actor;
}
