import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { StartError } from '../../core/config/start-error.ts';
import type { S3Config } from '../../core/config/config.ts';
import type { Store } from './store.ts';

const CONNECT_MS = 5000;
const SILENCE_MS = 30_000;

/** Stores files in an S3 bucket. Loads the AWS client on first use. */
export function s3Store({ bucket: Bucket, region, endpoint, ...credentials }: S3Config): Store {
  const load = async () => {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      region,
      endpoint,
      credentials,
      // Options for S3-compatible stores from providers other than Amazon.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
    });
    return { ...s3, client };
  };
  let loaded: ReturnType<typeof load> | undefined;
  const sdk = () => (loaded ??= load());
  return {
    async write(Key, body) {
      const { client, PutObjectCommand } = await sdk();
      await withSpooled(body, async (Body, ContentLength) => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }));
      });
    },
    async read(Key, range) {
      const { client, GetObjectCommand, NoSuchKey } = await sdk();
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key, ...(range && { Range: `bytes=${range.first}-${range.last}` }) }),
        );
        return Body as Readable;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(Key) {
      const { client, DeleteObjectCommand } = await sdk();
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list() {
      const { client, paginateListObjectsV2 } = await sdk();
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key } of Contents) if (Key !== undefined) yield Key;
      }
    },
    async check() {
      const { client, HeadBucketCommand, S3ServiceException } = await sdk();
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status === 404) throw new StartError(`FILES_S3_BUCKET: the bucket ${Bucket} does not exist.`);
        if (status === 403) throw new StartError('FILES_S3_ACCESS_KEY_ID: the storage rejects this access key.');
        if (status === 301) throw new StartError(`FILES_S3_REGION: the bucket is not in ${region}.`);
        throw error;
      }
    },
  };
}

/**
 * Writes the bytes to a temporary file first, because S3 needs their length in advance. The file is unlinked, so it
 * disappears with the process. An interrupted upload never reaches the store.
 */
async function withSpooled(
  body: AsyncIterable<Uint8Array>,
  send: (body: Readable, bytes: number) => Promise<void>,
): Promise<void> {
  const path = join(tmpdir(), `crewdock-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  let spooled: Readable | undefined;
  try {
    await unlink(path);
    await file.writeFile(body);
    const { size } = await file.stat();
    spooled = file.createReadStream({ start: 0 });
    await send(spooled, size);
  } finally {
    // Destroys the stream, because an unread stream keeps the file open.
    spooled?.destroy();
    await file.close();
  }
}
