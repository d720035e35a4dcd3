export { render } from 'preact';

/** Browser features used by elements. On a server, `render/server-platform.ts` replaces this module. */

/**
 * Base class of elements. Servers have no HTMLElement: with `Object`, they can import the classes, but not create
 * elements.
 */
export const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

export const Sheet: typeof CSSStyleSheet = globalThis.CSSStyleSheet;

export function getTextDirection(element: HTMLElement): string {
  return getComputedStyle(element).direction;
}

/** Whether the parser might not have parsed the content of this new element yet. */
export function isParsing(element: HTMLElement): boolean {
  return !element.isConnected && document.readyState === 'loading';
}

/** Returns the query string of the page that contains the widget. */
export function pageSearch(): string {
  return location.search;
}
