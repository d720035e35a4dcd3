import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoDirectory } from '../support/demo-directory.ts';
import { startProduct, temporaryDirectory } from '../support/product.ts';

const COMMAND_LINE = resolve(import.meta.dirname, '../../server/src/command-line.ts');
const directory = temporaryDirectory();
const data = join(directory.path, 'data');

beforeAll(() => fillDemoDirectory(data));
afterAll(() => directory.remove());

async function crewdock(...words: string[]) {
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '', PORT: '', PARTNER_PORT: '', NODE_ENV: 'production' };
  const run = promisify(execFile)(process.execPath, [COMMAND_LINE, ...words], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

test('commands use the embedded database with and without a running server', async () => {
  const product = await startProduct(data);
  const { portal } = await product.ready();
  const made = await crewdock(
    'staff',
    'create',
    'new@staff.example',
    '--first-name',
    'New',
    '--last-name',
    'Staff',
    '--json',
  );
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const { email, link } = JSON.parse(made.stdout);
  expect(email).toBe('new@staff.example');
  const [uidb64, token] = new URL(link).pathname.split('/').slice(2);
  const answer = await fetch(`${portal}/api/password_reset/${uidb64}/${token}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ new_password: 'plum harbour sixteen lanterns' }),
  });
  expect(answer.status).toBe(200);
  expect((await crewdock('doctor')).stdout).toMatch(/^✓ migrations: up to date$/m);
  expect(await product.stop()).toBe(0);

  const listed = await crewdock('staff', 'list', '--json');
  expect(JSON.parse(listed.stdout)).toContainEqual(expect.objectContaining({ email, state: 'open' }));
  expect(await crewdock('staff', 'disable', 'nobody@staff.example')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no staff account with the email address nobody@staff.example.\n',
  });
});
