declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Tells the tag manager which screen is shown: its name and the route's pattern, never an id or a filter. */
export function reportScreen(name: string, pattern: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'screen_view', screen_name: name, path: pattern });
}
