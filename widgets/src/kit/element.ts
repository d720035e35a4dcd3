import { render, type ComponentChild } from 'preact';

/**
 * A custom element that renders into its own shadow root. It treats a disconnect as a move until the microtask has
 * passed, and takes over properties that were set before it was defined.
 */
export abstract class WidgetElement<Events> extends HTMLElement {
  /** Styles of this one element, such as its company's colours. */
  protected readonly ownStyles: CSSStyleSheet = new CSSStyleSheet();
  protected started = false;

  constructor(styles: CSSStyleSheet) {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [styles, this.ownStyles];
  }

  connectedCallback(): void {
    for (const name of Object.keys(this)) rescue(this, name);
    if (this.started) return;
    this.started = true;
    this.start();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.started) return;
      this.started = false;
      this.stop();
      this.draw(null);
    });
  }

  /** The element is on a page: load and draw. */
  protected abstract start(): void;

  /** The element has left the page: abort calls, remove listeners. What was drawn is removed for it. */
  protected abstract stop(): void;

  protected draw(content: ComponentChild): void {
    render(content, this.shadowRoot!);
  }

  /** Tells the page; false when a listener cancelled it. */
  protected emit<E extends keyof Events & string>(type: E, detail: Detail<Events[E]>, cancelable?: boolean): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
  }
}

type Detail<E> = E extends CustomEvent<infer D> ? D : never;

/** Gives a class an accessor for every attribute: `brandColor` for `brand-color`. */
export function reflect(element: Pick<typeof WidgetElement, 'prototype'>, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    Object.defineProperty(
      element.prototype,
      attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      {
        get(this: HTMLElement) {
          return this.getAttribute(attribute);
        },
        set(this: HTMLElement, value: string | null | undefined) {
          if (value == null) this.removeAttribute(attribute);
          else this.setAttribute(attribute, value);
        },
      },
    );
  }
}

/** A property that was set before the upgrade stands on the element itself and hides the accessor. */
function rescue(element: HTMLElement, name: string): void {
  if (!(name in Object.getPrototypeOf(element))) return;
  const values = element as unknown as Record<string, unknown>;
  const value = values[name];
  delete values[name];
  values[name] = value;
}
