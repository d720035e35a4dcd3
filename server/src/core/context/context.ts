import type { CompanyRow } from '../identity/company.ts';
import type { Services } from './services.ts';
import type { Actor, Person } from '../identity/actor.ts';
import type { Cookies } from './cookies.ts';

/** Data about a request in addition to its input. */
export interface RequestFacts {
  actor: Actor;
  /** White-label company whose portal is at the request's host; null on the main portal. */
  company: CompanyRow | null;
  /** Client IP address, for the audit log. */
  address: string;
  /** Key for rate limits: the client's IPv4 address, or the network of its IPv6 address. */
  caller: string;
  /** Origin of the partner site from which a widget sent the request, or null. */
  site: string | null;
  /**
   * Origin of the page that sent the request, if it belongs to another site, whether allowed or not. Null for own pages
   * and for clients other than browsers.
   */
  askingSite: string | null;
  /** Value of the `User-Agent` header. */
  userAgent: string;
  /** Whether the client opted out of tracking, by Do Not Track or Global Privacy Control. */
  wantsNoCount: boolean;
  cookies: Cookies;
  /**
   * Aborted when the client disconnects before the response is complete; for streams also when the server starts to
   * shut down.
   */
  signal: AbortSignal;
  now: Date;
}

/**
 * Services and request data for every handler. A handler that needs the service of a feature declares it: `Context &
 * WithNames`.
 */
export interface Context extends Services, RequestFacts {}

/** Returns the signed-in person. Throws for a visitor: the access rule of the endpoint is then wrong. */
export function requirePerson({ actor }: Pick<Context, 'actor'>): Person {
  if (actor.kind === 'visitor')
    throw new Error(
      'a visitor reached a handler that requires a signed-in person: check the access rule of the endpoint',
    );
  return actor;
}
