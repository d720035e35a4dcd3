import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** What axe says of colours: a scheme changes nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing in the page as it stands, in either colour scheme. */
export async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(transitionsOver);
    // React Aria's announcer names a pending button for 7 s by its id, also when the button has gone meanwhile.
    const builder = new AxeBuilder({ page }).exclude('[data-live-announcer]');
    if (colorScheme === 'dark') builder.withRules(OF_COLOURS);
    // Without frames there is nothing to collect in a page of axe's own.
    const { violations } = await builder.setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}

/** Resolves when nothing moves from one colour to another any more, in shadow roots neither. */
async function transitionsOver(): Promise<void> {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const ending = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}

/** The page as it stands needs no scrolling sideways in a window of 320 px, which is one of 1280 px at 400 %. */
export async function expectNothingLost(page: Page): Promise<void> {
  await page.evaluate(rulesAtRest);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.waitForFunction(() => innerWidth === 320);
  await expect.poll(() => page.evaluate(wideParts)).toEqual([]);
}

/**
 * Resolves when no rule has come in for 20 frames. Chromium 156 leaves a style sheet's media queries as they were when a rule is
 * inserted into it in the very frame in which the window changes.
 */
export async function rulesAtRest(): Promise<void> {
  const count = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  for (let before = -1, frames = 0; frames < 20; frames++) {
    if (count() !== before) [before, frames] = [count(), 0];
    await new Promise((resume) => requestAnimationFrame(resume));
  }
}

/** What stands out of a page that has to be scrolled sideways. */
function wideParts(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const parts = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth,
  );
  return [`${document.documentElement.scrollWidth} px`, ...parts.map((element) => element.outerHTML.slice(0, 120))];
}
