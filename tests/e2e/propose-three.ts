import type { Locator, Page } from 'playwright-core';
import { tabTo } from './keyboard.ts';

/** Proposes the three talents that are chosen in the dialog, confirms the first relation and takes it on to its first step, by keys alone. */
export async function proposeThree(page: Page, relations: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await tabTo(page, /^Propose 3 talents$/);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await relations.nth(2).waitFor();
  await tabTo(page, /^Relations/);
  await page.keyboard.press('j');
  await relations.first().locator(':focus').waitFor();
  await page.keyboard.press('c');
  await relations.first().getByText('Confirmed').waitFor();
  await page.keyboard.press('p');
  await dialog.locator('[type=radio]:focus').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
