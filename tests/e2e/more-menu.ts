import type { Page } from '@playwright/test';

/** Opens the “…” menu of the item with this name and chooses an entry. */
export async function doMore(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
