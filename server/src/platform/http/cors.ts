import type { Endpoint } from '@crewdock/contract/endpoint';
import { COMPANY_SLUG } from '@crewdock/contract/companies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '../company.ts';
import type { Services } from '../services.ts';
import { AppError } from './errors.ts';
import { checkXsrfToken, isForeignBrowser, isOwnPage } from './xsrf.ts';

/** Browsers ask again after so many seconds whether they may. */
const REMEMBERED = { widgets: '86400', partners: '600' };

/**
 * Lets a browser of the portal, a partner's site that may, and programs pass, and refuses what another site made a browser send.
 * Answers the origin of the partner's site, or null. What is let through, its page may read, mistakes included.
 */
export async function admit(
  { method, cors }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, https }: { services: Services; https: boolean },
): Promise<string | null> {
  if (cors === 'widgets') reply.header('access-control-allow-origin', '*');
  if (method === 'GET') return null;
  if (cors !== 'partners' || !isForeignBrowser(request)) {
    // A widget in a frame of the portal's has no token to show; that it is the portal's own page its browser says.
    if (cors !== 'partners' || !isOwnPage(request)) checkXsrfToken(request, https);
    return null;
  }
  const site = await allowedSite(request, services);
  if (site === null) throw new AppError('cross_site', 'The company does not allow forms from this site.');
  reply.headers({
    'access-control-allow-origin': site,
    'access-control-expose-headers': 'retry-after',
    vary: 'Origin',
  });
  return site;
}

/** Whether a company takes forms from pages of this origin. Its own portal is one of them. */
export function isAllowedSite(origin: string, company: Company, origins: Services['origins']): boolean {
  return company.allowed_origins.includes(origin) || origin === origins.of(company);
}

/** Answers a browser that asks before it sends; nobody is let send credentials. */
export function answerPreflights(app: FastifyInstance, url: string, endpoint: Endpoint, services: Services): void {
  const { cors, method } = endpoint;
  if (cors === undefined || app.hasRoute({ method: 'OPTIONS', url })) return;
  app.route({
    method: 'OPTIONS',
    url,
    schema: { hide: true },
    handler: async (request, reply) => {
      const site = cors === 'widgets' ? '*' : await allowedSite(request, services);
      if (cors === 'partners') reply.header('vary', 'Origin');
      if (site === null) return reply.code(403).send();
      return reply
        .headers({
          'access-control-allow-origin': site,
          'access-control-allow-methods': method,
          'access-control-max-age': REMEMBERED[cors],
          // Of JSON; partners' scripts add nothing else.
          ...(cors === 'partners' && { 'access-control-allow-headers': 'content-type' }),
        })
        .code(204)
        .send();
    },
  });
}

/** The origin that the browser names, where the company in the address allows it or its own portal is meant. */
async function allowedSite(
  { headers, query }: FastifyRequest,
  { identity, origins }: Services,
): Promise<string | null> {
  const { origin } = headers;
  const slug = (query as { company?: unknown }).company;
  if (origin === undefined || typeof slug !== 'string' || !COMPANY_SLUG.test(slug)) return null;
  const company = await identity.companyOfSlug(slug);
  return company && isAllowedSite(origin, company, origins) ? origin : null;
}
