import AxeBuilder from '@axe-core/playwright';
import { contrast } from '@crewdock/contract/brand';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { type HostPage, loaderTag, MARKET, openHostPage } from '../support/host-page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const TALENTS = '**/api/market_2/talents/**';

describe.each(['light', 'dark'] as const)('on a %s page', (scheme) => {
  const head = `${loaderTag()}<style>:root { color-scheme: ${scheme} }</style>`;

  test.each(['acme', 'sunrise', 'verdant'])('%s is accessible in every state', async (company) => {
    const host = await openHostPage(browser, { head, body: MARKET.replace('acme', company) });
    await host.ready();
    expect(await violations(host)).toEqual([]);
    await host.market.getByRole('button', { name: /^Senior/ }).click();
    await host.market.getByRole('combobox').click();
    await host.page.keyboard.press('ArrowDown');
    await host.page.keyboard.press('Enter');
    await host.market.getByRole('button', { name: /^Remove/ }).waitFor();
    await host.market.locator('[aria-busy=false]').waitFor();
    expect(await violations(host)).toEqual([]);
    await host.market.getByRole('searchbox').fill('qqqqqq');
    await host.market.getByText('No talents fit all of this').waitFor();
    expect(await violations(host)).toEqual([]);
    await host.page.route(TALENTS, (route) => route.abort());
    await host.market.getByRole('button', { name: /^Lead/ }).click();
    await host.market.getByRole('alert').waitFor();
    expect(await violations(host)).toEqual([]);
    await host.page.context().close();
  });

  test.each([
    ['#0a0a0a', '#ffffff'],
    ['#ffffff', '#ffffff'],
    ['#777777', '#777777'],
  ])('with %s and %s what is pressed is seen and read', async (brand, font) => {
    const colors = `brand-color="${brand}" font-color="${font}"`;
    const host = await openHostPage(browser, { head, body: MARKET.replace('company=', `${colors} company=`) });
    await host.ready();
    const pressed = host.market.getByRole('button', { name: /^Senior/ });
    await pressed.click();
    await host.market.locator('[aria-busy=false]').waitFor();
    expect(await violations(host)).toEqual([]);
    const [fill, surface] = await pressed.evaluate((button) => {
      const around = button.getRootNode() as ShadowRoot;
      return [button, around.querySelector('[part=root]')!].map((each) => getComputedStyle(each).backgroundColor);
    });
    expect(contrast(hex(fill!), hex(surface!))).toBeGreaterThanOrEqual(3);
    await host.page.context().close();
  });

  test('follows the page unless it is told', async () => {
    const host = await openHostPage(browser, { head });
    await host.ready();
    const surface = () => host.market.locator('[part=root]').evaluate((root) => getComputedStyle(root).backgroundColor);
    const [light, dark] = ['rgb(255, 255, 255)', 'rgb(23, 24, 28)'];
    expect(await surface()).toBe(scheme === 'light' ? light : dark);
    await host.market.evaluate((element) => Object.assign(element, { colorScheme: 'dark' }));
    expect(await surface()).toBe(dark);
    await host.market.evaluate((element) => Object.assign(element, { colorScheme: 'light' }));
    expect(await surface()).toBe(light);
  });
});

function hex(color: string): string {
  const parts = color.match(/\d+/g)!.slice(0, 3);
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

async function violations(host: HostPage): Promise<string[]> {
  // Colours on the way to others have no contrast of their own. The document doesn't know those of a shadow root.
  await host.market.evaluate((element) =>
    Promise.all(element.shadowRoot!.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations: found } = await new AxeBuilder({ page: host.page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
