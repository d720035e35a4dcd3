import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/infra/db/embedded/start';
import { ROOT } from '../support/bare-project.ts';
import { obtainNginx } from '../support/nginx.ts';
import { freePorts, temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const directory = temporaryDirectory();
const at = (name: string) => join(directory.path, name);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

let postgres: EmbeddedPostgres;
let servers: ServerProcess[];
let nginx: ChildProcess;
let https: number;

beforeAll(async () => {
  const program = obtainNginx();
  // More connections than by default, because the default is sufficient for only one server.
  postgres = await startEmbedded(at('data'), { max_connections: '100' });
  const env = { PUBLIC_URL: 'https://jobs.example.com', TRUSTED_PROXIES: '127.0.0.1', HOST: '127.0.0.1' };
  servers = [await startServer(postgres.url(), env), await startServer(postgres.url(), env)];
  const [http, ...rest] = await freePorts();
  [https] = rest;
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey rsa:2048 -nodes -subj /CN=jobs.example.com -days 2'.split(' '),
      '-keyout',
      at('privkey.pem'),
      '-out',
      at('fullchain.pem'),
    ],
    { stdio: 'ignore' },
  );
  const example = read('deploy/nginx.conf')
    .replaceAll('/etc/letsencrypt/live/jobs.example.com', directory.path)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]!.port}`)
    .replace('127.0.0.1:3010', `127.0.0.1:${servers[1]!.port}`);
  mkdirSync(at('temp'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${at('temp')}/${name};`,
  );
  writeFileSync(
    at('nginx.conf'),
    `pid ${at('nginx.pid')}; daemon off; events {} http { access_log off; ${paths.join(' ')} ${example} }`,
  );
  nginx = spawn(program, ['-c', at('nginx.conf'), '-p', directory.path, '-e', 'stderr'], {
    stdio: 'inherit',
  });
  while (
    (await call('/readyz').then(
      ({ status }) => status,
      () => 0,
    )) !== 200
  ) {
    if (nginx.exitCode !== null) throw new Error('nginx ended');
    await sleep(20);
  }
});

afterAll(async () => {
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
  for (const server of servers) await server.end('SIGTERM');
  await postgres.stop();
  directory.remove();
});

async function call(path: string, host = 'jobs.example.com') {
  const asked = request({ host: '127.0.0.1', port: https, path, headers: { host }, rejectUnauthorized: false }).end();
  const [response] = await once(asked, 'response');
  return {
    status: response.statusCode as number,
    headers: response.headers,
    text: (await buffer(response)).toString(),
  };
}

test('behind nginx with HTTPS the portal, its API and a company’s page are served', async () => {
  const page = await call('/');
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('id="root"') });
  expect(page.headers['strict-transport-security']).toMatch(/max-age/);
  expect(JSON.parse((await call('/api/market_2/talents/')).text)).toMatchObject({ total: 0 });
  expect((await call('/sitemap.xml')).text).toContain('https://jobs.example.com');
});

test('one of two servers can stop without failed requests', async () => {
  await servers[0]!.end('SIGTERM');
  const answers = await Promise.all(Array.from({ length: 30 }, () => call('/api/market_2/talents/')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('systemd waits longer than the server’s stop timeout, and starts the command of a release', () => {
  const unit = read('deploy/crewdock@.service');
  const limit = Number(/const CLOSE_MS = ([\d_]+);/.exec(read('server/src/main.ts'))![1]!.replaceAll('_', '')) / 1000;
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(limit);
  expect(unit).toMatch(/^ExecStart=\/opt\/crewdock\/bin\/crewdock$/m);
});
