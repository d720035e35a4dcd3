import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { html, loaderTag, MARKET, NONCE, openHostPage } from '../support/host-page.ts';

let browser: Browser;
let plainHeight: number;

beforeAll(async () => {
  browser = await launchChromium();
  const plain = await openHostPage(browser);
  await plain.ready();
  plainHeight = await plain.height();
});
afterAll(() => browser.close());

const style = (css: string) => `${loaderTag()}<style nonce="${NONCE}">${css}</style>`;
const strict = () => {
  const { portal } = inject('product');
  return `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; img-src data: ${portal};
    connect-src ${portal}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`.replace(
    /\s+/g,
    ' ',
  );
};

test('the plain page shows a full page of talents', async () => {
  expect(plainHeight).toBeGreaterThan(900);
});

describe.each([
  ['a nonce-only policy with Trusted Types', () => ({ policy: strict() })],
  ['* { all: unset !important }', () => ({ head: style('* { all: unset !important }') })],
  ['html { font-size: 62.5% }', () => ({ head: style('html { font-size: 62.5% }') })],
  [
    'loud rules for every tag and class',
    () => ({
      head: style(`* { box-sizing: content-box; line-height: 2; letter-spacing: 3px; text-transform: uppercase }
        a { color: red !important; font-size: 40px !important } button { float: right; border: 9px dotted lime }
        input { width: 20px !important } ul { padding: 80px } svg { width: 100%; height: 300px }
        .card, .list, .root, section { display: none !important } crewdock-talent-market { height: 10px; padding: 99px }`),
    }),
  ],
  ['the loader twice', () => ({ head: loaderTag() + loaderTag('/embed/3.0.0/loader.js') })],
  ['the loader after the page', () => ({ head: '', body: MARKET + loaderTag() })],
])('%s', (_, options) => {
  test('no error, no violation, the same height', async () => {
    const host = await openHostPage(browser, options());
    await host.ready();
    await host.market.getByRole('button', { name: 'Show more talents' }).click();
    await host.market.getByRole('listitem').nth(23).waitFor();
    await host.market.getByRole('button', { name: /^Senior/ }).click();
    await host.page.waitForFunction(
      () => document.querySelector<HTMLElement>('crewdock-talent-market')!.offsetHeight < 1400,
    );
    expect(host.problems).toEqual([]);
    expect(Math.abs((await host.height()) - plainHeight)).toBeLessThanOrEqual(2);
    await host.page.context().close();
  });
});

test('in a sandboxed frame, without an origin and without storage', async () => {
  const host = await openHostPage(browser, {
    head: '',
    body: '<iframe sandbox="allow-scripts" src="/framed.html" width="1184" height="1300" title="Talents"></iframe>',
    others: { '/framed.html': html(loaderTag(), MARKET) },
  });
  const frame = host.page.frameLocator('iframe');
  const market = frame.locator('crewdock-talent-market');
  await market.locator('a').first().waitFor();
  const storage = await market.evaluate(() => {
    try {
      return typeof localStorage;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe('SecurityError');
  expect(host.problems).toEqual([]);
  const height = await market.evaluate((element: HTMLElement) => element.offsetHeight);
  expect(Math.abs(height - plainHeight)).toBeLessThanOrEqual(2);
});

test('the page keeps its globals, styles, cookies and storage as they were', async () => {
  const host = await openHostPage(browser, {
    head: `<script>window.before = Object.getOwnPropertyNames(window)</script>${loaderTag()}`,
  });
  await host.ready();
  const left = await host.page.evaluate(() => {
    const { before } = globalThis as unknown as { before: string[] };
    return {
      globals: Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name) && name !== 'before'),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      cookies: document.cookie,
      stored: localStorage.length + sessionStorage.length,
      fonts: [...document.fonts].length,
    };
  });
  expect(left).toEqual({ globals: [], sheets: 0, cookies: '', stored: 0, fonts: 0 });
});

test('another definition of the tag on the page stays in force', async () => {
  const host = await openHostPage(browser, {
    head: `<script>customElements.define('crewdock-talent-market', class extends HTMLElement {
      connectedCallback() { this.textContent = 'Version 2' }
    })</script>${loaderTag()}<script type="module" src="${inject('product').portal}/embed/3.0.0/talent-market.js"></script>`,
  });
  await host.page.waitForLoadState('networkidle');
  expect(await host.market.textContent()).toBe('Version 2');
  expect(host.problems).toEqual([]);
});
