import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_WIDGETS, html, loaderTag, NONCE, serve, WIDGETS } from '../support/host-page.ts';
import { launchWebKit, type WebKit } from '../support/webkit.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';

/** `npm run test:browsers` alone runs it: the same pages in WebKitGTK, which WebDriver drives by scripts. */
const isAskedFor = process.env['TEST_BROWSER'] === 'webkit';

let webkit: WebKit;
let plain: Record<string, number>;

beforeAll(async () => {
  if (!isAskedFor) return;
  webkit = await launchWebKit();
  plain = await withPage({}, everyHeight);
});
afterAll(() => webkit?.close());

/** What the page has to complain of, but for advice to its developer. */
const COMPLAINTS = `<script nonce="${NONCE}">
  globalThis.problems = [];
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, (event) => problems.push(type + ': ' + (event.message ?? event.reason ?? event.blockedURI ?? event.target.src)), true);
  for (const level of ['error', 'warn'])
    console[level] = (...words) => words.join(' ').startsWith('Crewdock: ') || problems.push(words.join(' '));
</script>`;

describe.runIf(isAskedFor).each([['the plain page', () => ({})], ...HOSTILE_PAGES] as typeof HOSTILE_PAGES)(
  'in WebKit: %s',
  (_, options) => {
    test('no error, no violation, the same heights; cards, jobs and forms answer', async () => {
      await withPage(options(), async () => {
        const heights = await everyHeight();
        // By scripts: the driver's own clicks miss what still moves, and its elements break on pages with other prototypes.
        await webkit.run(
          `[...${market}.querySelectorAll('button')].find((button) => /Show more/.test(button.textContent)).click()`,
        );
        await expect.poll(() => webkit.run(`return ${market}.querySelectorAll('li').length`)).toBeGreaterThan(23);
        await webkit.run(`${jobs}.querySelector('.card a').click()`);
        await expect.poll(() => webkit.run(`return ${jobs}.textContent`)).toContain('Send application');
        const email = `${contact}.querySelector('[type=email]')`;
        await webkit.run(`${email}.focus(); document.execCommand('insertText', false, 'ada@example.com')`);
        expect(await webkit.run(`return ${email}.value`)).toBe('ada@example.com');
        expect(await webkit.run('return problems')).toEqual([]);
        for (const [tag, height] of Object.entries(heights))
          expect(Math.abs(height - plain[tag]!), tag).toBeLessThanOrEqual(2);
      });
    });
  },
);

const [market, jobs, contact] = Object.keys(WIDGETS).map((tag) => `document.querySelector('${tag}').shadowRoot`);

async function withPage<T>(
  options: { policy?: string; head?: string; body?: string },
  use: () => Promise<T>,
): Promise<T> {
  const { policy, head = loaderTag(), body = ALL_WIDGETS } = options;
  const site = await serve({ '/host.html': html(COMPLAINTS + head, body) }, policy);
  try {
    await webkit.open(`${site.origin}/host.html`);
    return await use();
  } finally {
    site.close();
  }
}

/** Heights by tag, once every widget of the page shows what it is for. */
async function everyHeight(): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for (const [tag, shown] of Object.entries(WIDGETS)) {
    await webkit.run('document.querySelector(arguments[0]).scrollIntoView()', tag);
    const isShown = () =>
      webkit.run<boolean>(
        `const root = document.querySelector(arguments[0]).shadowRoot;
        return Boolean(root?.querySelector(arguments[1])) && root.getAnimations().length === 0`,
        tag,
        shown,
      );
    while (!(await isShown())) await sleep(50);
    heights[tag] = await webkit.run('return document.querySelector(arguments[0]).offsetHeight', tag);
  }
  return heights;
}
