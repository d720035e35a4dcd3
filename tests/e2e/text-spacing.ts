import type { Page } from '@playwright/test';

/** Minimum text spacing that pages must support (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

export async function setTextSpacing(page: Page): Promise<void> {
  // Uses a constructed style sheet, because the content security policy allows no style elements.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
}

/**
 * Finds truncated text. Rates and dates must never be truncated; other text can be, with an ellipsis (its full text
 * appears on hover and focus). Also finds elements that make the page scroll horizontally.
 */
export function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const RATE_OR_DATE = /\$\d|\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}/;
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (text === '' || parent.closest('script, style, option, [aria-hidden="true"]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      const isWhole = parent.closest('time') !== null || RATE_OR_DATE.test(text);
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, contain, clipPath, textOverflow, position, webkitLineClamp } =
          getComputedStyle(box);
        // Paint containment clips like `overflow: clip`.
        const clips = (overflow: string) => overflow !== 'visible' || /paint|strict|content/.test(contain);
        // Ignores text for screen readers only.
        if (clipPath !== 'none' || (position === 'absolute' && box.offsetWidth <= 1)) break;
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const isCutX = (rect.right > right + 1 || rect.left < left - 1) && clips(overflowX);
        const isCutY = (rect.bottom > bottom + 3 || rect.top < top - 3) && clips(overflowY);
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        if (isCutX && scrolls(overflowX)) break;
        if (isCutY && scrolls(overflowY)) break;
        const isMarked = isCutX ? textOverflow === 'ellipsis' : webkitLineClamp !== 'none';
        if ((isCutX || isCutY) && (isWhole || !isMarked))
          lost.push(`${isWhole ? 'rate or date' : 'text'} “${text.slice(0, 60)}” in ${box.outerHTML.slice(0, 90)}`);
        if (isCutX || isCutY || position === 'fixed') break;
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth,
      );
      lost.push(`${scrollWidth} px wide: ${wide.at(-1)?.outerHTML.slice(0, 120)}`);
    }
    return [...new Set(lost)];
  });
}
