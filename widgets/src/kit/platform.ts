export { render } from 'preact';

/** Browser features used by elements. On a server, `render/server-platform.ts` replaces this module. */

/** Servers have no HTMLElement. With `Object` instead, they can import the classes, but not create elements. */
export const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

export const Sheet: typeof CSSStyleSheet = globalThis.CSSStyleSheet;

export function getTextDirection(element: HTMLElement): string {
  return getComputedStyle(element).direction;
}

/** Whether the parser has possibly not parsed the content of this new element yet. */
export function isParsing(element: HTMLElement): boolean {
  return !element.isConnected && document.readyState === 'loading';
}

/** Query string of the page that contains the widget. */
export function pageSearch(): string {
  return location.search;
}
