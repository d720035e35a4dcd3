import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { expect } from '../fixtures/test.ts';

/** Selects these cards in the dialog, starting from the search field. The dialog's list is a single tab stop. */
export async function pickByKeyboard(page: Page, names: readonly string[]): Promise<void> {
  await tabTo(page, /, match \d+ of 100, /);
  for (const name of names) {
    await page.keyboard.press('Home');
    await tabTo(page, new RegExp(`^${name}`), 'ArrowDown');
    await page.keyboard.press('Space');
  }
}

/**
 * By keyboard only: proposes the three talents selected in the dialog, confirms the first relation and moves it to its
 * first step.
 */
export async function proposeThree(page: Page, relations: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await tabTo(page, /^Propose 3 talents$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(relations.nth(2)).toBeVisible();
  await tabTo(page, /^Relations/);
  await page.keyboard.press('j');
  await expect(relations.first().locator(':focus')).toBeVisible();
  await page.keyboard.press('c');
  await expect(relations.first().getByText('Confirmed')).toBeVisible();
  await page.keyboard.press('p');
  await expect(dialog.locator('[type=radio]:focus')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}
