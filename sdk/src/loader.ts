import { VERSION } from './version.ts';

/**
 * The script tag of partners: looks out for widgets, keeps their place, and fetches their code when one comes near
 * the viewport. A classic script, because only that knows its own address, and a nonce passes from it to `import()`.
 */
const TAG = 'crewdock-talent-market';

/** Heights of the loading widget by the columns of its cards: what talent-market/styles.css adds up to. */
const HEIGHTS = [3156, 1648, 1164] as const;

const file = new URL(`../${VERSION}/talent-market.js`, (document.currentScript as HTMLScriptElement).src).href;
const widgets = document.getElementsByTagName(TAG) as HTMLCollectionOf<HTMLElement>;
let failures = 0;

const near = new IntersectionObserver(
  async (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    try {
      // Browsers may remember a failed module under its address, so a retry has another one. An import map may hold the
      // file's integrity, by its address: then the address stays.
      const checked = document.querySelector('[type=importmap]');
      await import(/* @vite-ignore */ failures && !checked ? `${file}?${failures}` : file);
      added.disconnect();
      near.disconnect();
    } catch {
      failures++;
      // What stands inside the tag is the fallback.
      for (const widget of widgets) widget.style.removeProperty('visibility');
    }
  },
  { rootMargin: '300px' },
);

const added = new MutationObserver(keepPlaces);
added.observe(document, { childList: true, subtree: true });
keepPlaces();

/** Inline and important wins over any page; the widget's own `:host` rule then wins over it. */
function keepPlaces(): void {
  if (customElements.get(TAG)) return added.disconnect();
  for (const widget of widgets) {
    if (widget.style.minHeight) continue;
    const set = (name: string, value: string) => widget.style.setProperty(name, value, 'important');
    if (!widget.hidden) set('display', 'block');
    set('visibility', 'hidden');
    const width = widget.offsetWidth;
    set('min-height', `${HEIGHTS[width < 600 ? 0 : width < 920 ? 1 : 2]}px`);
    near.observe(widget);
  }
}
