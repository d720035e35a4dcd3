/** Ref callback for a bar at the window's lower edge, so that notices appear above the bar. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    // `NaN` for the value `auto`: on wide screens, some of these bars are not at the lower edge.
    const gap = Number.parseFloat(getComputedStyle(bar).insetBlockEnd);
    style.setProperty('--bottom-bar', Number.isNaN(gap) ? '0px' : `${gap + bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
