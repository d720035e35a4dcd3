import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * HttpOnly cookies with SameSite=Lax. Over https their names begin with `__Host-`, so that other hosts cannot set them.
 */
export interface Cookies {
  get(name: string): string | undefined;
  /** Sets a cookie. `maxAge` is in seconds. */
  set(name: string, value: string, maxAge: number): void;
  clear(name: string): void;
}

export function createCookies(request: FastifyRequest, reply: FastifyReply, https: boolean): Cookies {
  // With the `__Host-` prefix, browsers accept only the path `/`.
  const options = { path: https ? '/' : '/api/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  return {
    get: (name) => request.cookies[hostCookie(name, https)],
    set: (name, value, maxAge) => void reply.setCookie(hostCookie(name, https), value, { ...options, maxAge }),
    clear: (name) => void reply.clearCookie(hostCookie(name, https), options),
  };
}

/** Adds the `__Host-` prefix to a cookie name over https. Over http (in development), browsers reject the prefix. */
export function hostCookie(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}
