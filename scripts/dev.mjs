import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer as createVite } from 'vite';
import { readConfig } from '../server/src/core/config/config.ts';
import { freeAddresses } from '../server/src/infra/http/listen.ts';
import { failStart } from '../server/src/core/config/start-error.ts';
import { root } from './prepare.mjs';

/**
 * Runs Vite on PORT as a proxy for the server. Restarts the server and rebuilds the widgets when their sources change.
 * Pages come from Vite with the head of the server's page, so that white-label hosts get their theme.
 */
const FROM_SERVER = '^/(api|widgets|files|skill-images|demo|healthz|readyz|robots.txt|sitemap.xml|sitemap)(/|\\?|$)';

/** Pages that exist only in development: all UI components, and all messages. */
const DEVELOPMENT_PAGES = new Set(['/dev/ui', '/dev/messages']);
const children = [];
try {
  await develop();
} catch (error) {
  failStart(error);
}

async function develop() {
  const { port, host, publicUrl } = readConfig();
  await freeAddresses('PORT', port, host);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, stop);

  const internal = await freePort();
  run(['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(internal),
    PUBLIC_URL: publicUrl.origin,
  });
  run(
    [
      '--watch',
      '--watch-preserve-output',
      '--watch-path=sdk/src',
      '--watch-path=widgets/src',
      'sdk/build.ts',
      '--replace',
    ],
    {
      NODE_ENV: 'production',
    },
  );

  const server = createServer();
  const vite = await createPortal(server, `http://127.0.0.1:${internal}`);
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => sendPage(vite, internal, request, response)),
  );
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host);
}

/** Returns a free port: a port assigned by the system stays free for a while after it is closed. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

function run(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  children.push(child);
}

/** Ends all children. May be called twice, because the terminal and npm may both forward the same Ctrl-C. */
async function stop() {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  process.exit(0);
}

function createPortal(server, target) {
  return createVite({
    root: join(root, 'portal'),
    configFile: join(root, 'portal/vite.config.ts'),
    appType: 'custom',
    // Keeps the Host header, which determines the company's portal.
    server: { middlewareMode: { server }, hmr: { server }, proxy: { [FROM_SERVER]: { target, changeOrigin: false } } },
  });
}

async function sendPage(vite, port, request, response) {
  try {
    if (DEVELOPMENT_PAGES.has(new URL(request.url, 'http://localhost').pathname)) {
      const gallery = await vite.transformIndexHtml(
        request.url,
        await readFile(join(root, 'portal/gallery.html'), 'utf8'),
      );
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(gallery);
      return;
    }
    const page = await fetchPage(port, request);
    if (!page.head) {
      response.writeHead(page.status, page.headers).end(page.body);
      return;
    }
    const source = await readFile(join(root, 'portal/index.html'), 'utf8');
    const html = await vite.transformIndexHtml(
      request.url,
      source.replace('<!--crewdock:head-->', () => page.head),
    );
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    response
      .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
      .end(`The server is restarting. ${error.message}`);
  }
}

/** Returns a part of the head of the server's page, from the title to the portal's boot data. */
async function fetchPage(port, { url, headers }) {
  const answer = get({ host: '127.0.0.1', port, path: url, headers: { ...headers, 'accept-encoding': 'identity' } });
  const [message] = await once(answer, 'response');
  const body = await text(message);
  const [head] = /<title>.*id="crewdock-boot">.*?<\/script>/s.exec(body) ?? [];
  return { status: message.statusCode, headers: message.headers, body, head };
}
