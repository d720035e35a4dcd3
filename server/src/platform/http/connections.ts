import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 15_000;
/** A connection that was still for so long has nothing on its way, as far as anybody can know. */
const STILL_MS = 1000;
const LOOK_EVERY_MS = 25;
/** So often requests are looked for that don't come to their end: Node's own half a minute would double the time that they have. */
const OVERDUE_EVERY_MS = 1000;

interface Connection {
  socket: Socket;
  /** Answers that are owed, in the order of their requests. */
  owed: ServerResponse[];
  bytes: number;
  stillSince: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/**
 * The connections of an app. When it closes it accepts no more of them, and every request that was taken is answered; the last
 * answer of a connection says so.
 */
export class Connections {
  readonly #listeners: TcpServer[] = [];
  readonly #open = new Map<Socket, Connection>();
  readonly #longestMs: number;
  #isClosing = false;
  #isDraining = false;

  /** What is under way gets so long when the app closes. */
  constructor(longestMs = LONGEST_MS) {
    this.#longestMs = longestMs;
  }

  /** Makes an app's server; goes to Fastify with `return503OnClosing: false`. */
  readonly createServer: FastifyServerFactory = (handle, { requestTimeout, keepAliveTimeout }) => {
    const timeouts = {
      requestTimeout: Number(requestTimeout),
      keepAliveTimeout: Number(keepAliveTimeout),
      connectionsCheckingInterval: OVERDUE_EVERY_MS,
    };
    const server = createServer(timeouts, (request, response) => {
      if (this.#takes(request.socket, response)) handle(request, response);
    });
    this.#listeners.push(server.on('connection', (socket) => this.#watch(socket)));
    return server;
  };

  /** Lets the app's `close` wait for the last answer before anything else of it ends. */
  attach(app: FastifyInstance): void {
    app.decorate<Connections>('connections', this);
    app.addHook('preClose', () => this.#close());
  }

  /** Accepts connections on one more address of a server that listens. */
  async listenToo(server: Server, port: number, host: string): Promise<void> {
    const options = { allowHalfOpen: true, noDelay: true };
    const listener = new TcpServer(options, (socket) => server.emit('connection', socket)).listen({ port, host });
    await once(listener, 'listening');
    this.#listeners.push(listener);
  }

  /** `/readyz` fails from the first moment of the drain on, before the listener closes. */
  get isClosing(): boolean {
    return this.#isClosing || this.#isDraining;
  }

  /** Fails `/readyz` and serves on for a while, so that load balancers send no more requests before the listener closes. */
  async drain(delayMs: number): Promise<void> {
    this.#isDraining = true;
    await sleep(delayMs);
  }

  async #close(): Promise<void> {
    this.#isClosing = true;
    for (const connection of this.#open.values()) {
      sayLast(connection.owed);
      connection.stillSince = Date.now();
    }
    // What was connected in this turn is taken first.
    await endOfTurn();
    // The `close` of an HTTP server itself would cut idle connections, on which a request may be on its way.
    for (const listener of this.#listeners) TcpServer.prototype.close.call(listener);
    const end = Date.now() + this.#longestMs;
    while (this.#open.size > 0 && Date.now() < end) {
      for (const connection of this.#open.values()) closeIfStill(connection);
      await sleep(LOOK_EVERY_MS);
    }
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #watch(socket: Socket): void {
    this.#open.set(socket, { socket, owed: [], bytes: 0, stillSince: Date.now() });
    socket.once('close', () => this.#open.delete(socket));
  }

  /** A request behind the last answer is not taken: whoever sent it sees the connection end. */
  #takes(socket: Socket, response: ServerResponse): boolean {
    const owed = this.#open.get(socket)?.owed ?? [];
    if (socket.writableEnded || owed.some((earlier) => earlier.headersSent && isLast(earlier))) return false;
    owed.push(response);
    response.once('close', () => owed.splice(owed.indexOf(response), 1));
    // Fastify says it too, a moment before `#close`, and of each.
    if (this.#isClosing || owed.some(isLast)) sayLast(owed);
    return true;
  }
}

/** The last of several requests that came at once. */
function sayLast(owed: ServerResponse[]): void {
  for (const response of owed) {
    if (response.headersSent) continue;
    if (response === owed.at(-1)) response.setHeader('connection', 'close');
    else response.removeHeader('connection');
  }
}

function isLast(response: ServerResponse): boolean {
  return response.getHeader('connection') === 'close';
}

/** Our end first, so that nothing that comes meanwhile is answered by a reset; the whole when the other end stays open. */
function closeIfStill(connection: Connection): void {
  const { socket, owed, bytes, stillSince } = connection;
  const isStill = owed.length === 0 && bytes === socket.bytesRead;
  if (!isStill) Object.assign(connection, { bytes: socket.bytesRead, stillSince: Date.now() });
  else if (Date.now() - stillSince > 2 * STILL_MS) socket.destroy();
  else if (Date.now() - stillSince > STILL_MS && !socket.writableEnded) socket.end();
}
