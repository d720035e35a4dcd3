import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BEYOND, type Position } from '../db/replicas/position.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import { hostCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call writes, or tells of what was written for who asks. What isn't in the table of endpoints says it by its method. */
    isWriting?: boolean;
  }
}

const COOKIE = 'written';
/** Longer than a replica may lag that is read from. */
const KEPT_S = 60;
const POSITION = /^[0-9a-f]{1,16}$/;

/** Tells whoever has written how far a replica has to be before they read from it. Servers know it by the cookie alone. */
export function tellWriters(app: FastifyInstance, replicas: Pick<Replicas, 'written'>, https: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (!mayHaveWritten(request)) return;
    // A call that failed may have written something.
    const position = await replicas.written().catch(() => BEYOND);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: KEPT_S } as const;
    reply.setCookie(hostCookie(COOKIE, https), position.toString(16), options);
  });
}

/** Also one that failed. */
export function mayHaveWritten({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isWriting ?? !READING.has(method);
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * How far a replica has to be for this caller; null: however far one is. Who made it up harms nobody: at worst they read from the primary.
 * A program with a session that keeps no cookies may have written: it reads from the primary.
 */
export function writtenBy({ headers, cookies }: FastifyRequest, https: boolean): Position | null {
  const told = cookies[hostCookie(COOKIE, https)];
  if (told !== undefined && POSITION.test(told)) return BigInt(`0x${told}`);
  return headers.authorization !== undefined && headers.cookie === undefined ? BEYOND : null;
}

/** The cookie as it came, for calls that the server makes in the caller's place. */
export function writtenCookie({ cookies }: FastifyRequest, https: boolean): { cookie?: string } {
  const name = hostCookie(COOKIE, https);
  const told = cookies[name];
  return told !== undefined && POSITION.test(told) ? { cookie: `${name}=${told}` } : {};
}

/** What a call of the server's own sends to be told of all that is written by now, whoever wrote it. */
export function ofNow(https: boolean): { cookie: string } {
  return { cookie: `${hostCookie(COOKIE, https)}=${BEYOND.toString(16)}` };
}
