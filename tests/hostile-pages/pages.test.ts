import { launchFirefox } from '../support/firefox.ts';
import { ALL_WIDGETS, html, loaderTag, openHostPage, WIDGETS } from '../support/host-page.ts';
import { throughBackForwardCache } from './back-forward-cache.ts';
import { everyHeight } from './every-widget.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';
import { expectUnharmed } from './unharmed.ts';
import { expect, test } from '../fixtures/test.ts';

let plain: Record<string, number>;

test.beforeAll(async ({ browser }) => {
  const host = await openHostPage(browser, { body: ALL_WIDGETS });
  plain = await everyHeight(host.page);
  await host.page.context().close();
});

test('the plain page shows every widget', () => {
  expect(plain['crewdock-talent-market']).toBeGreaterThan(900);
  expect(Object.values(plain).every((height) => height > 200)).toBe(true);
});

for (const [name, options] of HOSTILE_PAGES) {
  test.describe(name, () => {
    test('the widgets work without errors or policy violations and keep their heights', async ({ openHost }) => {
      const host = await openHost({ body: ALL_WIDGETS, ...options() });
      await expectUnharmed(host, plain);
      await host.page.context().close();
    });
  });
}

test('the widgets work in a sandboxed frame without an origin and without storage', async ({ openHost }) => {
  const host = await openHost({
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
  await expect(market.getByRole('button', { name: /^Senior/, pressed: true })).toBeVisible();
  expect(host.problems).toEqual([]);
  for (const [tag, height] of Object.entries(heights)) {
    expect(Math.abs(height - plain[tag]!), tag).toBeLessThanOrEqual(2);
  }
});

test('the widgets do not change the globals, styles, cookies and storage of the page', async ({ openHost }) => {
  const host = await openHost({
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
      // Excludes a global that Playwright adds in Firefox.
      globals: Object.getOwnPropertyNames(globalThis).filter(
        (name) => !names.includes(name) && name !== 'before' && !name.startsWith('__pw_'),
      ),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      cookies: document.cookie,
      stored: localStorage.length + sessionStorage.length,
      fonts: [...document.fonts].length,
      links: document.querySelectorAll('link[rel=modulepreload]').length,
    };
  });
  expect(left).toEqual({ globals: [], sheets: 1, cookies: '', stored: 0, fonts: 0, links: 0 });
});

test('a tag that the page has already defined is not replaced', async ({ openHost }) => {
  const host = await openHost({
    head: `<script>customElements.define('crewdock-talent-market', class extends HTMLElement {
      connectedCallback() { this.textContent = 'Version 2' }
    })</script>${loaderTag()}`,
    body: ALL_WIDGETS,
  });
  await host.page.locator('crewdock-contact-us').scrollIntoViewIfNeeded();
  await expect(host.page.locator('crewdock-contact-us textarea')).toBeVisible();
  expect(await host.market.textContent()).toBe('Version 2');
  expect(host.problems).toEqual([]);
});

test('ten instances of each widget keep their own colours', async ({ openHost }) => {
  const colors = Array.from({ length: 10 }, (_, index) => `#${(index * 20 + 16).toString(16)}2266`);
  const host = await openHost({
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

test('without JavaScript, the content inside the tags is visible', async ({ browser, browserName }) => {
  // A separate browser, because Firefox can disable scripts only for all pages.
  const without = browserName === 'firefox' ? await launchFirefox({ javaScriptEnabled: false }) : browser;
  const host = await openHostPage(without, {
    body: ALL_WIDGETS.replaceAll('></', '><a href="/people">Ours</a></'),
    javaScriptEnabled: false,
  });
  expect(await host.page.getByRole('link', { name: 'Ours' }).count()).toBe(4);
  for (const link of await host.page.getByRole('link', { name: 'Ours' }).all())
    expect(await link.isVisible()).toBe(true);
  await host.page.context().close();
  if (without !== browser) await without.close();
});

test('widgets loaded as modules work in the shadow root of another component, and their events reach the window', async ({
  openHost,
  product,
}) => {
  const { portal } = product;
  const { folder } = (await (await fetch(`${portal}/widgets/v1/integrity.json`)).json()) as { folder: string };
  const names = Object.keys(WIDGETS).map((tag) => tag.replace('crewdock-', ''));
  const host = await openHost({
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

test('the widgets keep working and keep typed text when the page replaces its body and moves them', async ({
  openHost,
}) => {
  const host = await openHost({ body: ALL_WIDGETS });
  const { page } = host;
  const email = page.locator('crewdock-contact-us').getByLabel('Email');
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

test('the page enters the back-forward cache, and is restored with its state and without new requests', async ({
  openHost,
}) => {
  const host = await openHost({
    body: ALL_WIDGETS,
    others: { '/other.html': html('', 'Other') },
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
  // Hovering over the board prefetches the code of the job view, even if the page moves the board under the pointer.
  const ahead = page.waitForResponse(/\/Job\.js/);
  await page.locator('crewdock-job-board').hover();
  await ahead;
  await market.getByRole('button', { name: /^Senior/ }).click();
  await expect(market.getByRole('button', { name: /^Senior/, pressed: true })).toBeVisible();
  const told = () => host.events.map(({ type }) => type).toSorted();
  await expect.poll(told).toEqual([...Array<string>(4).fill('crewdock-ready'), 'crewdock-search']);
  const email = page.locator('crewdock-contact-us').getByLabel('Email');
  await email.fill('ada@example.com');
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(heard).toContain('online');
  expect(heard.filter((type) => /unload/.test(type))).toEqual([]);

  // Ignores images, which might still be loading.
  const asked = () => host.requests.filter((path) => !/^\/(demo|placeholders)\//.test(path));
  const before = asked();
  await throughBackForwardCache(page, page.url().replace('host.html', 'other.html'));
  // Runs in the page: Playwright considers a page restored from Firefox's cache as loading, so locators would wait
  // forever.
  const pressed = () =>
    page.evaluate(() => {
      const { shadowRoot } = document.querySelector('crewdock-talent-market')!;
      return [...shadowRoot!.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);
    });
  expect(
    await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('crewdock-contact-us')!;
      return shadowRoot!.querySelector<HTMLInputElement>('[type=email]')!.value;
    }),
  ).toBe('ada@example.com');
  expect(asked()).toEqual(before);
  expect(await pressed()).toEqual([expect.stringMatching(/^Senior/)]);
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('crewdock-talent-market')!;
    shadowRoot!.querySelector<HTMLElement>('[aria-pressed=true]')!.click();
  });
  await expect.poll(pressed).toEqual([]);
  expect(host.problems).toEqual([]);
  await page.context().close();
});

test('every widget is shown again after the visitor navigates away and back', async ({ openHost }) => {
  const host = await openHost({ body: ALL_WIDGETS, others: { '/other.html': html('', 'Other') } });
  await everyHeight(host.page);
  await host.page.goto(host.page.url().replace('host.html', 'other.html'));
  // Runs in the page: Firefox restores it from its cache, without the load event for which `goBack()` waits.
  await host.page.evaluate(() => void setTimeout(() => history.back()));
  // Ignores errors: the navigation destroys the execution context of this script.
  const path = () => host.page.evaluate(() => location.pathname).catch(() => '');
  await expect.poll(path).toBe('/host.html');
  for (const [tag, shown] of Object.entries(WIDGETS)) {
    const isShown = () =>
      host.page.evaluate(
        ([name, inside]) => {
          const widget = document.querySelector(name!)!;
          widget.scrollIntoView();
          return widget.shadowRoot?.querySelector(inside!) != null;
        },
        [tag, shown],
      );
    await expect.poll(isShown, { message: tag }).toBe(true);
  }
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});
