import type { FrameLocator, Page } from '@playwright/test';
import { WIDGETS } from '../support/host-page.ts';
import { expect } from '../fixtures/test.ts';

/** Waits until all widgets of the page are ready, and returns their heights by tag. */
export async function everyHeight(page: Page | FrameLocator): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for (const [tag, shown] of Object.entries(WIDGETS)) {
    const widget = page.locator(tag).first();
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator(shown).first()).toBeVisible();
    await widget.evaluate((element) =>
      Promise.all((element.shadowRoot?.getAnimations() ?? []).map((animation) => animation.finished.catch(() => {}))),
    );
    heights[tag] = await widget.evaluate((element: HTMLElement) => element.offsetHeight);
  }
  return heights;
}
