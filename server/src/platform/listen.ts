import type { FastifyInstance } from 'fastify';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/**
 * A `StartError` when a port is taken, before any work is done. `localhost` is two addresses, and both have to be
 * free: a browser tries one, curl the other.
 */
export async function checkFree(variable: string, port: number, host: string): Promise<void> {
  for (const { address } of await addresses(host)) {
    const probe = createServer().listen({ port, host: address });
    try {
      await once(probe, 'listening');
      probe.close();
      await once(probe, 'close');
    } catch (error) {
      // A machine without IPv6 may still have the name for it.
      if ((error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL' && host === 'localhost') continue;
      throw explain(error, variable, port, host);
    }
  }
}

export async function listen(app: FastifyInstance, variable: string, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw explain(error, variable, port, host);
  }
}

async function addresses(host: string): Promise<{ address: string }[]> {
  try {
    return await lookup(host, { all: true });
  } catch (error) {
    throw new StartError(`HOST ${host} has no address (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function explain(error: unknown, variable: string, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartError(`${variable} ${port} is taken: another program listens there.`);
  if (code === 'EACCES') return new StartError(`${variable} ${port} needs rights that this user does not have.`);
  if (code === 'EADDRNOTAVAIL') return new StartError(`HOST ${host} is no address of this machine.`);
  return error;
}
