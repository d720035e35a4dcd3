import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that scripts can't read and that other sites' requests don't carry. Over https no other host can set them. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Kept for so many seconds. */
  set(name: string, value: string, maxAge: number): void;
  clear(name: string): void;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, https: boolean): Cookies {
  // Of all paths, or browsers don't take the name.
  const options = { path: https ? '/' : '/api/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  return {
    get: (name) => request.cookies[hostCookie(name, https)],
    set: (name, value, maxAge) => void reply.setCookie(hostCookie(name, https), value, { ...options, maxAge }),
    clear: (name) => void reply.clearCookie(hostCookie(name, https), options),
  };
}

/** What a cookie is called that browsers take from its own host and by https alone: over http, as on a developer's machine, there is none. */
export function hostCookie(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}
