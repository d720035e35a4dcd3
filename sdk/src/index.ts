import { VERSION } from './version.ts';

/** What a visitor has set in a talent market. Skills and seniorities are ids of the API's dictionaries. */
export interface TalentMarketFilters {
  search: string;
  skills: number[];
  seniority: number[];
}

/** The talent market's own events; all of them bubble and cross shadow roots. */
export interface TalentMarketEventMap extends HTMLElementEventMap {
  /** The first talents are on screen. `company` is null for the open market. */
  'crewdock-ready': CustomEvent<{ company: string | null; total: number }>;
  /** The talents of changed filters are on screen. */
  'crewdock-search': CustomEvent<{ filters: TalentMarketFilters; total: number }>;
  /** A visitor opens a talent. Cancel it to stay on the page and show the talent your own way. */
  'crewdock-card-open': CustomEvent<{ id: number; public_id: string; url: string }>;
  /** Talents could not be loaded. `status` is the HTTP status, 0 when the network can't be reached. */
  'crewdock-error': CustomEvent<{ status: number; code: string; detail: string; request_id: string }>;
}

/** `<crewdock-talent-market>`. Every property reflects the attribute of the same name in kebab case. */
export interface TalentMarketElement extends HTMLElement {
  /** Slug of the company whose market it shows; null shows the open market. */
  company: string | null;
  /** `#rrggbb`, instead of the company's brand colour. */
  brandColor: string | null;
  /** `#rrggbb`, instead of the company's text colour on the brand. */
  fontColor: string | null;
  /** `light`, `dark`, or null and `auto` to follow the page. */
  colorScheme: string | null;
  /** Where a talent opens, like a link's target; null is `_blank`. */
  target: string | null;
  /** Loads the first page again with the same filters. */
  reload(): void;

  addEventListener<K extends keyof TalentMarketEventMap>(
    type: K,
    listener: (this: TalentMarketElement, event: TalentMarketEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof TalentMarketEventMap>(
    type: K,
    listener: (this: TalentMarketElement, event: TalentMarketEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'crewdock-talent-market': TalentMarketElement;
  }
}

export interface DefineOptions {
  /** Origin of the portal that serves the widget and its API, e.g. `https://talents.example.com`. */
  origin: string;
}

let loading: Promise<void> | undefined;
let failures = 0;

/**
 * Loads the widget's code from the portal and defines `<crewdock-talent-market>`, once a page however often it is
 * called; the first origin wins. On a server it does nothing. Rejects with the browser's error when the code can't be
 * loaded; the next call tries again.
 */
export function defineTalentMarket({ origin }: DefineOptions): Promise<void> {
  if (typeof customElements === 'undefined') return Promise.resolve();
  // Browsers may remember a failed module under its address, so a retry has another one. An import map may hold the
  // file's integrity, by its address: then the address stays.
  const retry = failures && !document.querySelector('[type=importmap]') ? `?${failures}` : '';
  loading ??= load(`${origin}/embed/${VERSION}/talent-market.js${retry}`);
  return loading;
}

async function load(address: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ /* webpackIgnore: true */ address);
  } catch (error) {
    failures++;
    loading = undefined;
    throw error;
  }
}
