import type { CompanyRow } from '../identity/company.ts';
import type { Services } from './services.ts';
import type { Actor, Person } from '../identity/actor.ts';
import type { Cookies } from './cookies.ts';

/** Facts about a request besides its input. */
export interface RequestFacts {
  actor: Actor;
  /** The white-label company of the host, or null on the main portal. */
  company: CompanyRow | null;
  /** Client IP address, for the audit log. */
  address: string;
  /** Key of rate limits only: the client's IPv4 address or IPv6 network. */
  caller: string;
  /** Origin of the partner site whose widget sent the request, or null. */
  site: string | null;
  /** Origin of another site's page whose browser sent the request, allowed or not; null for own pages and programs. */
  askingSite: string | null;
  /** The `User-Agent` header. */
  userAgent: string;
  /** The client opts out of tracking, by Do Not Track or Global Privacy Control. */
  wantsNoCount: boolean;
  cookies: Cookies;
  /**
   * Aborts when the client disconnects before the response is complete; for streams also when the server starts to shut
   * down.
   */
  signal: AbortSignal;
  now: Date;
}

/** Services and request facts of every handler. Handlers declare services of features: `Context & WithNames`. */
export interface Context extends Services, RequestFacts {}

/** The signed-in person. Throws for a visitor, which means that the endpoint's access rule is wrong. */
export function requirePerson({ actor }: Pick<Context, 'actor'>): Person {
  if (actor.kind === 'visitor') throw new Error('a visitor got in where the table says otherwise');
  return actor;
}
