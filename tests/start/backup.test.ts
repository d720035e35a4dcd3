import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startEmbedded } from '@crewdock/server/infra/db/embedded/start';
import { readAccounts } from '@crewdock/server/demo-accounts';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../support/bare-project.ts';
import { fillDemoDirectory } from '../support/demo-directory.ts';
import { temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const COMMAND_LINE = resolve(import.meta.dirname, '../../server/src/command-line.ts');
const directory = temporaryDirectory();
const at = (name: string) => join(directory.path, name);

afterAll(() => directory.remove());

/** Environment of an instance. */
interface Instance {
  DATA_DIR: string;
  DATABASE_URL: string;
  ENCRYPTION_KEYS: string;
}
const embedded = (name: string): Instance => ({ DATA_DIR: at(name), DATABASE_URL: '', ENCRYPTION_KEYS: '' });

async function crewdock(instance: Instance, ...words: string[]) {
  const env = { ...process.env, ...instance, NODE_ENV: 'production', PUBLIC_URL: '' };
  return promisify(execFile)(process.execPath, [COMMAND_LINE, ...words, '--json'], { env }).then(
    ({ stdout }) => JSON.parse(stdout),
    ({ stderr }: { stderr: string }) => ({ refused: stderr.trim() }),
  );
}

const start = (instance: Instance) => startServer(instance.DATABASE_URL, { ...instance });

async function signIn(server: ServerProcess, email: string, password: string) {
  return (await server.call('/api/login/', { method: 'POST', body: { username: email, password } })).json;
}

async function setAvatar(server: ServerProcess, token: string): Promise<string> {
  const form = new FormData();
  const picture = readFileSync(join(ROOT, 'portal/public/preview.png'));
  form.append('avatar', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  const body = Buffer.from(await encoded.arrayBuffer());
  return (await server.call('/api/profile/avatar/', { method: 'POST', token, headers, body })).json.avatar;
}

test('an instance is backed up while it runs, restored elsewhere, moved to a server and moved back', async () => {
  const first = embedded('first');
  await fillDemoDirectory(first.DATA_DIR);
  let server = await start(first);
  const { email, password } = (await readAccounts(first.DATA_DIR)).find(({ role }) => role === 'Client')!;
  const avatar = await setAvatar(server, (await signIn(server, email, password)).token);
  const { bytes } = await server.call(avatar);
  const made = await crewdock(first, 'backup', '--to', at('all.tar.gz'));
  expect(made).toMatchObject({ missing: [], files: expect.any(Number) });
  expect(await crewdock(first, 'restore', '--from', at('all.tar.gz'))).toEqual({
    refused: expect.stringMatching(/^The target database is in use \(\d+ connections\): stop its servers first\.$/),
  });
  await server.end('SIGTERM');
  expect(await crewdock(first, 'restore', '--from', at('all.tar.gz'))).toEqual({
    refused: 'The target database is not empty (person): use a new one.',
  });

  /** Expects that the restored instance has the same people and files, and works. */
  const expectWhole = async (instance: Instance) => {
    server = await start(instance);
    const { token } = await signIn(server, email, password);
    expect((await server.call('/api/profile/', { token })).json.avatar).toBe(avatar);
    expect((await server.call(avatar)).bytes.equals(bytes)).toBe(true);
    expect((await server.call('/api/market_2/talents/')).json.total).toBeGreaterThan(100);
    await server.end('SIGTERM');
  };
  const second = embedded('second');
  const restored = await crewdock(second, 'restore', '--from', at('all.tar.gz'));
  expect(restored).toMatchObject({ rows: made.rows, tables: made.tables, files: made.files });
  const postgres = await startEmbedded(at('postgres'));
  const ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 1).toString('base64')}`;
  const third = { ...second, DATABASE_URL: postgres.url(), ENCRYPTION_KEYS };
  const moved = await crewdock(second, 'move', '--to', postgres.url());
  expect(moved.tables['public.person']).toBe(made.tables['public.person']);
  await expectWhole(third);

  await crewdock(third, 'backup', '--to', at('server.tar.gz'));
  await postgres.stop();
  const fourth = embedded('fourth');
  expect(await crewdock(fourth, 'restore', '--from', at('server.tar.gz'))).toMatchObject({ files: made.files });
  await expectWhole(fourth);
});
