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
