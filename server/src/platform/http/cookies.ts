import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that scripts can't read and that other sites' requests don't carry. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Kept for so many seconds. */
  set(name: string, value: string, maxAge: number): void;
  clear(name: string): void;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, https: boolean): Cookies {
  const options = { path: '/api/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  return {
    get: (name) => request.cookies[name],
    set: (name, value, maxAge) => void reply.setCookie(name, value, { ...options, maxAge }),
    clear: (name) => void reply.clearCookie(name, options),
  };
}
