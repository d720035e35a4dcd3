import { brandTheme, brandTokens, getContrastRatio } from '@crewdock/contract/brand';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost, expectReadableColors } from './accessibility.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

const company = (slug: 'acme' | 'sunrise', role: string) => {
  const baseURL = currentProduct().company[slug];
  return { options: { ...storageOf(demoPerson(role), baseURL), baseURL } };
};

const drawing = (contents: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10">${contents}</svg>`),
});

test('a superadmin uploads a logo for the dark scheme, sees its sizes and removes it', async ({ openPage }) => {
  const page = await openPage(company('sunrise', 'Sunrise Staffing superadmin'), REFUSED, /less contrast than 4.5:1/);
  await page.goto('/admin/settings');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Sunrise Staffing' });
  const choose = page.getByRole('button', { name: 'Choose the logo in dark colors' });
  await expect(choose).toBeVisible();
  const before = await logo.getAttribute('src');

  await upload(page, choose, drawing('<text y="9">Sunrise</text>'));
  await expect(page.getByText('Contains text: convert it to paths in your drawing program.')).toBeVisible();
  await upload(page, choose, drawing('<path fill="#222" d="M0 0h60v10H0z"/>'));
  await expect(page.getByText('1536 × 256 pixels.')).toBeVisible();
  expect(await logo.getAttribute('src')).toBe(before);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => logo.getAttribute('src')).toMatch(/^\/files\/.*\.png$/);
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { height, width } = (await logo.boundingBox())!;
  expect([height, width > 100]).toEqual([32, true]);
  await expectNothingLost(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Remove the logo in dark colors' }).click();
  await expect(choose).toBeVisible();
  await expect.poll(() => logo.getAttribute('src')).toBe(before);
});

async function upload(page: Page, button: Locator, file: ReturnType<typeof drawing>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
}

const BRANDS = [
  ['#0a0a0a', '#ffffff'],
  ['#ffffff', '#ffffff'],
  ['#000000', '#808080'],
  ['#777777', '#777777'],
  ['#ffb020', '#fff3d6'],
  ['#14532d', '#f0fdf4'],
] as const;

test('the controls of the company settings are visible and readable in any brand colors', async ({ openPage }) => {
  const page = await openPage(company('acme', 'Acme Talent superadmin'));
  await page.goto('/admin/settings');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await expectVisibleControls(page, 3);
  await save.hover();
  await expectVisibleControls(page, 3);
  await page.getByRole('banner').getByRole('link', { name: 'My talents' }).hover();
  await expectVisibleControls(page, 3);
});

test('the controls of the market and the settings are visible and readable in any brand colors', async ({
  openPage,
}) => {
  const page = await openPage(company('acme', 'Acme Talent superadmin'));
  await page.goto('/market/talents?skills=1&seniority=senior');
  await expect(page.getByRole('button', { name: /^Clear all|^Remove/ }).first()).toBeVisible();
  await expectVisibleControls(page, 1);
  await page.goto('/settings/appearance');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectVisibleControls(page, 1);
});

/**
 * Expects for each pair of brand colors and each color scheme: all text is readable, and the number of controls in a
 * brand color that contrasts with the color around it is `least` or more.
 */
async function expectVisibleControls(page: Page, least: number): Promise<void> {
  for (const [brand, font] of BRANDS) {
    await page.evaluate(setTokens, brandTokens(brandTheme(brand, font)));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Polls, because the market's filters are rendered after its cards.
      await expect.poll(async () => (await page.evaluate(filled)).length).toBeGreaterThanOrEqual(least);
      const fills = await page.evaluate(filled);
      const lost = fills.filter(({ fill, around }) => getContrastRatio(fill, around) < 3);
      expect({ brand, font, colorScheme, lost }).toEqual({ brand, font, colorScheme, lost: [] });
    }
    await expectReadableColors(page);
  }
}

function setTokens(tokens: [name: string, value: string][]): void {
  for (const [name, value] of tokens) document.documentElement.style.setProperty(`--${name}`, value);
}

/** Finds elements with a brand-colored background, and the color around each of them. */
function filled(): { what: string; fill: string; around: string }[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const colorOf = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const fills = new Set(['brand', 'brand-hover'].map(colorOf));
  probe.remove();
  const hex = (color: string) =>
    `#${color
      .match(/\d+/g)!
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const paint = (element: Element) => getComputedStyle(element).backgroundColor;
  const around = (element: Element): string => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (paint(at).startsWith('rgb(')) return paint(at);
    }
    return paint(document.body);
  };
  return (
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && fills.has(paint(element)))
      // Excludes color previews, which are not controls.
      .filter((element) => !element.closest('header, [aria-hidden=true]'))
      .map((element) => ({
        what: element.outerHTML.slice(0, 80),
        fill: hex(paint(element)),
        around: hex(around(element)),
      }))
  );
}
