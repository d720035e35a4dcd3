declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Reports the shown screen to the tag manager: its name and the route pattern, never an id or a filter. */
export function reportScreen(name: string, pattern: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'screen_view', screen_name: name, path: pattern });
}
