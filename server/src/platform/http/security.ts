import type { FastifyInstance, FastifyReply } from 'fastify';

/** Headers that every answer carries; pages add their own policy with a nonce. */
export function secureHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

/**
 * The policy of the portal's pages: own scripts and styles, inline ones that carry the page's nonce, and what a captcha
 * brings from elsewhere. `reports`: the origin that errors are reported to, where there is one.
 */
export function pagePolicy(
  reply: FastifyReply,
  nonce: string,
  captchaSources: string[],
  reports: string[] = [],
): FastifyReply {
  return reply.headers({
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", `'nonce-${nonce}'`, ...captchaSources].join(' '),
      ["frame-src 'self'", ...captchaSources].join(' '),
      ["connect-src 'self'", ...captchaSources, ...reports].join(' '),
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
