import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../core/config/config.ts';

const YEAR_S = 31_536_000;

/** Sets security headers on every response. Pages replace the content security policy with their own. */
export function secureHeaders(app: FastifyInstance, { publicUrl, hstsIncludeSubdomains }: TransportSecurity): void {
  const isHttps = publicUrl.protocol === 'https:';
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    // A company's own domain may have subdomains that do not belong to its portal.
    const includesSubdomains = hstsIncludeSubdomains && request.hostname.toLowerCase() === publicUrl.hostname;
    const hsts = `max-age=${YEAR_S}${includesSubdomains ? '; includeSubDomains' : ''}`;
    if (isHttps) reply.header('strict-transport-security', hsts);
    done();
  });
}

type TransportSecurity = Pick<Config, 'publicUrl' | 'hstsIncludeSubdomains'>;

interface PageSources {
  /**
   * Origin of the page. Needed in frames with an opaque origin, such as the preview of a widget, because not all
   * browsers resolve 'self' there.
   */
  origin: string;
  /**
   * Hashes of the allowed inline scripts. There is no nonce for scripts, because a leaked nonce would allow any script.
   */
  scripts: string[];
  /** Nonce of the allowed inline styles. */
  nonce: string;
  /** Origins from which the captcha is loaded. */
  captcha: string[];
  /** Origins to which error reports are sent. */
  reports: string[];
}

/**
 * Sets the content security policy of portal pages: allows their own scripts and styles, the listed inline ones, and
 * the captcha.
 */
export function pagePolicy(
  reply: FastifyReply,
  { origin, scripts, nonce, captcha, reports }: PageSources,
): FastifyReply {
  return reply.headers({
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", origin, ...scripts, ...captcha].join(' '),
      ["frame-src 'self'", ...captcha].join(' '),
      ["connect-src 'self'", ...captcha, ...reports].join(' '),
      "worker-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  });
}
