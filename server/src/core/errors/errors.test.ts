import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendError } from './errors.ts';

/** Sends a request whose handler throws a database error with this code. */
async function refused(code: string) {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  app.setErrorHandler(sendError);
  app.get('/', async () => {
    throw Object.assign(new Error('words of PostgreSQL'), { code });
  });
  const { statusCode, headers, json, body } = await app.inject('/');
  expect(body).not.toContain('PostgreSQL');
  const log = lines.map((line) => JSON.parse(line) as { err?: { code: string; message: string } });
  return { status: statusCode, retry: headers['retry-after'], ...json(), logged: log.find(({ err }) => err)?.err };
}

test.each([
  ['53100', 'The disk of the database is full.'],
  ['40P01', 'The database is busy. Please try again.'],
  ['53300', 'The database can’t be reached. Please try again.'],
  ['57P01', 'The database can’t be reached. Please try again.'],
  ['57014', 'This took too long. Please try again.'],
  ['55P03', 'Someone else is changing the same data. Please try again.'],
])('the PostgreSQL error %s returns a retryable 503 with its reason, and is logged', async (code, detail) => {
  const logged = { code, message: 'words of PostgreSQL' };
  expect(await refused(code)).toMatchObject({ status: 503, retry: '5', code: 'unavailable', detail, logged });
});

test('an internal error returns 500 without details, and is logged', async () => {
  const detail = 'Something went wrong.';
  expect(await refused('42703')).toMatchObject({ status: 500, code: 'internal', detail, logged: { code: '42703' } });
});
