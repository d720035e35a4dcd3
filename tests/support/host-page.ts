import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { currentProduct } from '../fixtures/product.ts';

export interface HostPage {
  page: Page;
  market: Locator;
  /** Console errors and warnings, uncaught errors and policy violations. */
  problems: string[];
  /**
   * Configuration warnings of the widgets in the console. Never empty, because no company allows the origins of test
   * pages.
   */
  advice: string[];
  /** Requested paths on the portal, in order. */
  requests: string[];
  /** Widget events that reached the window. */
  events: WidgetEvent[];
  /** Resolves when the first talents are on screen. */
  ready(): Promise<void>;
  height(): Promise<number>;
}

interface WidgetEvent {
  type: string;
  detail: Record<string, unknown>;
}

export interface HostPageOptions extends BrowserContextOptions {
  /** Content-Security-Policy of the page; `NONCE` is the nonce of its inline scripts. */
  policy?: string;
  head?: string;
  body?: string;
  /** Path and query of the page. */
  address?: string;
  /** Additional pages of the same site, by path. */
  others?: Record<string, string>;
  /** Called before the page is opened, for example to set routes or clocks. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const NONCE = 'c2VjcmV0';

const EVENTS = ['crewdock-ready', 'crewdock-search', 'crewdock-select', 'crewdock-submit', 'crewdock-error'];

/** Script tag of the loader, as partners copy it from the guide. */
export function loaderTag(path = '/widgets/v1/loader.js'): string {
  return `<script nonce="${NONCE}" async src="${currentProduct().portal}${path}"></script>`;
}

/** Opens a partner's page on a separate origin. The page contains the talent market by default. */
export async function openHostPage(browser: Browser, options: HostPageOptions = {}): Promise<HostPage> {
  const {
    policy,
    head = loaderTag(),
    body = MARKET,
    others = {},
    prepare,
    address = '/host.html',
    ...context
  } = options;
  const { portal } = currentProduct();
  const page = await (await browser.newContext({ viewport: { width: 1200, height: 900 }, ...context })).newPage();
  const problems: string[] = [];
  const advice: string[] = [];
  const requests: string[] = [];
  const seen: WidgetEvent[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    (message.text().startsWith('Crewdock: ') ? advice : problems).push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (request.url().startsWith(portal)) requests.push(request.url().slice(portal.length));
  });
  await page.exposeFunction('widgetEvent', (event: WidgetEvent) => seen.push(event));
  await page.addInitScript((types) => {
    const told = (globalThis as unknown as { widgetEvent(event: object): void }).widgetEvent;
    for (const type of types) {
      addEventListener(type, (event) => told({ type, detail: (event as CustomEvent).detail }));
    }
  }, EVENTS);
  const site = await serve({ '/host.html': html(head, body), ...others }, policy);
  page.context().on('close', () => site.close());
  await prepare?.(page);
  await page.goto(site.origin + address);
  const market = page.locator('crewdock-talent-market').first();
  return {
    page,
    market,
    problems,
    advice,
    requests,
    events: seen,
    ready: () => market.locator('[part=name]').first().waitFor(),
    height: () => market.evaluate((element: HTMLElement) => element.offsetHeight),
  };
}

export const MARKET = '<crewdock-talent-market company="acme"></crewdock-talent-market>';

/** All widgets by tag, with a selector for the element that is visible once the widget is ready. */
export const WIDGETS = {
  'crewdock-talent-market': '[part=name]',
  'crewdock-job-board': '[part=name]',
  'crewdock-contact-us': 'textarea',
  'crewdock-resources-subscribe': 'form',
} as const;

export const ALL_WIDGETS = Object.keys(WIDGETS)
  .map((tag) => `<${tag} company="acme"></${tag}>`)
  .join('');

export function html(head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A partner’s page</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body>
    <main>
      <h1>Our people</h1>
      ${body}
    </main>
  </body>
</html>`;
}

/**
 * Starts a real server instead of intercepting requests, because Chromium blocks requests from intercepted pages to
 * loopback addresses.
 */
export async function serve(pages: Record<string, string>, policy = ''): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const page = pages[request.url?.split('?')[0] ?? ''];
    if (policy) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.writeHead(page ? 200 : 404).end(page);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
