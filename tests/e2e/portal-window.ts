import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { fromOwnAddress } from './addresses.ts';
import { runningProduct } from '../support/running-product.ts';

export interface Look {
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  options?: BrowserContextOptions;
}

/** Messages of the console that the test brings about itself, e.g. by a refused call. */
type Expected = RegExp;

/** On a machine with other work, of a page that is drawn seconds after it was loaded. */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/**
 * Opens windows on the running portal for the tests of a file. Each has its own storage and is closed after its test, which
 * fails on any error, warning or violation of the page's policy that it did not expect.
 */
export function portalWindows(): (look?: Look, ...expected: Expected[]) => Promise<Page> {
  let browser: Browser;
  const ends: (() => Promise<string[]>)[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const complaints = await Promise.all(ends.splice(0).map((end) => end()));
    expect(complaints.flat()).toEqual([]);
  });
  return async ({ width = 1440, height = 900, scheme = 'light', options } = {}, ...expected) => {
    const context = await browser.newContext({
      baseURL: runningProduct().portal,
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      extraHTTPHeaders: fromOwnAddress(),
      ...options,
    });
    await context.addInitScript(() => {
      addEventListener('crewdock-taken-over', () => Object.assign(window, { isTakenOver: true }));
    });
    const page = await context.newPage();
    if (options?.javaScriptEnabled !== false) waitForScript(page);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const told = message.type() === 'error' || message.type() === 'warning';
      if (told && ![...expected, LATE_FONT].some((pattern) => pattern.test(message.text())))
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    ends.push(async () => {
      await context.close();
      return complaints;
    });
    return page;
  };
}

/** Who opens a page uses it once the script goes on with it, except where a test asks for the first bytes alone. */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goesOn = () =>
    page.waitForFunction(() => 'isTakenOver' in window || !document.getElementById('crewdock-program'));
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await goesOn();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await goesOn();
    return response;
  };
}

/** Waits until the script goes on with what stands there: until then no key is heard. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isTakenOver' in window);
}

/** What the API answers, without a browser. Node resolves no `acme.localhost`, so the host goes as a header. */
export function api<T>(path: string, origin: string = runningProduct().portal): Promise<T> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: `/api${path}`, headers: { host } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      text(response).then((body) => resolve(JSON.parse(body) as T), reject);
    }).on('error', reject);
  });
}

/** `1,204 talents` as the market's bar says it. */
function counted(count: number, noun: 'talent' | 'job'): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Waits until the market's bar says so. */
export async function waitForCount(page: Page, count: number, noun: 'talent' | 'job' = 'talent'): Promise<void> {
  await page.getByRole('status').getByText(counted(count, noun), { exact: true }).waitFor();
}
