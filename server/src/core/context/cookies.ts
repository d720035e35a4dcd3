import type { FastifyReply, FastifyRequest } from 'fastify';

/** HttpOnly, SameSite=Lax cookies. Over https they have the `__Host-` prefix, so that other hosts cannot set them. */
export interface Cookies {
  get(name: string): string | undefined;
  /** `maxAge` is in seconds. */
  set(name: string, value: string, maxAge: number): void;
  clear(name: string): void;
}

export function createCookies(request: FastifyRequest, reply: FastifyReply, https: boolean): Cookies {
  // Browsers accept the `__Host-` prefix only with the path `/`.
  const options = { path: https ? '/' : '/api/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  return {
    get: (name) => request.cookies[hostCookie(name, https)],
    set: (name, value, maxAge) => void reply.setCookie(hostCookie(name, https), value, { ...options, maxAge }),
    clear: (name) => void reply.clearCookie(hostCookie(name, https), options),
  };
}

/** Adds the `__Host-` prefix over https; over http, as in development, browsers reject it. */
export function hostCookie(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}
