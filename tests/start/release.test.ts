import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../support/bare-project.ts';
import { send } from '../support/http.ts';
import { freePorts, temporaryDirectory } from '../support/product.ts';

const RELEASE = resolve(import.meta.dirname, '../../scripts/release.mjs');
const directory = temporaryDirectory();
let unpacked: string;

/**
 * The user that runs the product: the current user or, if root runs the tests, `nobody`, because root bypasses file
 * permissions.
 */
const ACCOUNT =
  process.getuid!() === 0 ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid!(), gid: process.getgid!() };

beforeAll(() => {
  chmodSync(directory.path, 0o711);
  execFileSync(process.execPath, [RELEASE, '--to', directory.path], { stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(directory.path).find((name) => name.endsWith('.tar.gz'));
  execFileSync('tar', ['--extract', '--file', join(directory.path, archive!), '--directory', directory.path]);
  unpacked = join(directory.path, archive!.replace('.tar.gz', ''));
});

afterAll(() => directory.remove());

test('the archive runs for an account without Node, PATH or HOME', async () => {
  const [port, partnerPort] = await freePorts();
  const data = join(directory.path, 'data');
  mkdirSync(data);
  chownSync(data, ACCOUNT.uid, ACCOUNT.gid);
  const env = { PORT: String(port), PARTNER_PORT: String(partnerPort), DATA_DIR: data };
  const command = join(unpacked, 'bin/crewdock');
  const server = spawn(command, [], { cwd: '/', env, ...ACCOUNT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  while (!output.includes('Crewdock is ready.')) {
    if (server.exitCode !== null) throw new Error(`Ended before it was ready:\n${output}`);
    await sleep(20);
  }
  const { release } = (await send(port, '/readyz')).json;
  expect(basename(unpacked)).toContain(`crewdock-${release.version}-${release.build}-`);
  expect((await send(port, '/')).text).toContain('<div id="root">');
  expect((await send(port, '/api/market_2/talents/')).json.total).toBeGreaterThan(100);
  expect((await send(port, '/widgets/v1/loader.js')).status).toBe(200);
  const staff = JSON.parse(
    execFileSync(command, ['staff', 'list', '--json'], { cwd: '/', env, ...ACCOUNT, encoding: 'utf8' }),
  );
  expect(staff.length).toBeGreaterThan(0);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('the archive contains a version, a build and the path that the documented systemd unit starts', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const build = readFileSync(join(unpacked, 'BUILD'), 'utf8').trim();
  expect(build).toMatch(/^[0-9a-f]{12}$/);
  expect(basename(unpacked)).toBe(`crewdock-${version}-${build}-${process.platform}-${process.arch}`);

  const opt = join(directory.path, 'opt');
  mkdirSync(opt);
  const documented = readFileSync(join(unpacked, 'docs/operating.md'), 'utf8');
  const commands = ['tar -xzf', 'ln -sfn'].map((start) =>
    documented.split('\n').find((line) => line.startsWith(start))!,
  );
  const script = [`RELEASE=${basename(unpacked)}`, ...commands].join('\n').replaceAll('/opt', opt);
  execFileSync('sh', ['-e', '-c', script], { cwd: directory.path });
  const unit = readFileSync(join(unpacked, 'deploy/crewdock@.service'), 'utf8');
  const started = /^ExecStart=\/opt(\/.+)$/m.exec(unit)![1]!;
  expect(execFileSync(join(opt, started), ['--help'], { encoding: 'utf8' })).toContain('crewdock');
});

test('every link in the documents of the archive leads to a file in the archive', () => {
  const pages = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && !path.startsWith('node_modules') && !path.startsWith('opt'),
  );
  expect(pages).toContain('docs/operating.md');
  const links = pages.flatMap((page) =>
    Array.from(readFileSync(join(unpacked, page), 'utf8').matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g), ([, target]) =>
      join(dirname(page), target!),
    ),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !existsSync(join(unpacked, link)))).toEqual([]);
});

test('the archive contains no development files', () => {
  const packages = readdirSync(join(unpacked, 'node_modules'));
  for (const name of ['vite', 'vitest', 'oxlint', 'knip', '.bin']) expect(packages).not.toContain(name);
  expect(readdirSync(join(unpacked, 'server/src/operator'))).not.toContain('operator.test.ts');
});
