import type { Locator } from '@playwright/test';

/**
 * Selects an option in a cell of a staff table. Focuses the cell first, because the options are rendered only on focus.
 */
export async function chooseInCell(cell: Locator, label: string): Promise<void> {
  await cell.focus();
  await cell.selectOption(label);
}
