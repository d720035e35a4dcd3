import { PREFIX } from './version.ts';

/** Heights of the loading widgets in less than 600 px, less than 920 px, and more, with twelve cards: what their styles add up to. */
const HEIGHTS = [
  ['talent-market', 3156, 1648, 1164],
  ['job-board', 2368, 1852, 1852],
  ['contact-us', 646, 482, 482],
  ['resources-subscribe', 304, 264, 264],
] as const;

/** Gets the code of a widget. `kinds` of widgets stand on the page; so many times it has failed. */
type Fetch = (name: string, kinds: number, failures: number) => Promise<unknown>;

/** Looks out for widgets, keeps their place, and has their code fetched when one comes near the viewport. */
export function watch(fetch: Fetch): void {
  const tagged = (name: string) => document.getElementsByTagName(`${PREFIX}-${name}`) as HTMLCollectionOf<HTMLElement>;
  const seen = new WeakSet<HTMLElement>();

  const kinds = HEIGHTS.map(([name, ...heights]) => {
    let failures = 0;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        fetch(name, HEIGHTS.filter(([other]) => tagged(other)[0]).length, failures).catch(() => {
          failures++;
          // What stands inside the tag is the fallback.
          for (const widget of tagged(name)) widget.style.removeProperty('visibility');
        });
      },
      { rootMargin: '300px' },
    );
    /** Inline and important wins over any page; the widget's own `:host` rule then wins over it. */
    return () => {
      if (customElements.get(`${PREFIX}-${name}`)) return;
      for (const widget of tagged(name)) {
        if (seen.has(widget)) continue;
        seen.add(widget);
        const set = (property: string, value: string) => widget.style.setProperty(property, value, 'important');
        if (!widget.hidden) set('display', 'block');
        set('visibility', 'hidden');
        const width = widget.offsetWidth;
        // A page may know better.
        if (!widget.style.minHeight) set('min-height', `${heights[width < 600 ? 0 : width < 920 ? 1 : 2]}px`);
        near.observe(widget);
      }
    };
  });

  const keepPlaces = () => {
    for (const keep of kinds) keep();
  };
  new MutationObserver(keepPlaces).observe(document, { childList: true, subtree: true });
  keepPlaces();
}
