import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from 'playwright';

/** All widgets by tag, with a selector for the element that is visible once the widget is ready. */
export const WIDGETS = {
  'crewdock-talent-market': '[part=name]',
  'crewdock-job-board': '[part=name]',
  'crewdock-contact-us': 'textarea',
  'crewdock-resources-subscribe': 'form',
} as const;

export type Tag = keyof typeof WIDGETS;

export interface Site {
  origin: string;
  portal: string;
  close(): void;
}

/** A file of a site, compressed with Brotli. */
export interface SiteFile {
  type: string;
  packed: Buffer;
}

/**
 * Serves a partner's site: `/?tag=…&size=…` shows that widget between screens of text, `/blank` is an empty page. Also
 * serves `files` by path.
 */
export async function serveSite(portal: string, files: Map<string, SiteFile> = new Map()): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://site');
    const file = files.get(pathname);
    if (file) {
      const { type, packed } = file;
      const headers = { 'content-type': type, 'content-encoding': 'br', 'content-length': packed.length };
      response.writeHead(200, headers).end(packed);
      return;
    }
    // Responds with 404 instead of a page, because an embed would wait forever for a missing script.
    if (pathname !== '/' && pathname !== '/blank') {
      response.writeHead(404).end();
      return;
    }
    const tag = searchParams.get('tag');
    const widget = tag
      ? `<div style="height: 3000px">Above</div>
         <${tag} company="acme" page-size="${searchParams.get('size') ?? 12}"></${tag}><div style="height: 3000px">Below</div>`
      : '';
    const script = pathname === '/blank' ? '' : `<script async src="${portal}/widgets/v1/loader.js"></script>`;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><head><title>Site</title><link rel="icon" href="data:,">
      <meta name="viewport" content="width=device-width, initial-scale=1">${script}</head>
      <body><main>${widget}</main></body></html>`);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as { port: number }).port}`,
    portal,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Opens a page in a new browser context with an empty cache. */
export async function openWindow(browser: Browser, width: number): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

/**
 * Returns a function that resolves when no request has been open for half a second. Playwright's `networkidle` fires
 * only once per navigation.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const ended = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    last = performance.now();
    while (open.size > 0 || performance.now() - last < 500) await sleep(100);
  };
}

/** Returns Chromium's performance metrics by name. Times are CPU seconds of the main thread. */
export async function counters(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)!.value;
}
