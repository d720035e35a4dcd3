import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { ALL_WIDGETS, html, loaderTag, NONCE, openHostPage, WIDGETS } from '../support/host-page.ts';
import { everyHeight } from './every-widget.ts';
import { runningProduct } from '../support/running-product.ts';

const require = createRequire(import.meta.url);
let browser: Browser;
let plain: Record<string, number>;

beforeAll(async () => {
  browser = await launchChromium();
  const host = await openHostPage(browser, { body: ALL_WIDGETS });
  plain = await everyHeight(host.page);
  await host.page.context().close();
});
afterAll(() => browser.close());

const style = (css: string) => `${loaderTag()}<style nonce="${NONCE}">${css}</style>`;
const strict = () => {
  const { portal } = runningProduct();
  return `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; img-src data: ${portal};
    connect-src ${portal}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`.replace(
    /\s+/g,
    ' ',
  );
};

/** Bootstrap as it is published, and Tailwind's preflight as it compiles it. The page's font is the widgets' own: it stays. */
const BOOTSTRAP = readFileSync(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8');
const { build: tailwind } = await compile("@import 'tailwindcss/theme.css'; @import 'tailwindcss/preflight.css';", {
  loadStylesheet: async (id) => ({ path: id, base: '', content: readFileSync(require.resolve(id), 'utf8') }),
});
const SAME_FONT = 'html, body { font: initial }';

const POLLUTION = `<script>
  Object.prototype.extended = function () {};
  Object.prototype.title = 'polluted';
  Array.prototype.last = function () { return this[this.length - 1] };
  String.prototype.format = function () { return 'x' };
  Array.prototype.toJSON = function () { return this.slice() };
</script>`;

test('the plain page shows every widget', () => {
  expect(plain['crewdock-talent-market']).toBeGreaterThan(900);
  expect(Object.values(plain).every((height) => height > 200)).toBe(true);
});

describe.each([
  ['a nonce-only policy with Trusted Types', () => ({ policy: strict() })],
  ['* { all: unset !important }', () => ({ head: style('* { all: unset !important }') })],
  ['html { font-size: 62.5% }', () => ({ head: style('html { font-size: 62.5% }') })],
  ['Bootstrap', () => ({ head: style(`${BOOTSTRAP} ${SAME_FONT}`) })],
  ['Tailwind’s preflight', () => ({ head: style(`${tailwind([])} ${SAME_FONT}`) })],
  [
    'loud rules for every tag and class',
    () => ({
      head: style(`* { box-sizing: content-box; line-height: 2; letter-spacing: 3px; text-transform: uppercase }
        a { color: red !important; font-size: 40px !important } button { float: right; border: 9px dotted lime }
        input { width: 20px !important } ul { padding: 80px } svg { width: 100%; height: 300px }
        .card, .list, .root, section, form { display: none !important }
        ${Object.keys(WIDGETS).join()} { height: 10px; padding: 99px }`),
    }),
  ],
  ['prototypes with more than they had', () => ({ head: POLLUTION + loaderTag() })],
  ['the loader twice, once after the page', () => ({ body: ALL_WIDGETS + loaderTag() })],
])('%s', (_, options) => {
  test('no error, no violation, the same heights', async () => {
    const host = await openHostPage(browser, { body: ALL_WIDGETS, ...options() });
    const heights = await everyHeight(host.page);
    await host.market.getByRole('button', { name: 'Show more talents' }).click();
    await host.market.getByRole('listitem').nth(23).waitFor();
    const jobs = host.page.locator('crewdock-job-board');
    await jobs.locator('.card a').first().click();
    await jobs.getByRole('button', { name: 'Send application' }).waitFor();
    expect(host.problems).toEqual([]);
    for (const [tag, height] of Object.entries(heights)) {
      expect(Math.abs(height - plain[tag]!), tag).toBeLessThanOrEqual(2);
    }
    await host.page.context().close();
  });
});

test('in a sandboxed frame, without an origin and without storage', async () => {
  const host = await openHostPage(browser, {
    head: '',
    body: '<iframe sandbox="allow-scripts" src="/framed.html" width="1184" height="1300" title="Widgets"></iframe>',
    others: { '/framed.html': html(loaderTag(), ALL_WIDGETS.replaceAll('company=', 'url-state company=')) },
  });
  const frame = host.page.frameLocator('iframe');
  const heights = await everyHeight(frame);
  const market = frame.locator('crewdock-talent-market');
  const storage = await market.evaluate(() => {
    try {
      return typeof localStorage;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe('SecurityError');
  await market.getByRole('button', { name: /^Senior/ }).click();
  await market.getByRole('button', { name: /^Senior/, pressed: true }).waitFor();
  expect(host.problems).toEqual([]);
  for (const [tag, height] of Object.entries(heights)) {
    expect(Math.abs(height - plain[tag]!), tag).toBeLessThanOrEqual(2);
  }
});

test('the page keeps its globals, styles, cookies and storage as they were', async () => {
  const host = await openHostPage(browser, {
    head: `<script>window.before = Object.getOwnPropertyNames(window)</script>
      <style>h1 { color: rgb(1, 2, 3) } p { margin: 7px }</style>${loaderTag()}`,
    body: `<p id="own">Text</p>${ALL_WIDGETS}`,
  });
  const looks = () =>
    host.page.evaluate(() =>
      ['h1', '#own', 'main', 'body'].map((selector) => {
        const styles = getComputedStyle(document.querySelector(selector)!);
        return [...styles]
          .filter((name) => !/height|block-size|origin/.test(name))
          .map((name) => styles.getPropertyValue(name));
      }),
    );
  const before = await looks();
  await everyHeight(host.page);
  expect(await looks()).toEqual(before);
  const left = await host.page.evaluate(() => {
    const { before: names } = globalThis as unknown as { before: string[] };
    return {
      globals: Object.getOwnPropertyNames(globalThis).filter((name) => !names.includes(name) && name !== 'before'),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      cookies: document.cookie,
      stored: localStorage.length + sessionStorage.length,
      fonts: [...document.fonts].length,
      links: document.querySelectorAll('link[rel=modulepreload]').length,
    };
  });
  expect(left).toEqual({ globals: [], sheets: 1, cookies: '', stored: 0, fonts: 0, links: 0 });
});

test('another definition of the tag on the page stays in force', async () => {
  const host = await openHostPage(browser, {
    head: `<script>customElements.define('crewdock-talent-market', class extends HTMLElement {
      connectedCallback() { this.textContent = 'Version 2' }
    })</script>${loaderTag()}`,
    body: ALL_WIDGETS,
  });
  await host.page.locator('crewdock-contact-us').scrollIntoViewIfNeeded();
  await host.page.locator('crewdock-contact-us textarea').waitFor();
  expect(await host.market.textContent()).toBe('Version 2');
  expect(host.problems).toEqual([]);
});

test('ten instances of each widget keep their own colours', async () => {
  const colors = Array.from({ length: 10 }, (_, index) => `#${(index * 20 + 16).toString(16)}2266`);
  const host = await openHostPage(browser, {
    body: colors
      .map((color) => ALL_WIDGETS.replaceAll('company', `brand-color="${color}" page-size="1" company`))
      .join(''),
  });
  for (const tag of Object.keys(WIDGETS)) {
    for (const [index, color] of colors.entries()) {
      const button = host.page.locator(tag).nth(index).locator('[part~=primary]');
      await button.scrollIntoViewIfNeeded();
      const red = Number.parseInt(color.slice(1, 3), 16);
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        `rgb(${red}, 34, 102)`,
      );
    }
  }
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});

test('without JavaScript stands what is inside the tags', async () => {
  const host = await openHostPage(browser, {
    body: ALL_WIDGETS.replaceAll('></', '><a href="/people">Ours</a></'),
    javaScriptEnabled: false,
  });
  expect(await host.page.getByRole('link', { name: 'Ours' }).count()).toBe(4);
  for (const link of await host.page.getByRole('link', { name: 'Ours' }).all())
    expect(await link.isVisible()).toBe(true);
  await host.page.context().close();
});

test('in the shadow root of another component, where only the module finds it; events reach the window', async () => {
  const { portal } = runningProduct();
  const { folder } = (await (await fetch(`${portal}/widgets/v1/integrity.json`)).json()) as { folder: string };
  const names = Object.keys(WIDGETS).map((tag) => tag.replace('crewdock-', ''));
  const host = await openHostPage(browser, {
    head: names
      .map((name) => `<script type="module" src="${portal}/widgets/v1/${folder}/${name}.js"></script>`)
      .join(''),
    body: `<x-page></x-page><script>customElements.define('x-page', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '${ALL_WIDGETS}' }
    })</script>`,
  });
  const heights = await everyHeight(host.page);
  await expect.poll(() => host.events.filter(({ type }) => type === 'crewdock-ready').length).toBe(4);
  for (const [tag, height] of Object.entries(heights)) {
    expect(Math.abs(height - plain[tag]!), tag).toBeLessThanOrEqual(2);
  }
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});

test('a swapped body and a moved widget go on', async () => {
  const host = await openHostPage(browser, { body: ALL_WIDGETS });
  const { page } = host;
  const email = page.locator('crewdock-contact-us').getByLabel('E-mail');
  await page.locator('crewdock-contact-us').scrollIntoViewIfNeeded();
  await email.fill('ada@example.com');
  await page.evaluate(() => {
    const body = document.body.cloneNode(false) as HTMLBodyElement;
    const main = document.createElement('main');
    main.append(...document.querySelectorAll('main > *'));
    body.append(main);
    document.documentElement.replaceChild(body, document.body);
  });
  expect(await email.inputValue()).toBe('ada@example.com');
  await everyHeight(page);
  expect(host.problems).toEqual([]);
  await page.context().close();
});

test('nothing keeps the page from the back-forward cache, and there it stays as it was', async () => {
  const host = await openHostPage(browser, {
    body: ALL_WIDGETS,
    prepare: (page) =>
      page.addInitScript(() => {
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        const { addEventListener: listen } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
          heard.push(type);
          return Reflect.apply(listen, this, [type, ...rest]) as void;
        };
      }),
  });
  const { page } = host;
  await everyHeight(page);
  const market = page.locator('crewdock-talent-market');
  // A pointer over the board fetches what draws a job, also when the page moves the board under it.
  const ahead = page.waitForResponse(/\/Job\.js/);
  await page.locator('crewdock-job-board').hover();
  await ahead;
  await market.getByRole('button', { name: /^Senior/ }).click();
  await market.getByRole('button', { name: /^Senior/, pressed: true }).waitFor();
  const told = () => host.events.map(({ type }) => type).toSorted();
  await expect.poll(told).toEqual([...Array<string>(4).fill('crewdock-ready'), 'crewdock-search']);
  const email = page.locator('crewdock-contact-us').getByLabel('E-mail');
  await email.fill('ada@example.com');
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(heard).toContain('online');
  expect(heard.filter((type) => /unload/.test(type))).toEqual([]);

  // Headless Chromium has no such cache: the page is told and frozen as by one.
  const devtools = await page.context().newCDPSession(page);
  // Pictures of those that were found may still come.
  const asked = () => host.requests.filter((path) => !/^\/(demo|placeholders)\//.test(path));
  const before = asked();
  const tell = (type: string) =>
    page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await tell('pagehide');
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await tell('pageshow');
  expect(await email.inputValue()).toBe('ada@example.com');
  expect(asked()).toEqual(before);
  await market.getByRole('button', { name: /^Senior/, pressed: true }).click();
  await market.getByRole('button', { name: /^Senior/, pressed: false }).waitFor();
  expect(host.problems).toEqual([]);
  await page.context().close();
});

test('a visitor who goes on and comes back finds every widget again', async () => {
  const host = await openHostPage(browser, { body: ALL_WIDGETS, others: { '/other.html': html('', 'Other') } });
  await everyHeight(host.page);
  await host.page.goto(host.page.url().replace('host.html', 'other.html'));
  await host.page.goBack();
  await everyHeight(host.page);
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});
