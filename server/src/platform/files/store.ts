import type { Readable } from 'node:stream';

/** Where bytes are kept. */
export interface Store {
  /** They are there whole or not at all. */
  write(key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Null where there are none. */
  read(key: string): Promise<Readable | null>;
  /** Nothing happens where there are none. */
  remove(key: string): Promise<void>;
  /** All keys, also of what a crash has left half written. */
  list(): AsyncIterable<string>;
  /** Rejects where nothing can be kept; a `StartError` says what is wrong with the configuration. */
  check(): Promise<void>;
}
