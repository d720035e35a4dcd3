import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import type { Identity } from './identity.ts';

/** A removed host may stay known for this long; a new one is known at once. */
const KNOWN_MS = 60_000;
const KNOWN_MAX = 10_000;
/** Load balancers and monitors ask by address. */
const WITHOUT_HOST_CHECK = new Set(['/healthz', '/readyz', '/metrics']);

interface HostCheck {
  /** In the order in which they are asked: a replica may not have the newest portals yet. */
  identities: (request: FastifyRequest) => Pick<Identity, 'isPortalHost'>[];
  /** False: every host is served, because `PUBLIC_URL` is not set. */
  checksHosts: boolean;
}

/** Answers 400 to a request with several `Host` headers, and 421 to one for a host that is no portal of this instance. */
export function refuseWrongHosts(app: FastifyInstance, { identities, checksHosts }: HostCheck): void {
  const known = new Map<string, number>();

  app.addHook('onRequest', async (request) => {
    if (countHostHeaders(request) > 1) throw new AppError('malformed_request', 'Send one Host header.');
    if (!checksHosts || WITHOUT_HOST_CHECK.has(request.routeOptions.url ?? '')) return;
    if (!(await isKnown(request.hostname.toLowerCase(), request)))
      throw new AppError('misdirected_request', 'This server has no portal at this host.');
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

/** Node keeps the first of them and drops the others, where a proxy may keep the last. */
function countHostHeaders({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}
