import type { Page } from '@playwright/test';

/** Chooses an entry of the “…” menu of this name. */
export async function doMore(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
