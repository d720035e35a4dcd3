import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectNoFindings } from './accessibility.ts';
import { AREAS, openArea } from './every-route.ts';

for (const area of AREAS) {
  for (const width of [390, 820]) {
    test(`pages of the area “${area}” have no accessibility violations and no horizontal scrolling at ${width} px`, async ({
      openPage,
    }) => {
      const { page, origin, routes } = await openArea(openPage, area, { width, height: 844 });
      for (const { path } of routes) {
        await test.step(path, async () => {
          await page.goto(origin + path);
          await expect(page.locator('main h1')).toHaveCount(1);
          await page.waitForLoadState('networkidle');
          await expect.poll(() => widerThanWindow(page), { message: path }).toEqual([]);
          await expectNoFindings(page);
        });
      }
    });
  }
}

/** Elements that make the page scroll horizontally. */
function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    return [`${document.documentElement.scrollWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 120))];
  });
}
