import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BEYOND, type Position } from '../replicas/position.ts';
import type { Replicas } from '../replicas/replicas.ts';
import { hostCookie } from '../../core/context/cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the call writes, or tells the caller about earlier writes. Routes outside the endpoint tables are
     * classified by HTTP method.
     */
    isWriting?: boolean;
  }
}

const COOKIE = 'written';
/** Lifetime of the cookie in seconds: longer than the maximum lag of a replica that serves reads. */
const KEPT_S = 60;
const POSITION = /^[0-9a-f]{1,16}$/;

/**
 * Sets a cookie with the log position that a replica must reach before this caller reads from that replica. The server
 * keeps no other state.
 */
export function tellWriters(app: FastifyInstance, replicas: Pick<Replicas, 'written'>, https: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (!mayHaveWritten(request)) return;
    // Applies to failed calls too, because they may have written to the database.
    const position = await replicas.written().catch(() => BEYOND);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: KEPT_S } as const;
    reply.setCookie(hostCookie(COOKIE, https), position.toString(16), options);
  });
}

/** Returns whether the request may have written, even if it failed. */
export function mayHaveWritten({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isWriting ?? !READING.has(method);
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns the log position that a replica must reach for this caller; null if any replica is sufficient. A client that
 * sends a session but no cookies may have written, so its reads go to the primary. A forged cookie is harmless: at
 * worst, reads go to the primary.
 */
export function writtenBy({ headers, cookies }: FastifyRequest, https: boolean): Position | null {
  const told = cookies[hostCookie(COOKIE, https)];
  if (told !== undefined && POSITION.test(told)) return BigInt(`0x${told}`);
  return headers.authorization !== undefined && headers.cookie === undefined ? BEYOND : null;
}

/** Returns the caller's cookie, for calls that the server makes on behalf of the caller. */
export function writtenCookie({ cookies }: FastifyRequest, https: boolean): { cookie?: string } {
  const name = hostCookie(COOKIE, https);
  const told = cookies[name];
  return told !== undefined && POSITION.test(told) ? { cookie: `${name}=${told}` } : {};
}

/** Returns the cookie for calls that the server makes and that must see all writes so far. */
export function ofNow(https: boolean): { cookie: string } {
  return { cookie: `${hostCookie(COOKIE, https)}=${BEYOND.toString(16)}` };
}
