import type { FastifyInstance } from 'fastify';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../../core/config/start-error.ts';

/**
 * Resolves a host and checks that the port is free on each of its addresses. `localhost` usually has two addresses, and
 * clients differ in which they use. Throws a `StartError` when the port is taken.
 */
export async function freeAddresses(variable: string, port: number, host: string): Promise<string[]> {
  const free: string[] = [];
  for (const { address } of await addresses(host)) {
    const probe = createServer().listen({ port, host: address });
    try {
      await once(probe, 'listening');
      probe.close();
      await once(probe, 'close');
      free.push(address);
    } catch (error) {
      // On a machine without IPv6, localhost may still resolve to ::1.
      if ((error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL' && host === 'localhost') continue;
      throw explain(error, variable, port, host);
    }
  }
  return free;
}

export async function listenOnPort(
  app: FastifyInstance,
  variable: string,
  port: number,
  [first = 'localhost', ...others]: string[],
): Promise<void> {
  try {
    await app.listen({ port, host: first, listenTextResolver: () => 'listening' });
    for (const address of others) await app.connections.listenToo(app.server, port, address);
  } catch (error) {
    throw explain(error, variable, port, first);
  }
}

async function addresses(host: string): Promise<{ address: string }[]> {
  try {
    return await lookup(host, { all: true });
  } catch (error) {
    throw new StartError(`HOST ${host} cannot be resolved (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function explain(error: unknown, variable: string, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartError(`${variable} ${port} is already in use by another program.`);
  if (code === 'EACCES') return new StartError(`${variable} ${port} requires privileges that this user does not have.`);
  if (code === 'EADDRNOTAVAIL') return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}
