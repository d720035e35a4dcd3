import type { Readable } from 'node:stream';

/** Byte storage. */
export interface Store {
  /** Writes the whole body or nothing. */
  write(key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Null when the key does not exist. */
  read(key: string): Promise<Readable | null>;
  /** Does nothing when the key does not exist. */
  remove(key: string): Promise<void>;
  /** All keys, including partial writes left by a crash. */
  list(): AsyncIterable<string>;
  /** Rejects when nothing can be stored; a `StartError` describes a configuration error. */
  check(): Promise<void>;
}
