import type { Page } from '@playwright/test';

/**
 * Presses Tab (or `key`) until an element with this name has the focus; fails when none gets it. Ignores the body,
 * which has the focus when no element has it and contains every text.
 */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
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
