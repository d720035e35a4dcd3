import type { Page } from '@playwright/test';

/**
 * Presses `key` until an element with this name has the focus. Ignores the body, which contains all text of the page.
 * Throws if no element with this name gets the focus.
 */
export async function tabTo(
  page: Page,
  name: RegExp,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' | 'ArrowLeft' = 'Tab',
): Promise<void> {
  for (let at = 0; at < 240; at++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const label = (
        element.closest('label') ?? ('labels' in element ? (element as HTMLInputElement).labels?.[0] : null)
      )?.textContent;
      return (
        element.getAttribute('aria-label') ?? (label || element.textContent || element.parentElement?.textContent || '')
      );
    });
    if (name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`nothing with the focus is called ${name}`);
}

/** Presses Tab until a cell of a staff table has the focus. Returns the number of tab stops before the table. */
export function tabToGrid(page: Page): Promise<number> {
  return tabInto(page, '[role=grid] :is(td, th)');
}

/**
 * Presses Tab until an element within a match of `selector` has the focus. Returns the number of tab stops before it.
 */
export async function tabInto(page: Page, selector: string): Promise<number> {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((within) => document.activeElement?.closest(within) != null, selector)) return stops;
  }
  throw new Error(`no element within ${selector} gets the focus`);
}

/** Moves right to the cell of a staff table whose editor has this name, and enters the editor. */
export async function enterCell(page: Page, name: RegExp): Promise<void> {
  for (let at = 0; at < 20; at++) {
    const editor = await page.evaluate(() =>
      document.activeElement?.closest('td')?.querySelector('select, button')?.getAttribute('aria-label'),
    );
    if (editor && name.test(editor)) return page.keyboard.press('F2');
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no cell’s editor is called ${name}`);
}
