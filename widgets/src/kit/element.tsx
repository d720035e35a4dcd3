import type { PublicCompany } from '@crewdock/contract/companies';
import type { Served } from '@crewdock/contract/served-widgets';
import type { WidgetOptions } from '@crewdock/contract/widget-settings';
import { type ApiError, type Client, createClient } from '@crewdock/sdk/client';
import type { ComponentChild, VNode } from 'preact';
import { loadWidgetOptions } from './options.ts';
import { Base, Sheet, getTextDirection, isParsing, render } from './platform.ts';
import { homePortal } from './portal.ts';
import { themeStyles } from './theme.ts';
import type { WidgetName, Words } from './translation.ts';
import { type Say, kitWords, createTextFormatter, loadTranslation } from './words.ts';

/** Attributes of all widgets; documented in docs/partners. */
export const COMMON_ATTRIBUTE_NAMES = [
  'company',
  'portal',
  'language',
  'color-scheme',
  'brand-color',
  'font-color',
  'debug',
] as const;

const parsed = new Map<string, CSSStyleSheet>();

/** Returns the style sheet for CSS; elements with the same CSS share one sheet. */
function sheetOf(css: string): CSSStyleSheet {
  const known = parsed.get(css);
  if (known) return known;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  parsed.set(css, sheet);
  return sheet;
}

/**
 * A custom element that renders into its shadow root. An element that is removed and inserted again before the next
 * microtask was moved: it keeps its state. Properties set before the element is defined are kept.
 */
export abstract class WidgetElement<W = typeof kitWords> extends Base {
  declare company: string | null;
  declare portal: string | null;
  declare language: string | null;
  declare brandColor: string | null;
  declare fontColor: string | null;
  declare debug: string | null;

  /** Attributes whose change restarts the widget. Other attributes only render it again. */
  protected readonly restarts: readonly string[] = ['company', 'portal', 'mode'];
  protected readonly call: Client = (name, input) => createClient({ origin: this.origin })(name, input);
  protected say!: Say<W>;
  /** The company; its colors are used unless attributes override them. */
  protected theme: PublicCompany | null = null;
  protected started = false;
  /** Whether the element is server-rendered and not hydrated yet. */
  protected asleep = false;
  /** Data from server rendering, until the element is hydrated. */
  protected served: Served | undefined;
  readonly #name: WidgetName;
  #ownWords: Words;
  readonly #colors: CSSStyleSheet = new Sheet();
  readonly #sheets: CSSStyleSheet[];
  #messages: Words | null = null;
  /** Changed attributes that are not applied yet. */
  #changed: string[] = [];

  constructor(css: string, name: WidgetName, words: Words) {
    super();
    this.#name = name;
    this.#sheets = [sheetOf(css), this.#colors];
    this.#ownWords = words;
    // While parsing, the element is created before its server-rendered content, from which the parser creates the
    // shadow root.
    if (this.shadowRoot || isParsing(this)) {
      this.asleep = true;
      import('./take-over.ts').then(
        (code) => code.takeOver(this as never),
        // If the code can't be loaded, server-rendered content stays without hydration; without such content, the
        // element renders.
        () => this.shadowRoot || this.wake(),
      );
    }
    if (this.shadowRoot) this.dress();
  }

  /** Messages set by the page, which override the widget's messages. */
  get messages(): Words | null {
    return this.#messages;
  }

  set messages(words: Words | null) {
    this.#messages = words;
    if (words) {
      // Reporting is optional, so failures are ignored.
      void import('./config-error.ts').then((code) => code.reportUnknownMessages(this as never)).catch(() => {});
    }
    this.update();
  }

  /** Origin of the portal, for data, pictures and pages; without a trailing slash. */
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

  /**
   * Attaches the shadow root with its styles. Call it only with content to render: an empty root would drop the
   * reserved space and shift the layout.
   */
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
    // Batches changes of several attributes into one restart, and thus one request.
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

  /** Loads the portal's options for the company and its forms. */
  protected options(): Promise<WidgetOptions> {
    return loadWidgetOptions(this.call, this.origin, this.company);
  }

  /** Initializes the state, without sending requests. */
  protected abstract prepare(): void;

  /** Called when the element is connected, before rendering: starts loading. */
  protected abstract start(): void;

  /** Called when the element is disconnected: aborts requests and removes listeners. The content can stay. */
  protected abstract stop(): void;

  /** Renders the current content. */
  protected abstract view(): ComponentChild;

  /** Renders the current state. */
  protected update(): void {
    if (!this.started) return;
    const language = this.language ?? this.closest<HTMLElement>('[lang]')?.lang ?? '';
    const found = loadTranslation(language);
    const coming = found instanceof Promise;
    if (coming) void found.then(() => this.update());
    const words = coming ? undefined : found;
    this.say = createTextFormatter({
      ...kitWords,
      ...this.#ownWords,
      ...words?.countries,
      ...words?.all,
      ...words?.[this.#name],
      ...this.#messages,
    }) as Say<W>;
    const { brandColor, fontColor, theme } = this;
    // Checks only the page's colors: the portal checks the company's colors when they are saved.
    const isOwn = brandColor ?? fontColor;
    this.#colors.replaceSync(
      themeStyles(brandColor ?? theme?.brand_color, fontColor ?? theme?.font_color, () => isOwn && void this.doubt()),
    );
    this.put(
      <section
        // While a translation loads, the English text is invisible, but reserves its space.
        class={coming ? 'root coming' : 'root'}
        part="root"
        lang={(words ?? this.#messages) ? language : 'en'}
        dir={words?.isRightToLeft ? 'rtl' : (getTextDirection(this) as 'ltr')}
        aria-label={this.say('title' as keyof W & string)}
      >
        <slot name="header" />
        {this.view()}
      </section>,
    );
    if (this.debug !== null) void this.doubt();
  }

  /** Renders a view into the shadow root. */
  put(view: VNode): void {
    render(view, this.shadowRoot ?? this.dress());
  }

  /** Adds styles and messages of code that was loaded later. */
  protected bring(css: string, words: Words): void {
    const sheet = sheetOf(css);
    if (this.#sheets.includes(sheet)) return;
    this.#sheets.push(sheet);
    if (this.shadowRoot) this.dress();
    this.#ownWords = { ...this.#ownWords, ...words };
  }

  /** Dispatches an event. Returns false if a listener has canceled it. */
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

  /** Reports misconfiguration to the page's developer; visitors see nothing. Loads the required code on demand. */
  protected async doubt(error?: ApiError): Promise<void> {
    try {
      const { reportMisconfiguration: judge } = await import('./config-error.ts');
      await judge(this as never, error);
    } catch {
      // Reporting is optional, so failures are ignored.
    }
  }
}

/** Defines a property for each attribute, in camel case: `brandColor` for `brand-color`. */
export function defineAttributeProperties(element: { prototype: HTMLElement }, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    Object.defineProperty(element.prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: string | number | boolean | Record<string, string> | null | undefined) {
        if (value == null || value === false) this.removeAttribute(attribute);
        // Serializes objects as a query string.
        else if (typeof value === 'object') this.setAttribute(attribute, `${new URLSearchParams(value)}`);
        else this.setAttribute(attribute, value === true ? '' : (value as string));
      },
    });
  }
}

function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Assigns a property again that was set before the element was defined: its value is an own property, which hides the
 * accessor.
 */
function rescue(element: HTMLElement, name: string): void {
  if (!(name in Object.getPrototypeOf(element))) return;
  const values = element as unknown as Record<string, unknown>;
  const value = values[name];
  delete values[name];
  values[name] = value;
}
