import type { Page } from '@playwright/test';

/**
 * Goes on with the Tab key, or `key`, until something of this name has the focus; fails when nothing has. The page itself
 * has the focus where nothing else has it, and holds every word: it isn't what is looked for.
 */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
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
