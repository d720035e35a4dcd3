/**
 * Disables scrolling of the page while a popup is open, without a layout shift. Returns a function that restores the
 * styles.
 */
export function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  const wanted = { overflow: 'hidden', ...(innerWidth > clientWidth && { 'scrollbar-gutter': 'stable' }) };
  const before = Object.keys(wanted).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of Object.entries(wanted)) style.setProperty(name, value, 'important');
  return () => {
    for (const [name, value, priority] of before) style.setProperty(name, value, priority);
  };
}
