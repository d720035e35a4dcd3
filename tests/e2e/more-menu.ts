import type { Page } from '@playwright/test';

/** Does what stands in the “…” menu of that name. */
export async function doMore(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
