import type { PublicCompany } from '@crewdock/contract/companies';
import type { Served } from '@crewdock/contract/served-widgets';
import type { WidgetOptions } from '@crewdock/contract/widget-settings';
import { type ApiError, type Client, createClient } from '@crewdock/sdk/client';
import type { ComponentChild, VNode } from 'preact';
import { optionsOf } from './options.ts';
import { Base, Sheet, directionOf, isParsing, render } from './platform.ts';
import { homePortal } from './portal.ts';
import { themeStyles } from './theme.ts';
import type { WidgetName, Words } from './translation.ts';
import { type Say, kitWords, sayer, translation } from './words.ts';

/** Attributes of every widget. docs/partners has what they mean. */
export const COMMON = ['company', 'portal', 'language', 'color-scheme', 'brand-color', 'font-color', 'debug'] as const;

const parsed = new Map<string, CSSStyleSheet>();

/** One style sheet for all elements that share it. */
function sheetOf(css: string): CSSStyleSheet {
  const known = parsed.get(css);
  if (known) return known;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  parsed.set(css, sheet);
  return sheet;
}

/**
 * A custom element that renders into its own shadow root. It treats a disconnect as a move until the microtask has
 * passed, and takes over properties that were set before it was defined.
 */
export abstract class WidgetElement<W = typeof kitWords> extends Base {
  declare company: string | null;
  declare portal: string | null;
  declare language: string | null;
  declare brandColor: string | null;
  declare fontColor: string | null;
  declare debug: string | null;

  /** A change of one of these begins anew, of any other only draws. */
  protected readonly restarts: readonly string[] = ['company', 'portal', 'mode'];
  protected readonly call: Client = (name, input) => createClient({ origin: this.origin })(name, input);
  protected say!: Say<W>;
  /** Its colours are the widget's, unless attributes say otherwise. */
  protected theme: PublicCompany | null = null;
  protected started = false;
  /** A server has drawn it, and this is not fetched yet that takes it over. */
  protected asleep = false;
  /** From what a server has drawn it, until that is taken over. */
  protected served: Served | undefined;
  readonly #name: WidgetName;
  #ownWords: Words;
  readonly #colors: CSSStyleSheet = new Sheet();
  readonly #sheets: CSSStyleSheet[];
  #messages: Words | null = null;
  /** Attributes that have changed and aren't taken up yet. */
  #changed: string[] = [];

  constructor(css: string, name: WidgetName, words: Words) {
    super();
    this.#name = name;
    this.#sheets = [sheetOf(css), this.#colors];
    this.#ownWords = words;
    // A parser makes an element before it comes to what a server has drawn in it, and makes the root for that.
    if (this.shadowRoot || isParsing(this)) {
      this.asleep = true;
      import('./take-over.ts').then(
        (code) => code.takeOver(this as never),
        // What is drawn stays as it is; what isn't, is drawn without it.
        () => this.shadowRoot || this.wake(),
      );
    }
    if (this.shadowRoot) this.dress();
  }

  /** Words of the page's own, in place of the widget's. */
  get messages(): Words | null {
    return this.#messages;
  }

  set messages(words: Words | null) {
    this.#messages = words;
    this.update();
  }

  /** Where data, pictures and pages come from, without a closing slash. */
  protected get origin(): string {
    return (this.portal ?? homePortal()).replace(/\/+$/, '');
  }

  connectedCallback(): void {
    for (const name of Object.keys(this)) rescue(this, name);
    if (this.started || this.asleep) return;
    this.started = true;
    this.start();
    this.update();
  }

  /** The root with its styles. Not before it is drawn: an empty one gives up the place that is kept, and a reader below is thrown up. */
  dress(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = this.#sheets;
    return root;
  }

  wake(): void {
    this.asleep = false;
    if (this.isConnected) this.connectedCallback();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.started) return;
      this.started = false;
      this.stop();
      render(null, this.shadowRoot!);
    });
  }

  attributeChangedCallback(attribute: string, before: string | null, now: string | null): void {
    if (!this.started || before === now) return;
    // What a page sets one after the other is one change, and one call.
    if (this.#changed.push(attribute) === 1) queueMicrotask(this.#take);
  }

  #take = (): void => {
    const isNew = this.#changed.some((name) => this.restarts.includes(name));
    this.#changed = [];
    if (this.started && isNew) {
      this.stop();
      this.start();
    }
    this.update();
  };

  /** What the portal says of the company and of forms. */
  protected options(): Promise<WidgetOptions> {
    return optionsOf(this.call, this.origin, this.company);
  }

  /** Takes up what is there without asking anybody. */
  protected abstract prepare(): void;

  /** The element is on a page: load. It is drawn after it. */
  protected abstract start(): void;

  /** The element has left the page: abort calls, remove listeners. What was drawn is removed for it. */
  protected abstract stop(): void;

  /** What it shows now. */
  protected abstract view(): ComponentChild;

  /** Draws what has changed. */
  protected update(): void {
    if (!this.started) return;
    const language = this.language ?? this.closest<HTMLElement>('[lang]')?.lang ?? '';
    const found = translation(language);
    const coming = found instanceof Promise;
    if (coming) void found.then(() => this.update());
    const words = coming ? undefined : found;
    this.say = sayer({
      ...kitWords,
      ...this.#ownWords,
      ...words?.all,
      ...words?.[this.#name],
      ...this.#messages,
    }) as Say<W>;
    const { brandColor, fontColor, theme } = this;
    // A company's own colours are judged where they are set.
    const isOwn = brandColor ?? fontColor;
    this.#colors.replaceSync(
      themeStyles(brandColor ?? theme?.brand_color, fontColor ?? theme?.font_color, () => isOwn && void this.doubt()),
    );
    this.put(
      <section
        // English that is about to change isn't shown, but its place is kept.
        class={coming ? 'root coming' : 'root'}
        part="root"
        lang={(words ?? this.#messages) ? language : 'en'}
        dir={words?.isRightToLeft ? 'rtl' : (directionOf(this) as 'ltr')}
        aria-label={this.say('title' as keyof W & string)}
      >
        <slot name="header" />
        {this.view()}
      </section>,
    );
    if (this.debug !== null) void this.doubt();
  }

  /** Draws into the root what has changed there. */
  put(view: VNode): void {
    render(view, this.shadowRoot ?? this.dress());
  }

  /** Takes over what a part that was fetched later needs. */
  protected bring(css: string, words: Words): void {
    const sheet = sheetOf(css);
    if (this.#sheets.includes(sheet)) return;
    this.#sheets.push(sheet);
    if (this.shadowRoot) this.dress();
    this.#ownWords = { ...this.#ownWords, ...words };
  }

  /** Tells the page; false when a listener cancelled it. */
  protected emit(type: string, detail: object, cancelable?: boolean): boolean {
    return this.dispatchEvent(
      new CustomEvent(`crewdock-${type}`, { detail, cancelable, bubbles: true, composed: true }),
    );
  }

  protected tellError(error: ApiError): void {
    const { status, body } = error;
    const { code, detail, request_id } = body;
    this.emit('error', { status, code, detail, request_id });
    if (status < 500) void this.doubt(error);
  }

  /** Has looked what the page has set wrongly, by code that no other page fetches: its developer is told, visitors aren't. */
  protected async doubt(error?: ApiError): Promise<void> {
    try {
      const { judge } = await import('./config-error.ts');
      await judge(this as never, error);
    } catch {
      // Visitors have all they need.
    }
  }
}

/** Gives a class an accessor for every attribute: `brandColor` for `brand-color`. */
export function reflect(element: { prototype: HTMLElement }, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    Object.defineProperty(element.prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: string | number | boolean | Record<string, string> | null | undefined) {
        if (value == null || value === false) this.removeAttribute(attribute);
        // Objects are written as in an address.
        else if (typeof value === 'object') this.setAttribute(attribute, `${new URLSearchParams(value)}`);
        else this.setAttribute(attribute, value === true ? '' : (value as string));
      },
    });
  }
}

function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A property that was set before the upgrade stands on the element itself and hides the accessor. */
function rescue(element: HTMLElement, name: string): void {
  if (!(name in Object.getPrototypeOf(element))) return;
  const values = element as unknown as Record<string, unknown>;
  const value = values[name];
  delete values[name];
  values[name] = value;
}
