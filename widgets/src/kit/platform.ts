export { render } from 'preact';

/** Browser features that elements need. On a server, `render/server-platform.ts` replaces this module. */

/** On a server there is no HTMLElement: the classes can be imported there, but not used. */
export const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

export const Sheet: typeof CSSStyleSheet = globalThis.CSSStyleSheet;

export function getTextDirection(element: HTMLElement): string {
  return getComputedStyle(element).direction;
}

/** Whether the parser may still be about to parse the content of this new element. */
export function isParsing(element: HTMLElement): boolean {
  return !element.isConnected && document.readyState === 'loading';
}

/** Query string of the page that contains the widget. */
export function pageSearch(): string {
  return location.search;
}
