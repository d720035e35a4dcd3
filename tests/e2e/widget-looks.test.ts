import { getContrastRatio } from '@crewdock/contract/brand';
import { type HostPage, loaderTag, MARKET } from '../support/host-page.ts';
import { findViolations } from './accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const TALENTS = '**/api/market_2/talents/**';

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`on a ${scheme} page`, () => {
    const head = () => `${loaderTag()}<style>:root { color-scheme: ${scheme} }</style>`;

    for (const company of ['acme', 'sunrise', 'verdant']) {
      test(`${company} is accessible in every state`, async ({ openHost }) => {
        const host = await openHost({ head: head(), body: MARKET.replace('acme', company) });
        await host.ready();
        expect(await violations(host)).toEqual([]);
        await host.market.getByRole('button', { name: /^Senior/ }).click();
        await host.market.getByRole('combobox').click();
        await host.page.keyboard.press('ArrowDown');
        await host.page.keyboard.press('Enter');
        await expect(host.market.getByRole('button', { name: /^Remove/ })).toBeVisible();
        await expect(host.market.locator('[aria-busy=false]')).toBeVisible();
        expect(await violations(host)).toEqual([]);
        await host.market.getByRole('searchbox').fill('qqqqqq');
        await expect(host.market.getByText('No talents match all filters')).toBeVisible();
        expect(await violations(host)).toEqual([]);
        await host.page.route(TALENTS, (route) => route.abort());
        await host.market.getByRole('button', { name: /^Lead/ }).click();
        await expect(host.market.getByRole('alert')).toBeVisible();
        expect(await violations(host)).toEqual([]);
        await host.page.context().close();
      });
    }

    for (const [brand, font] of [
      ['#0a0a0a', '#ffffff'],
      ['#ffffff', '#ffffff'],
      ['#777777', '#777777'],
    ] as const) {
      test(`with ${brand} and ${font} pressed buttons are visible and readable`, async ({ openHost }) => {
        const colors = `brand-color="${brand}" font-color="${font}"`;
        const host = await openHost({ head: head(), body: MARKET.replace('company=', `${colors} company=`) });
        await host.ready();
        const pressed = host.market.getByRole('button', { name: /^Senior/ });
        await pressed.click();
        await expect(host.market.locator('[aria-busy=false]')).toBeVisible();
        expect(await violations(host)).toEqual([]);
        const [fill, surface] = await pressed.evaluate((button) => {
          const around = button.getRootNode() as ShadowRoot;
          return [button, around.querySelector('[part=root]')!].map((each) => getComputedStyle(each).backgroundColor);
        });
        expect(getContrastRatio(hex(fill!), hex(surface!))).toBeGreaterThanOrEqual(3);
        await host.page.context().close();
      });
    }

    test('follows the page’s colour scheme unless it is set', async ({ openHost }) => {
      const host = await openHost({ head: head() });
      await host.ready();
      const surface = () =>
        host.market.locator('[part=root]').evaluate((root) => getComputedStyle(root).backgroundColor);
      const [light, dark] = ['rgb(255, 255, 255)', 'rgb(23, 24, 28)'];
      expect(await surface()).toBe(scheme === 'light' ? light : dark);
      await host.market.evaluate((element) => Object.assign(element, { colorScheme: 'dark' }));
      expect(await surface()).toBe(dark);
      await host.market.evaluate((element) => Object.assign(element, { colorScheme: 'light' }));
      expect(await surface()).toBe(light);
    });
  });
}

function hex(color: string): string {
  const parts = color.match(/\d+/g)!.slice(0, 3);
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

async function violations(host: HostPage): Promise<string[]> {
  // Waits for transitions, because the contrast of intermediate colors is undefined. The document's getAnimations does
  // not include animations in shadow roots.
  await host.market.evaluate((element) =>
    Promise.all(element.shadowRoot!.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  return findViolations(host.page);
}
