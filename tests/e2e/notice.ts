import type { Page } from '@playwright/test';

/** Waits until the portal shows this notice. */
export function notice(page: Page, text: string | RegExp): Promise<void> {
  return page.getByRole('log').getByText(text, { exact: true }).waitFor();
}
