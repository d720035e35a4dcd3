import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchFirefox, obtainFirefox } from '../support/firefox.ts';
import { ALL_WIDGETS, openHostPage } from '../support/host-page.ts';
import { everyHeight } from './every-widget.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';
import { expectUnharmed } from './unharmed.ts';

/** A short form of what `npm run test:browsers` does: where no Firefox can be had, it is not run, and says so. */
const SHORT = /Trusted Types|loud rules/;

let browser: Browser | undefined;
let missing = '';

beforeAll(async () => {
  try {
    obtainFirefox();
  } catch (error) {
    missing = (error as Error).message;
    return;
  }
  browser = await launchFirefox();
});
afterAll(() => browser?.close());

test('in Firefox, too: no error, no violation, the same heights', async ({ skip }) => {
  if (browser === undefined) return skip(missing);
  const host = await openHostPage(browser, { body: ALL_WIDGETS });
  const plain = await everyHeight(host.page);
  expect(host.problems).toEqual([]);
  await host.page.context().close();
  const pages = HOSTILE_PAGES.filter(([name]) => SHORT.test(name));
  expect(pages).toHaveLength(2);
  for (const [, options] of pages) {
    const hostile = await openHostPage(browser, { body: ALL_WIDGETS, ...options() });
    await expectUnharmed(hostile, plain);
    await hostile.page.context().close();
  }
});
