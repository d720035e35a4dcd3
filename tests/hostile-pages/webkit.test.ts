import { ALL_WIDGETS, html, loaderTag, WIDGETS } from '../support/host-page.ts';
import { launchWebKit, type WebKit } from '../support/webkit.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';
import {
  countOf,
  everyHeight,
  expectAlike,
  press,
  problemsOf,
  rootOf,
  textOf,
  typedEmail,
  typeEmail,
  withPage,
} from './webkit-page.ts';
import { expect, test } from '../fixtures/test.ts';

const MARKET = 'crewdock-talent-market';
const JOBS = 'crewdock-job-board';

const PLAIN_PAGE: (typeof HOSTILE_PAGES)[number] = ['the plain page', () => ({})];

let webkit: WebKit;
let plain: Record<string, number>;

test.beforeAll(async () => {
  webkit = await launchWebKit();
  plain = await withPage(webkit, {}, () => everyHeight(webkit));
});
test.afterAll(() => webkit?.close());

const openPage: (page: Parameters<typeof withPage>[1], use: () => Promise<void>) => Promise<void> = (page, use) =>
  withPage(webkit, page, use);

for (const [name, options] of [PLAIN_PAGE, ...HOSTILE_PAGES]) {
  test.describe(`in WebKit: ${name}`, () => {
    test('the widgets work without errors or policy violations, keep their heights, and respond to input', () =>
      openPage(options(), async () => {
        const heights = await everyHeight(webkit);
        await press(webkit, MARKET, 'Show more');
        await expect.poll(() => countOf(webkit, MARKET, 'li')).toBeGreaterThan(23);
        await webkit.run(`${rootOf(JOBS)}.querySelector('.card a').click()`);
        await expect.poll(() => textOf(webkit, JOBS)).toContain('Send application');
        await typeEmail(webkit, 'ada@example.com');
        expect(await typedEmail(webkit)).toBe('ada@example.com');
        expect(await problemsOf(webkit)).toEqual([]);
        expectAlike(heights, plain);
      }));
  });
}

test.describe('in WebKit', () => {
  // The frame must be completely visible, because WebKit does not let its content scroll the outer page.
  test('the widgets work in a sandboxed frame without an origin and without storage', () =>
    openPage(
      {
        head: '',
        body: '<iframe sandbox="allow-scripts" src="/framed.html" width="1184" height="600" title="Widgets"></iframe>',
        others: {
          '/framed.html': html(loaderTag(), ALL_WIDGETS.replaceAll('company=', 'url-state company=')),
        },
      },
      async () => {
        await webkit.enterFrame(0);
        expectAlike(await everyHeight(webkit), plain);
        const storage = 'try { return typeof localStorage } catch (error) { return error.name }';
        expect(await webkit.run(storage)).toBe('SecurityError');
        await press(webkit, MARKET, 'Senior');
        await expect.poll(() => countOf(webkit, MARKET, '[aria-pressed=true]')).toBe(1);
        await webkit.enterFrame(null);
        expect(await problemsOf(webkit)).toEqual([]);
      },
    ));

  test('the widgets do not change the globals, styles, cookies and storage of the page', () =>
    openPage(
      {
        head: `<script>window.before = Object.getOwnPropertyNames(window)</script>
          <style>h1 { color: rgb(1, 2, 3) } p { margin: 7px }</style>${loaderTag()}`,
        body: `<p id="own">Text</p>${ALL_WIDGETS}`,
      },
      async () => {
        const looks = () =>
          webkit.run(`return ['h1', '#own', 'main', 'body'].map((selector) => {
            const styles = getComputedStyle(document.querySelector(selector));
            return [...styles].filter((name) => !/height|block-size|origin/.test(name)).map((name) => styles.getPropertyValue(name));
          })`);
        const before = await looks();
        await everyHeight(webkit);
        expect(await looks()).toEqual(before);
        const left = await webkit.run(`return {
          globals: Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name) && name !== 'before'),
          sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
          cookies: document.cookie,
          stored: localStorage.length + sessionStorage.length,
          fonts: [...document.fonts].length,
          links: document.querySelectorAll('link[rel=modulepreload]').length,
        }`);
        expect(left).toEqual({ globals: [], sheets: 1, cookies: '', stored: 0, fonts: 0, links: 0 });
      },
    ));

  test('a tag that the page has already defined is not replaced', () =>
    openPage(
      {
        head: `<script>customElements.define('${MARKET}', class extends HTMLElement {
          connectedCallback() { this.textContent = 'Version 2' }
        })</script>${loaderTag()}`,
        body: ALL_WIDGETS.replace('></crewdock-contact-us>', ' id="contact"></crewdock-contact-us>'),
      },
      async () => {
        const isDrawn = () =>
          webkit.run<boolean>(`contact.scrollIntoView(); return contact.shadowRoot?.querySelector('textarea') != null`);
        await expect.poll(isDrawn).toBe(true);
        expect(await webkit.run(`return document.querySelector('${MARKET}').textContent`)).toBe('Version 2');
        expect(await problemsOf(webkit)).toEqual([]);
      },
    ));

  test('widgets loaded as modules work in the shadow root of another component, and their events reach the window', async ({
    product,
  }) => {
    const { portal } = product;
    const { folder } = (await (await fetch(`${portal}/widgets/v1/integrity.json`)).json()) as { folder: string };
    const modules = Object.keys(WIDGETS).map(
      (tag) =>
        `<script type="module" src="${portal}/widgets/v1/${folder}/${tag.replace('crewdock-', '')}.js"></script>`,
    );
    const body = `<x-page></x-page><script>customElements.define('x-page', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '${ALL_WIDGETS}' }
    })</script>`;
    await openPage({ head: modules.join(''), body }, async () => {
      expectAlike(await everyHeight(webkit, rootOf('x-page')), plain);
      const ready = "return told.filter((type) => type === 'crewdock-ready').length";
      await expect.poll(() => webkit.run(ready)).toBe(4);
      expect(await problemsOf(webkit)).toEqual([]);
    });
  });

  test('the widgets keep working and keep typed text when the page replaces its body and moves them', () =>
    openPage({}, async () => {
      await everyHeight(webkit);
      await typeEmail(webkit, 'ada@example.com');
      await webkit.run(`const body = document.body.cloneNode(false);
        const main = document.createElement('main');
        main.append(...document.querySelectorAll('main > *'));
        body.append(main);
        document.documentElement.replaceChild(body, document.body)`);
      expect(await typedEmail(webkit)).toBe('ada@example.com');
      await everyHeight(webkit);
      expect(await problemsOf(webkit)).toEqual([]);
    }));

  test('every widget and the typed text are restored after the visitor navigates away and back', () =>
    openPage({ others: { '/other.html': html('', 'Other') } }, async () => {
      await everyHeight(webkit);
      await typeEmail(webkit, 'ada@example.com');
      await webkit.run("addEventListener('pageshow', ({ persisted }) => { globalThis.wasKept = persisted })");
      await webkit.open(await webkit.run("return location.origin + '/other.html'"));
      await webkit.back();
      await expect.poll(() => webkit.run('return location.pathname')).toBe('/host.html');
      await everyHeight(webkit);
      expect(await webkit.run('return globalThis.wasKept === true')).toBe(true);
      expect(await typedEmail(webkit)).toBe('ada@example.com');
      expect(await problemsOf(webkit)).toEqual([]);
    }));
});
