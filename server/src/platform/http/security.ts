import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_S = 31_536_000;

/** Headers that every answer carries; pages add their own policy. */
export function secureHeaders(app: FastifyInstance, { publicUrl, hstsIncludeSubdomains }: TransportSecurity): void {
  const isHttps = publicUrl.protocol === 'https:';
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    // A company's domain has subdomains that are not ours to decide about.
    const includesSubdomains = hstsIncludeSubdomains && request.hostname.toLowerCase() === publicUrl.hostname;
    const hsts = `max-age=${YEAR_S}${includesSubdomains ? '; includeSubDomains' : ''}`;
    if (isHttps) reply.header('strict-transport-security', hsts);
    done();
  });
}

type TransportSecurity = Pick<Config, 'publicUrl' | 'hstsIncludeSubdomains'>;

interface PageSources {
  /** The page's own. A frame without an origin, as a widget's preview is, is told it: not every browser knows whose 'self' is meant there. */
  origin: string;
  /** Hashes of the inline scripts that may run. No nonce lets one run: whoever learned it could have theirs run as well. */
  scripts: string[];
  /** Of inline styles. */
  nonce: string;
  /** Origins from which a captcha brings what it needs. */
  captcha: string[];
  /** Origins that errors are reported to. */
  reports: string[];
}

/** The policy of the portal's pages: own scripts and styles, these inline ones, and what a captcha brings from elsewhere. */
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
