import { expect, test } from '../fixtures/test.ts';
import { launchFirefox, obtainFirefox } from '../support/firefox.ts';
import { ALL_WIDGETS, openHostPage } from '../support/host-page.ts';
import { everyHeight } from './every-widget.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';
import { expectUnharmed } from './unharmed.ts';

/**
 * Matches the pages that every test run covers in Firefox; `npm run test:e2e -- --project firefox` runs all hostile
 * pages.
 */
const SHORT = /Trusted Types|loud rules/;

test('a plain page and two hostile pages work in Firefox', async () => {
  test.skip(!isFirefoxAvailable(), 'No Firefox was found, and none could be installed.');
  const browser = await launchFirefox();
  try {
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
  } finally {
    await browser.close();
  }
});

function isFirefoxAvailable(): boolean {
  try {
    obtainFirefox();
    return true;
  } catch {
    return false;
  }
}
