import type { ByteRange } from '@crewdock/contract/endpoint';
import type { Readable } from 'node:stream';

/** Byte storage. */
export interface Store {
  /** Writes the whole body or nothing. */
  write(key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads the whole body or only a part of it. Null when the key does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Does nothing when the key does not exist. */
  remove(key: string): Promise<void>;
  /** All keys, including partial writes left by a crash. */
  list(): AsyncIterable<string>;
  /** Rejects when nothing can be stored; a `StartError` describes a configuration error. */
  check(): Promise<void>;
}
