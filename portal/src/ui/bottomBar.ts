/** Ref callback of a bar fixed to the window's lower edge: notices appear above it. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // On wide screens some of these bars are placed next to the page instead.
    const isBelow = getComputedStyle(bar).insetBlockEnd === '0px';
    style.setProperty('--bottom-bar', isBelow ? `${bar.offsetHeight}px` : '0px');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
