import { type ComponentChild, Fragment, h, options } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** Replacements for browser features on a server (see `kit/platform.ts`). */
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

export function getTextDirection(element: Base): string {
  return element.getAttribute('dir') ?? 'ltr';
}

export function isParsing(): boolean {
  return false;
}

export function pageSearch(): string {
  return next.search;
}

/** Input for the next created element. Elements must be created and rendered one at a time. */
export interface Next {
  attributes: Map<string, string>;
  /** Query string of the page that contains the widget. */
  search: string;
}

let next: Next;

export function makeNext(made: Next): void {
  next = made;
}

/** Attributes that the server adds to all elements with a tag name. */
export const serverAttributes: Record<string, object> = {};

options.vnode = ({ type, props }) => {
  if (typeof type !== 'string') return;
  // Without JavaScript, the browser validates required fields.
  const required = 'aria-required' in props && props['aria-required'] === true && { required: true };
  Object.assign(props, serverAttributes[type], required);
};

export function render(view: ComponentChild, into: { html: string }): void {
  // The HTML parser would normalize `\r`, but not its character reference.
  into.html = renderToString(h(Fragment, null, view)).replaceAll('\r', '&#13;');
}
