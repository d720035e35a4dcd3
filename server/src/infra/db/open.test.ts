import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './open.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = postgresOf('140012').listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => server.close());

test('refuses a PostgreSQL version that is too old', async () => {
  const opening = openDatabase({ databaseUrl: `postgresql://me:sesame@127.0.0.1:${port}/crewdock`, dataDirectory: '' });
  await expect(opening).rejects.toThrow(
    `DATABASE_URL: PostgreSQL 15 or later is required, but 127.0.0.1:${port}/crewdock is version 14.`,
  );
});

/** Creates a fake PostgreSQL server that answers each query with one row, which contains the version. */
function postgresOf(version: string): Server {
  const ready = message('Z', 'I');
  const row = Buffer.concat([
    message('T', int16(1), 'version\0', int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)),
    message('D', int16(1), int32(version.length), version),
    message('C', 'SELECT 1\0'),
    ready,
  ]);
  return createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.on('data', (data) => data.toString('latin1', 0, 1) === 'Q' && socket.write(row));
    });
  });
}

function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
