import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../core/config/config.ts';

const YEAR_S = 31_536_000;

/** Sets security headers on every response; pages replace the content security policy. */
export function secureHeaders(app: FastifyInstance, { publicUrl, hstsIncludeSubdomains }: TransportSecurity): void {
  const isHttps = publicUrl.protocol === 'https:';
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    // A company's own domain may have subdomains that belong to others.
    const includesSubdomains = hstsIncludeSubdomains && request.hostname.toLowerCase() === publicUrl.hostname;
    const hsts = `max-age=${YEAR_S}${includesSubdomains ? '; includeSubDomains' : ''}`;
    if (isHttps) reply.header('strict-transport-security', hsts);
    done();
  });
}

type TransportSecurity = Pick<Config, 'publicUrl' | 'hstsIncludeSubdomains'>;

interface PageSources {
  /**
   * The page's origin. Needed in frames with an opaque origin, such as a widget's preview: not all browsers resolve
   * 'self' there.
   */
  origin: string;
  /** Hashes of the allowed inline scripts. No nonces, because a leaked nonce would allow any script. */
  scripts: string[];
  /** Nonce of inline styles. */
  nonce: string;
  /** Origins that a captcha loads from. */
  captcha: string[];
  /** Origins that receive error reports. */
  reports: string[];
}

/** Sets the security policy of portal pages: own scripts and styles, the given inline ones, captcha origins. */
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
