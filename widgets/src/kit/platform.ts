export { render } from 'preact';

/** What elements need of a browser; `render/server-platform.ts` stands in its place where a server draws them. */

/** On a server there are no elements: the classes can be imported there, and nothing more. */
export const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

export const Sheet: typeof CSSStyleSheet = globalThis.CSSStyleSheet;

export function directionOf(element: HTMLElement): string {
  return getComputedStyle(element).direction;
}

/** Whether a parser may come to the contents of this new element only now. */
export function isParsing(element: HTMLElement): boolean {
  return !element.isConnected && document.readyState === 'loading';
}

/** The query string of the page. */
export function pageSearch(): string {
  return location.search;
}
