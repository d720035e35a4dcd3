import { type ComponentChild, Fragment, h, options } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** What elements need, where there is no browser: see `kit/platform.ts`. */
export class Base {
  readonly attributes: Map<string, string> = next.attributes;
  shadowRoot: { html: string; adoptedStyleSheets: Sheet[] } | null = null;

  attachShadow(): object {
    return (this.shadowRoot = { html: '', adoptedStyleSheets: [] });
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  closest(): null {
    return null;
  }
}

export class Sheet {
  css = '';

  replaceSync(css: string): void {
    this.css = css;
  }
}

export function directionOf(element: Base): string {
  return element.getAttribute('dir') ?? 'ltr';
}

export function isParsing(): boolean {
  return false;
}

export function pageSearch(): string {
  return next.search;
}

/** What the next element is made for. Until it is drawn, no other one may be. */
export interface Next {
  attributes: Map<string, string>;
  /** The query string of the page around it. */
  search: string;
}

let next: Next;

export function makeNext(made: Next): void {
  next = made;
}

/** Attributes that a server adds to elements by their tags. */
export const added: Record<string, object> = {};

options.vnode = ({ type, props }) => {
  if (typeof type !== 'string') return;
  // Without the script the browser itself says what is missing.
  const required = 'aria-required' in props && props['aria-required'] === true && { required: true };
  Object.assign(props, added[type], required);
};

export function render(view: ComponentChild, into: { html: string }): void {
  // A parser makes one line end of `\r`: written as a reference, it stays.
  into.html = renderToString(h(Fragment, null, view)).replaceAll('\r', '&#13;');
}
