import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../fixtures/test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Script that defines `axe`. Minified, because pages compile it in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Axe rules about colors. Only these depend on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds no violations in the current page, in either color scheme. */
export async function expectNoFindings(page: Page): Promise<void> {
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark', COLOR_RULES);
}

/** Expects that axe finds no violations of its color rules in the current page, in either color scheme. */
export async function expectReadableColors(page: Page): Promise<void> {
  await expectNoViolations(page, 'light', COLOR_RULES);
  await expectNoViolations(page, 'dark', COLOR_RULES);
}

async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark', rules?: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(transitionsOver);
  expect(await findViolations(page, rules), colorScheme).toEqual([]);
}

/**
 * Returns the violations that axe finds in the current page and its frames, as rule and element. `rules` defaults to
 * all rules.
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  return page.evaluate(async (values) => {
    const options: axe.RunOptions = {
      // Skips the list of passed checks, which takes most of the time.
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values } }),
    };
    // React Aria's announcer refers to a pending button by its id for 7 s, even if the button has been removed.
    const { violations } = await window.axe.run({ exclude: ['[data-live-announcer]'] }, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}

/** Resolves when all color transitions have finished, including those in shadow roots. */
async function transitionsOver(): Promise<void> {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const ending = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}

/**
 * Expects that the current page needs no horizontal scrolling at a width of 320 px, which equals 1280 px at 400 % zoom
 * (WCAG 1.4.10).
 */
export async function expectNothingLost(page: Page): Promise<void> {
  await page.evaluate(rulesAtRest);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.waitForFunction(() => innerWidth === 320);
  await expect.poll(() => page.evaluate(wideParts)).toEqual([]);
}

/**
 * Resolves when no CSS rule was added for 20 frames. In Chromium 156, media queries become stale when a rule is
 * inserted in the same frame as a window resize.
 */
export async function rulesAtRest(): Promise<void> {
  const count = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  for (let before = -1, frames = 0; frames < 20; frames++) {
    if (count() !== before) [before, frames] = [count(), 0];
    await new Promise((resume) => requestAnimationFrame(resume));
  }
}

/** Returns the elements that extend beyond the viewport of a page with horizontal scrolling. */
function wideParts(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const parts = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth,
  );
  return [`${document.documentElement.scrollWidth} px`, ...parts.map((element) => element.outerHTML.slice(0, 120))];
}
