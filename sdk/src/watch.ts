import { PREFIX } from './version.ts';

/**
 * Heights of loading widgets in pixels: below 600 px width, below 920 px width, and above. They are the heights with
 * twelve cards, as set by the style sheets.
 */
const HEIGHTS = [
  ['talent-market', 3156, 1648, 1164],
  ['job-board', 2368, 1852, 1852],
  ['contact-us', 682, 518, 518],
  ['resources-subscribe', 340, 300, 300],
] as const;

/** Time in milliseconds after which the fallback content is shown until the code is loaded. */
const PATIENCE_MS = 4000;

/**
 * Loads the code of a widget. `isOneOfSeveral`: the page has several types of widgets; `failures`: number of failed
 * attempts.
 */
type Fetch = (name: string, isOneOfSeveral: boolean, failures: number) => Promise<unknown>;

/**
 * Finds widgets, reserves their space, and loads their code when a widget is near the viewport or the page is printed.
 * If loading fails, shows the children of the tag, and retries when a widget comes near the viewport again or the
 * network is back.
 */
export function watchWidgets(fetch: Fetch): void {
  const tags = new Set<string>();
  for (const [name, ...heights] of HEIGHTS) {
    const tag = `${PREFIX}-${name}`;
    const widgets = document.getElementsByTagName(tag) as HTMLCollectionOf<HTMLElement>;
    const seen = new WeakSet<HTMLElement>();
    let failures = 0;
    const giveUp = () => {
      failures++;
      // Also removes the styles of widgets that are already defined, which ignore these styles.
      for (const { style } of widgets) style.visibility = style.minHeight = '';
      addEventListener('online', load);
    };
    const load = () => {
      const late = setTimeout(giveUp, PATIENCE_MS);
      fetch(name, tags.size > 1, failures).then(() => clearTimeout(late), giveUp);
    };
    const near =
      window.IntersectionObserver &&
      new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
        rootMargin: '300px',
      });
    /**
     * Inline `!important` styles override all rules of the page; the widget's `:host` rule later overrides the inline
     * styles.
     */
    const keepPlaces = () => {
      for (const widget of widgets) {
        if (customElements.get(tag) || seen.has(widget)) continue;
        seen.add(widget);
        tags.add(tag);
        const { style } = widget;
        style.cssText += `;visibility:hidden!important;${widget.hidden ? '' : 'display:block!important'}`;
        const width = widget.offsetWidth;
        // A minimum height in the page's markup takes precedence.
        if (!style.minHeight)
          style.cssText += `;min-height:${heights[width < 600 ? 0 : width < 920 ? 1 : 2]}px!important`;
        addEventListener('beforeprint', load);
        if (near) near.observe(widget);
        else load();
      }
    };
    new MutationObserver(keepPlaces).observe(document, { childList: true, subtree: true });
    keepPlaces();
  }
}
