import { Readable } from 'node:stream';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { PoolClient, Submittable } from 'pg';

/**
 * Streams the output of a `copy … to stdout` statement in PostgreSQL's text format, which is exact and the same in all
 * versions. Chunks may end inside a row.
 */
export function copyOut(client: PoolClient, statement: string): Readable {
  return client.query(new CopyOut(statement));
}

/**
 * Runs `copy … from stdin` with these chunks and returns the number of rows. Rejects with the error that `pieces`
 * throws.
 */
export function copyIn(client: PoolClient, statement: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => client.query(new CopyIn(statement, pieces, resolve, reject)));
}

/** Methods of pg's connection that its types do not declare. */
interface Connection {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

class CopyOut extends Readable implements Submittable {
  readonly #statement: string;
  #socket: Socket | undefined;

  constructor(statement: string) {
    super({ highWaterMark: 2 ** 20 });
    this.#statement = statement;
  }

  submit(connection: object): void {
    const { stream } = connection as Connection;
    this.#socket = stream;
    (connection as Connection).query(this.#statement);
  }

  override _read(): void {
    this.#socket?.resume();
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // A copy, because the connection reuses its buffer.
    if (!this.push(Buffer.from(chunk))) this.#socket?.pause();
  }

  handleCommandComplete(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleReadyForQuery(): void {}
}

class CopyIn implements Submittable {
  readonly #statement: string;
  readonly #pieces: AsyncIterable<Buffer>;
  readonly #resolve: (rows: number) => void;
  readonly #reject: (error: unknown) => void;
  #rows = 0;
  #hasFailed = false;
  #cause: unknown;

  constructor(
    statement: string,
    pieces: AsyncIterable<Buffer>,
    resolve: (rows: number) => void,
    reject: (error: unknown) => void,
  ) {
    this.#statement = statement;
    this.#pieces = pieces;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: object): void {
    (connection as Connection).query(this.#statement);
  }

  handleCopyInResponse(connection: Connection): void {
    void this.#send(connection);
  }

  async #send(connection: Connection): Promise<void> {
    try {
      for await (const piece of this.#pieces) {
        if (this.#hasFailed) return;
        connection.sendCopyFromChunk(piece);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      this.#cause = error;
      connection.sendCopyFail('the input could not be read');
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(text.replace('COPY ', ''));
  }

  handleError(error: Error): void {
    this.#hasFailed = true;
    this.#reject(this.#cause ?? error);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }
}
