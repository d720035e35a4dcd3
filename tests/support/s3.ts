import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Config } from '@crewdock/server/core/config/config';
import S3rver from 's3rver';

/** Starts an S3 server with an empty bucket. */
export async function startS3(): Promise<{ config: S3Config; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'crewdock-s3-'));
  const bucket = 'crewdock';
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] };
  const server = new S3rver(options);
  const { port } = await server.run();
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    config: { bucket, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, ...key },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
