import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BEYOND, type Position } from '../replicas/position.ts';
import type { Replicas } from '../replicas/replicas.ts';
import { hostCookie } from '../../core/context/cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the call writes, or reports earlier writes to the caller. Routes outside the endpoint tables are
     * classified by their method.
     */
    isWriting?: boolean;
  }
}

const COOKIE = 'written';
/** Longer than the maximum lag of a replica that is read from. */
const KEPT_S = 60;
const POSITION = /^[0-9a-f]{1,16}$/;

/**
 * Sets a cookie with the log position that a replica must reach before this caller reads from it. The cookie is the
 * only state.
 */
export function tellWriters(app: FastifyInstance, replicas: Pick<Replicas, 'written'>, https: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (!mayHaveWritten(request)) return;
    // A failed call may have written something.
    const position = await replicas.written().catch(() => BEYOND);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: KEPT_S } as const;
    reply.setCookie(hostCookie(COOKIE, https), position.toString(16), options);
  });
}

/** Whether the request is a writing one; a failed call counts too. */
export function mayHaveWritten({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isWriting ?? !READING.has(method);
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The log position that a replica must reach for this caller; null when any replica will do. A forged cookie is
 * harmless: at worst, the caller reads from the primary. A program with a session but without cookies may have written,
 * so it reads from the primary.
 */
export function writtenBy({ headers, cookies }: FastifyRequest, https: boolean): Position | null {
  const told = cookies[hostCookie(COOKIE, https)];
  if (told !== undefined && POSITION.test(told)) return BigInt(`0x${told}`);
  return headers.authorization !== undefined && headers.cookie === undefined ? BEYOND : null;
}

/** The caller's cookie, for calls that the server makes on the caller's behalf. */
export function writtenCookie({ cookies }: FastifyRequest, https: boolean): { cookie?: string } {
  const name = hostCookie(COOKIE, https);
  const told = cookies[name];
  return told !== undefined && POSITION.test(told) ? { cookie: `${name}=${told}` } : {};
}

/** Cookie for the server's own calls that have to see all writes so far. */
export function ofNow(https: boolean): { cookie: string } {
  return { cookie: `${hostCookie(COOKIE, https)}=${BEYOND.toString(16)}` };
}
