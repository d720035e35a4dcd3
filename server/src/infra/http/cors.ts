import type { Endpoint } from '@crewdock/contract/endpoint';
import { COMPANY_SLUG } from '@crewdock/contract/companies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompanyRow } from '../../core/identity/company.ts';
import type { Services } from '../../core/context/services.ts';
import { AppError } from '../../core/errors/errors.ts';
import { checkXsrfToken, isForeignBrowser, isOwnPage } from './xsrf.ts';
import * as errors from '../../core/messages/errors/http.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** How long browsers cache a preflight response, in seconds (`access-control-max-age`). */
const REMEMBERED = { widgets: '86400', partners: '600' };

/**
 * Accepts requests from the portal's own pages, from allowed partner sites and from clients other than browsers. Throws
 * `cross_site` for other cross-site browser requests. Returns the origin of the partner site, or null. Sets the CORS
 * headers before the handler runs, so that the page can also read error responses.
 */
export async function checkRequestOrigin(
  { method, cors }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, https }: { services: Services; https: boolean },
): Promise<string | null> {
  if (cors === 'widgets') reply.header('access-control-allow-origin', '*');
  if (method === 'GET') return null;
  if (cors !== 'partners' || !isForeignBrowser(request)) {
    // A widget in a frame of the portal has no XSRF token. Instead, the browser's `Sec-Fetch-Site` header shows its
    // origin.
    if (cors !== 'partners' || !isOwnPage(request)) checkXsrfToken(request, https);
    return null;
  }
  const site = await allowedSite(request, services);
  if (site === null) throw new AppError('cross_site', formatMessage(errors.siteNotAllowed));
  reply.headers({
    'access-control-allow-origin': site,
    'access-control-expose-headers': 'retry-after',
    vary: 'Origin',
  });
  return site;
}

/** Returns whether a company accepts forms from pages of this origin: one of its allowed origins, or its own portal. */
export function isAllowedSite(origin: string, company: CompanyRow, origins: Services['origins']): boolean {
  return company.allowed_origins.includes(origin) || origin === origins.of(company);
}

/** Registers the OPTIONS route of an endpoint with CORS. Credentials are never allowed. */
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
          // JSON bodies need this header. Partner scripts send no other header that needs permission.
          ...(cors === 'partners' && { 'access-control-allow-headers': 'content-type' }),
        })
        .code(204)
        .send();
    },
  });
}

/** Returns the request's origin if the company in the query string allows it, otherwise null. */
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
