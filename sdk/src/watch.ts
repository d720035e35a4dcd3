import { PREFIX } from './version.ts';

/** Heights of the loading widgets in less than 600 px, less than 920 px, and more, with twelve cards: what their styles add up to. */
const HEIGHTS = [
  ['talent-market', 3156, 1648, 1164],
  ['job-board', 2368, 1852, 1852],
  ['contact-us', 682, 518, 518],
  ['resources-subscribe', 340, 300, 300],
] as const;

/** Code that hasn't come by then is done without, until it comes. */
const PATIENCE_MS = 4000;

/** Gets the code of a widget, which may be one of several kinds on the page; so many times it has failed. */
type Fetch = (name: string, isOneOfSeveral: boolean, failures: number) => Promise<unknown>;

/**
 * Looks out for widgets, keeps their place, and has their code fetched when one comes near the viewport, or the page is printed. Where
 * it doesn't come, what stands inside the tag is shown, and it is tried again when one comes near anew or the network returns.
 */
export function watch(fetch: Fetch): void {
  const tags = new Set<string>();
  for (const [name, ...heights] of HEIGHTS) {
    const tag = `${PREFIX}-${name}`;
    const widgets = document.getElementsByTagName(tag) as HTMLCollectionOf<HTMLElement>;
    const seen = new WeakSet<HTMLElement>();
    let failures = 0;
    const giveUp = () => {
      failures++;
      // A defined one takes no styles of its page.
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
    /** Inline and important wins over any page; the widget's own `:host` rule then wins over it. */
    const keepPlaces = () => {
      for (const widget of widgets) {
        if (customElements.get(tag) || seen.has(widget)) continue;
        seen.add(widget);
        tags.add(tag);
        const { style } = widget;
        style.cssText += `;visibility:hidden!important;${widget.hidden ? '' : 'display:block!important'}`;
        const width = widget.offsetWidth;
        // A page may know better.
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
