import type { Locator } from '@playwright/test';

/** Chooses in a cell of a staff table, whose choices come with the focus. */
export async function chooseInCell(cell: Locator, label: string): Promise<void> {
  await cell.focus();
  await cell.selectOption(label);
}
