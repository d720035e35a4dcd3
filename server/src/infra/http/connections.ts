import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 15_000;
/** Time in milliseconds without traffic after which a connection is assumed to have no request in transit. */
const STILL_MS = 1000;
const LOOK_EVERY_MS = 25;
/**
 * Interval in milliseconds at which Node checks for requests that exceed their timeout. Node's default of 30 s would
 * allow twice the timeout.
 */
const OVERDUE_EVERY_MS = 1000;

interface Connection {
  socket: Socket;
  /** Pending responses, in the order of their requests. */
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
 * The connections of an app. Implements graceful shutdown: on close it accepts no new connections, answers every
 * request it has received, and marks the last response of each connection with `connection: close`.
 */
export class Connections {
  readonly #listeners: TcpServer[] = [];
  readonly #open = new Map<Socket, Connection>();
  readonly #longestMs: number;
  #isClosing = false;
  #isDraining = false;

  /** `longestMs`: maximum time for pending requests when the app closes. */
  constructor(longestMs = LONGEST_MS) {
    this.#longestMs = longestMs;
  }

  /** Creates the HTTP server of an app. Pass this to Fastify with `return503OnClosing: false`. */
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

  /** Makes the app's `close` wait for the last response, before other services are closed. */
  attach(app: FastifyInstance): void {
    app.decorate<Connections>('connections', this);
    app.addHook('preClose', () => this.#close());
  }

  /** Makes a listening server also accept connections on another address. */
  async listenToo(server: Server, port: number, host: string): Promise<void> {
    const options = { allowHalfOpen: true, noDelay: true };
    const listener = new TcpServer(options, (socket) => server.emit('connection', socket)).listen({ port, host });
    await once(listener, 'listening');
    this.#listeners.push(listener);
  }

  /** True from the start of the drain. `/readyz` thus fails before the listener closes. */
  get isClosing(): boolean {
    return this.#isClosing || this.#isDraining;
  }

  /**
   * Makes `/readyz` fail and keeps serving for `delayMs`, so that load balancers stop sending requests before the
   * listener closes.
   */
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
    // First accepts the connections that arrived in this iteration of the event loop.
    await endOfTurn();
    // Closes only the TCP listener: the HTTP server's `close` would cut idle connections that may have a request in
    // transit.
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

  /**
   * Returns false for a request after the connection's last response: it gets no response, and the client sees the
   * connection close.
   */
  #takes(socket: Socket, response: ServerResponse): boolean {
    const owed = this.#open.get(socket)?.owed ?? [];
    if (socket.writableEnded || owed.some((earlier) => earlier.headersSent && isLast(earlier))) return false;
    owed.push(response);
    response.once('close', () => owed.splice(owed.indexOf(response), 1));
    // Fastify sets `connection: close` too, but slightly before `#close` runs, and on every response.
    if (this.#isClosing || owed.some(isLast)) sayLast(owed);
    return true;
  }
}

/** Sets `connection: close` only on the last of several pipelined responses. */
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

/**
 * Half-closes an idle connection first, because destroying it would reset the connection of a client whose request is
 * in transit. Destroys it later if the client does not close its side.
 */
function closeIfStill(connection: Connection): void {
  const { socket, owed, bytes, stillSince } = connection;
  const isStill = owed.length === 0 && bytes === socket.bytesRead;
  if (!isStill) Object.assign(connection, { bytes: socket.bytesRead, stillSince: Date.now() });
  else if (Date.now() - stillSince > 2 * STILL_MS) socket.destroy();
  else if (Date.now() - stillSince > STILL_MS && !socket.writableEnded) socket.end();
}
