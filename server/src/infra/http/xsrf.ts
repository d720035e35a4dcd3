import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hostCookie } from '../../core/context/cookies.ts';
import { AppError } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/http.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;
const YEAR = 365 * 24 * 60 * 60;

/**
 * Sets the XSRF token cookie for a browser on a page of this origin. The browser sends the token back with each change.
 */
export function giveXsrfToken(request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  const name = hostCookie(COOKIE, https);
  if (TOKEN.test(request.cookies[name] ?? '') || !isOwnBrowser(request)) return;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  reply.setCookie(name, token, { path: '/', sameSite: 'lax', secure: https, maxAge: YEAR });
}

/**
 * Throws `cross_site` for requests that a page of another site caused a browser to send. Clients without cookies need
 * no token, because their session is in the Authorization header only.
 */
export function checkXsrfToken(request: FastifyRequest, https: boolean): void {
  const cookie = request.cookies[hostCookie(COOKIE, https)];
  const header = request.headers[HEADER];
  const fits = cookie === undefined ? !isForeignBrowser(request) : TOKEN.test(cookie) && same(cookie, header);
  if (!fits) throw new AppError('cross_site', formatMessage(errors.crossSite));
}

function isOwnBrowser(request: FastifyRequest): boolean {
  return isOwnPage(request) || request.headers['sec-fetch-site'] === 'none';
}

/**
 * Returns whether the browser reports that a same-origin page sent the request. Scripts of pages cannot set this
 * header.
 */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}

/**
 * Returns whether a page of another origin sent the request. Uses `Origin` for older browsers, which send no
 * `Sec-Fetch-Site`.
 */
export function isForeignBrowser({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== host;
}

function same(cookie: string, header: unknown): boolean {
  if (typeof header !== 'string') return false;
  const [left, right] = [Buffer.from(cookie), Buffer.from(header)];
  return left.length === right.length && timingSafeEqual(left, right);
}
