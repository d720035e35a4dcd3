import { ALL_WIDGETS } from '../support/host-page.ts';
import { type Between, serveBetween } from '../support/portal-between.ts';
import { launchWebKit, type WebKit } from '../support/webkit.ts';
import { BAD_ANSWERS, MARKETS, SPOILT_TAGS, spoilt } from './bad-answers.ts';
import {
  countOf,
  everyHeight,
  press,
  problemsOf,
  rootOf,
  scrollTo,
  textOf,
  typedEmail,
  typeEmail,
  withPage,
} from './webkit-page.ts';
import { expect, test } from '../fixtures/test.ts';

const BOARDS = ['crewdock-talent-market', 'crewdock-job-board'];

let webkit: WebKit;
let between: Between;

test.beforeAll(async () => {
  webkit = await launchWebKit();
  between = await serveBetween();
});
test.afterAll(async () => {
  await webkit?.close();
  between?.close();
});

/** Opens a page with the loader from the proxy, because widgets send requests to the loader's origin. */
const openPage = (body: string, use: () => Promise<void>) =>
  withPage(webkit, { head: `<script async src="${between.origin}/widgets/v1/loader.js"></script>`, body }, use);

test.describe('in WebKit', () => {
  for (const { status, body } of BAD_ANSWERS) {
    test(`each board shows an error for the response ${status} ${body} and loads after a retry`, async () => {
      between.treat(MARKETS, { status, body });
      await openPage(ALL_WIDGETS, async () => {
        for (const tag of BOARDS) {
          await scrollTo(webkit, tag);
          await expect.poll(() => webkit.run(`return ${rootOf(tag)}?.textContent ?? ''`)).toContain('Try again');
        }
        between.treat(MARKETS, null);
        for (const tag of BOARDS) {
          await press(webkit, tag, 'Try again');
          await expect.poll(() => countOf(webkit, tag, '[part=name]')).toBeGreaterThan(0);
        }
        expect(await problemsOf(webkit)).toEqual([]);
      });
    });
  }

  test('each board reports a lost connection and reloads when it returns, and forms keep their typed values', async () => {
    between.treat(MARKETS, null);
    await openPage(ALL_WIDGETS, async () => {
      await everyHeight(webkit);
      await typeEmail(webkit, 'ada@example.com');
      between.treat(/./, 'gone');
      for (const tag of BOARDS) {
        await press(webkit, tag, 'Senior');
        await expect.poll(() => textOf(webkit, tag)).toContain('No connection');
      }
      between.treat(/./, null);
      // Dispatches the event, because the driver cannot switch the browser's network off and on.
      await webkit.run("dispatchEvent(new Event('online'))");
      for (const tag of BOARDS) {
        await expect.poll(() => countOf(webkit, tag, '[part=name]')).toBeGreaterThan(0);
        expect(await countOf(webkit, tag, '[aria-pressed=true]')).toBe(1);
      }
      expect(await typedEmail(webkit)).toBe('ada@example.com');
    });
  });

  test('malformed cards are left out, the other cards are shown, and markup in their values is shown as text', async () => {
    between.treat(MARKETS, (body) => JSON.stringify(spoilt(JSON.parse(body))));
    await openPage(SPOILT_TAGS, async () => {
      for (const tag of BOARDS) {
        await scrollTo(webkit, tag);
        await expect.poll(() => webkit.run(`return ${rootOf(tag)}?.textContent ?? ''`)).toContain('<img src=x');
        // Seven of the twelve cards are malformed.
        expect(await countOf(webkit, tag, '.card')).toBe(5);
      }
      expect(await webkit.run('return globalThis.injected ?? null')).toBeNull();
      const protocols = `return [...${rootOf('crewdock-job-board')}.querySelectorAll('.card a')].map((a) => a.protocol)`;
      expect(new Set(await webkit.run<string[]>(protocols))).toEqual(new Set(['http:']));
    });
  });

  test('the page stays usable while the API does not respond', async () => {
    between.treat(/\/api\//, 'hangs');
    await openPage(ALL_WIDGETS, async () => {
      await scrollTo(webkit, 'crewdock-contact-us');
      const isForm = () => webkit.run(`return ${rootOf('crewdock-contact-us')}?.querySelector('textarea') != null`);
      await expect.poll(isForm).toBe(true);
      await typeEmail(webkit, 'ada@example.com');
      expect(await typedEmail(webkit)).toBe('ada@example.com');
      expect(await problemsOf(webkit)).toEqual([]);
    });
  });
});
