import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectNoFindings, findViolations, rulesAtRest } from './accessibility.ts';
import { AREAS, openArea } from './every-route.ts';

for (const area of AREAS) {
  test(`pages of the area “${area}” have no accessibility violations and no horizontal scrolling at 390 and 820 px`, async ({
    openPage,
  }) => {
    const { page, origin, routes } = await openArea(openPage, area, { width: 390, height: 844 });
    for (const { path } of routes) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(origin + path);
        await expect(page.locator('main h1')).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        await expect.poll(() => widerThanWindow(page), { message: `${path} at 390 px` }).toEqual([]);
        await expectNoFindings(page);
        await page.evaluate(rulesAtRest);
        await page.setViewportSize({ width: 820, height: 844 });
        await expect.poll(() => widerThanWindow(page), { message: `${path} at 820 px` }).toEqual([]);
        // In one color scheme only, because colors do not depend on the width.
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
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
