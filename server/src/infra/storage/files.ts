import type { ByteRange } from '@crewdock/contract/endpoint';
import { type Kysely, sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../../core/errors/errors.ts';
import { hashText } from '../http-headers/etag.ts';
import { createMeasuredStream } from './measure.ts';
import { removeUnnamed } from './naming.ts';
import { type FileType, toStorageKey, newPath } from './path.ts';
import type { Purpose } from './purpose.ts';
import type { Store } from './store.ts';
import * as httpErrors from '../../core/messages/errors/http.ts';
import * as fileErrors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export interface NewFile {
  purpose: Purpose;
  ownerId: number | null;
  type: FileType;
  /** Original file name. */
  name?: string;
  expiresAt?: Date;
  /** Expected hash of the content. */
  sha256?: Buffer;
}

/** A completely stored file that has not expired. */
export interface StoredFile {
  type: FileType;
  purpose: string;
  bytes: number | null;
  /** Strong ETag, because the content of a path never changes. */
  etag: string;
  /**
   * Reads the whole file or a part of it. Throws `unavailable` if the store is unreachable, `not_found` if the bytes
   * are missing.
   */
  read(range?: ByteRange): Promise<Readable>;
}

/**
 * File storage. Paths are never reused. The row of a file is created before its first byte is written, and is deleted
 * before its bytes.
 */
export interface FileStorage {
  purposes: readonly Purpose[];
  store: Store;
  /**
   * Stores a file. `name` must write the path to the purpose's column, in a transaction that calls `holdFile`. If no
   * row refers to the file after `name`, the file is removed. Throws `unavailable` if the file cannot be stored.
   */
  add<T>(file: NewFile, body: Uint8Array | AsyncIterable<Uint8Array>, name: (path: string) => Promise<T>): Promise<T>;
  open(path: string): Promise<StoredFile | null>;
  /** Reads a whole file into memory, for small files; null if the file does not exist. */
  get(path: string): Promise<Buffer | null>;
}

export function createFiles(db: Kysely<Schema>, store: Store, purposes: readonly Purpose[]): FileStorage {
  const open: FileStorage['open'] = async (path) => {
    if (toStorageKey(path) === null) return null;
    const row = await db
      .selectFrom('file')
      .where('path', '=', path)
      .where('state', '=', 'stored')
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
      .select(['type', 'purpose', 'bytes'])
      .executeTakeFirst();
    if (!row) return null;
    const etag = `"${hashText(path)}"`;
    return { ...row, type: row.type as FileType, etag, read: (range) => read(store, path, range) };
  };
  return {
    purposes,
    store,
    async add({ purpose, ownerId, expiresAt, ...file }, body, name) {
      const path = newPath(file.type);
      const row = { path, purpose: purpose.name, type: file.type, name: file.name };
      await db
        .insertInto('file')
        .values({ ...row, owner_id: ownerId, expires_at: expiresAt })
        .execute();
      try {
        await mark(db, path, await write(store, path, purpose, file.sha256, body));
        return await name(path);
      } finally {
        // If the removal fails, the daily sweep removes the file.
        await removeUnnamed(db, store, purpose, path).catch(() => {});
      }
    },
    open,
    async get(path) {
      const file = await open(path);
      return file && buffer(await file.read());
    },
  };
}

/** Size and hash of stored bytes. */
interface Contents {
  bytes: number;
  sha256: Buffer;
}

async function write(
  store: Store,
  path: string,
  { maxBytes }: Purpose,
  expected: Buffer | undefined,
  source: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<Contents> {
  const { body, measure } = createMeasuredStream(source, maxBytes);
  try {
    await store.write(toStorageKey(path)!, body);
  } catch (error) {
    throw measure.failure ?? storeAway(error);
  }
  const sha256 = measure.sha256();
  if (expected && !expected.equals(sha256))
    throw new AppError('malformed_request', formatMessage(fileErrors.incomplete));
  return { bytes: measure.bytes, sha256 };
}

async function mark(db: Kysely<Schema>, path: string, contents: Contents): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ ...contents, state: 'stored' })
    .where('path', '=', path)
    .executeTakeFirst();
  // A sweep has removed the row, because the upload took too long.
  if (numUpdatedRows === 0n) throw storeAway(new Error(`the upload of ${path} took more than a day`));
}

async function read(store: Store, path: string, range: ByteRange | undefined): Promise<Readable> {
  const stream = await store.read(toStorageKey(path)!, range).catch((error) => {
    throw storeAway(error);
  });
  if (!stream)
    throw new AppError('not_found', formatMessage(httpErrors.notFound), {
      cause: new Error(`${path} is missing in the file storage`),
    });
  return stream;
}

function storeAway(cause: unknown): AppError {
  const isFull = FULL.includes((cause as NodeJS.ErrnoException).code ?? '');
  const detail = isFull ? formatMessage(fileErrors.noSpace) : formatMessage(fileErrors.unavailable);
  return new AppError('unavailable', detail, { retryAfter: 5, cause: cause as Error });
}

/** Error codes of a full disk and an exceeded quota. */
const FULL = ['ENOSPC', 'EDQUOT'];
