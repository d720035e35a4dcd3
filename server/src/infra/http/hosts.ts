import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors/errors.ts';
import type { Identity } from '../../core/identity/identity.ts';
import * as errors from '../../core/messages/errors/http.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Cache time of portal hosts in milliseconds. A removed host is accepted until it expires; unknown hosts are not
 * cached, so a new host is accepted immediately.
 */
const KNOWN_MS = 60_000;
const KNOWN_MAX = 10_000;
/**
 * Paths that load balancers and monitors call by IP address. Compared with the requested path and with the route,
 * because `/metrics` has no route without a token.
 */
const WITHOUT_HOST_CHECK = new Set(['/healthz', '/readyz', '/metrics']);

interface HostCheck {
  /**
   * Identity services, in the order in which they are queried: first the request's database, which may be a replica,
   * then the primary. A replica might not have the newest portals yet.
   */
  identities: (request: FastifyRequest) => Pick<Identity, 'isPortalHost'>[];
  /** False if `PUBLIC_URL` is not set; requests for every host are then served. */
  checksHosts: boolean;
}

/**
 * Rejects requests with several `Host` headers (400), and requests for a host that is not a portal of this server
 * (421).
 */
export function refuseWrongHosts(app: FastifyInstance, { identities, checksHosts }: HostCheck): void {
  const known = new Map<string, number>();

  app.addHook('onRequest', async (request) => {
    if (countHostHeaders(request) > 1) throw new AppError('malformed_request', formatMessage(errors.oneHost));
    const paths = [request.url.split('?', 1)[0]!, request.routeOptions.url ?? ''];
    if (!checksHosts || paths.some((path) => WITHOUT_HOST_CHECK.has(path))) return;
    if (!(await isKnown(request.hostname.toLowerCase(), request)))
      throw new AppError('misdirected_request', formatMessage(errors.noPortal));
  });

  async function isKnown(host: string, request: FastifyRequest): Promise<boolean> {
    if ((known.get(host) ?? 0) > Date.now()) return true;
    for (const identity of identities(request)) {
      if (!(await identity.isPortalHost(host))) continue;
      if (known.size >= KNOWN_MAX) known.clear();
      known.set(host, Date.now() + KNOWN_MS);
      return true;
    }
    return false;
  }
}

/** Counts the raw `Host` headers: Node keeps only the first, but a proxy may use the last. */
function countHostHeaders({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}
