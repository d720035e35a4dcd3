import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Waits until the market's status line shows this number of cards, e.g. `1,204 talents`. */
export async function waitForCount(page: Page, count: number, noun: 'talent' | 'job' = 'talent'): Promise<void> {
  const text = `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
  await expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
}
