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
  const kinds = HEIGHTS.map(([name, ...heights]) => ({
    name,
    heights,
    found: document.getElementsByTagName(`crewdock-${name}`) as HTMLCollectionOf<HTMLElement>,
    failures: 0,
  }));

  const near = new IntersectionObserver(
    (entries) => {
      for (const kind of kinds) {
        if (!entries.some(({ isIntersecting, target }) => isIntersecting && target.localName.endsWith(kind.name)))
          continue;
        fetch(kind.name, kinds.filter(({ found }) => found[0]).length, kind.failures).catch(() => {
          kind.failures++;
          // What stands inside the tag is the fallback.
          for (const widget of kind.found) widget.style.removeProperty('visibility');
        });
      }
    },
    { rootMargin: '300px' },
  );

  /** Inline and important wins over any page; the widget's own `:host` rule then wins over it. */
  const keepPlaces = () => {
    for (const { name: kind, heights, found } of kinds) {
      if (customElements.get(`crewdock-${kind}`)) continue;
      for (const widget of found) {
        if (widget.style.minHeight) continue;
        const set = (name: string, value: string) => widget.style.setProperty(name, value, 'important');
        if (!widget.hidden) set('display', 'block');
        set('visibility', 'hidden');
        const width = widget.offsetWidth;
        set('min-height', `${heights[width < 600 ? 0 : width < 920 ? 1 : 2]}px`);
        near.observe(widget);
      }
    }
  };

  new MutationObserver(keepPlaces).observe(document, { childList: true, subtree: true });
  keepPlaces();
}
