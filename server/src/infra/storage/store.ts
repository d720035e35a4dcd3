import type { ByteRange } from '@crewdock/contract/endpoint';
import type { Readable } from 'node:stream';

/** Storage of bytes by key. */
export interface Store {
  /** Writes the whole body, or nothing on failure. */
  write(key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads the whole body or a part of it; null if the key does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes a key. Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
  /** Lists all keys, including incomplete writes of crashed processes. */
  list(): AsyncIterable<string>;
  /** Rejects if nothing can be stored. A `StartError` describes a configuration error. */
  check(): Promise<void>;
}
