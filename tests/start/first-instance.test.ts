import { type ExecFileException, execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/infra/db/embedded/start';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const COMMAND_LINE = resolve(import.meta.dirname, '../../server/src/command-line.ts');
const PASSWORD = 'plum harbour sixteen lanterns';
const ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 1).toString('base64')}`;

const directory = temporaryDirectory();
let postgres: EmbeddedPostgres;
let server: ServerProcess;

// Simulates an operator's database server, configured with DATABASE_URL.
beforeAll(async () => {
  postgres = await startEmbedded(join(directory.path, 'data'));
  server = await startServer(postgres.url());
});

afterAll(async () => {
  await server.end('SIGTERM');
  await postgres.stop();
  directory.remove();
});

async function crewdock(...words: string[]) {
  const env = { ...process.env, DATABASE_URL: postgres.url(), ENCRYPTION_KEYS, NODE_ENV: 'production', PUBLIC_URL: '' };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND_LINE, ...words, '--json'], { env });
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error((error as ExecFileException & { stderr: string }).stderr, { cause: error });
  }
}

/** Opens the printed link to set a password, signs in, and returns the token. */
async function comeIn(email: string, link: string): Promise<string> {
  const [uidb64, token] = new URL(link).pathname.split('/').slice(2);
  const path = `/api/password_reset/${uidb64}/${token}/`;
  expect((await server.call(path, { method: 'POST', body: { new_password: PASSWORD } })).status).toBe(200);
  const body = { username: email, password: PASSWORD };
  return (await server.call('/api/login/', { method: 'POST', body })).json.token;
}

test('with DATABASE_URL the server shows no emails at /dev/mail, and warns that none are sent', async () => {
  for (const path of ['/dev/mail', '/dev/mail/messages.json']) expect((await server.call(path)).status).toBe(404);
  expect(server.output()).not.toContain('/dev/mail');
  expect(server.output()).toContain('SMTP_URL is not set');
});

test('a first company and its first talent are created on an empty database without SQL', async () => {
  const staff = await crewdock(
    'staff',
    'create',
    'ada@operator.example',
    '--first-name',
    'Ada',
    '--last-name',
    'Reyes',
  );
  const staffToken = await comeIn('ada@operator.example', staff.link);
  expect((await server.call('/api/admin-panel/talents/', { token: staffToken })).json.total).toBe(0);

  expect(await crewdock('company', 'create', 'northwind', '--name', 'Northwind People')).toMatchObject({
    slug: 'northwind',
  });
  const names = ['--first-name', 'Olga', '--last-name', 'Berg'];
  const olga = await crewdock('superadmin', 'add', 'olga@northwind.example', '--company', 'northwind', ...names);
  const token = await comeIn('olga@northwind.example', olga.link);

  const host = 'northwind.localhost';
  const body = {
    scope: 'company',
    name: 'Ilse Brandt',
    title: 'Go developer',
    skills: [{ name: 'Go', experience: 6, is_main: true }],
  };
  const made = await server.call('/api/talents/', { method: 'POST', token, host, body });
  expect([made.status, made.json.name]).toEqual([200, 'Ilse Brandt']);
  const market = await server.call('/api/market_2/talents/', { host });
  expect(market.json.items).toMatchObject([{ name: 'Ilse Brandt' }]);
  expect((await server.call('/api/admin-panel/talents/', { token: staffToken })).json.total).toBe(1);
});

test('no demo data and no partner site are created', async () => {
  expect(server.output()).toContain('Crewdock is ready.');
  expect(server.output()).not.toMatch(/Demo accounts|Partner site/);
  const socket = connect(server.partnerPort, 'localhost');
  const [error] = await once(socket, 'error');
  expect(error).toBeInstanceOf(Error);
});
