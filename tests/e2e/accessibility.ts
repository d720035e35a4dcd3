import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What else than light may change: the other rules are the same in the dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing in the page as it stands, in either colour scheme. */
export async function expectNoFindings(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(new AxeBuilder({ page })), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(new AxeBuilder({ page }).withRules(COLOURS)), 'dark').toEqual([]);
}

/** The page as it stands needs no scrolling sideways in a window of 320 px, which is one of 1280 px at 400 %. */
export async function expectNothingLost(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.waitForFunction(() => innerWidth === 320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  // Without frames there is nothing to collect in a page of axe's own.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
