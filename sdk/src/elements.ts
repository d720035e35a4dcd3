import type { MessageKeys, Messages } from './messages.ts';

export type * from './messages.ts';

/** Properties of all widgets. All except `messages` reflect an attribute: the same name in kebab case. */
export interface CrewdockElement<Events, Tag extends keyof MessageKeys = keyof MessageKeys> extends HTMLElement {
  /** Slug of the widget's company; null: the open market. */
  company: string | null;
  /** Origin of the portal; null: the origin from which the script was loaded, or the origin passed to `setPortal`. */
  portal: string | null;
  /**
   * `en`, `ar`, `de`, `es`, `fr`, `he`, `it`, `nl`, `pl`, `pt`, or with a region (`de-AT`); null: the language of the
   * page.
   */
  language: string | null;
  /** `light` or `dark`; `auto` or null: the color scheme of the page. */
  colorScheme: string | null;
  /** `#rrggbb`; overrides the company's brand color. */
  brandColor: string | null;
  /** `#rrggbb`; overrides the company's text color on the brand color. */
  fontColor: string | null;
  /** Any value: shows the widget's settings and configuration errors below the widget; null: off. */
  debug: string | null;
  /** Custom messages by key, to change the wording or add a language. */
  messages: Messages<MessageKeys[Tag]> | null;

  addEventListener<K extends keyof (Events & HTMLElementEventMap)>(
    type: K,
    listener: (this: this, event: (Events & HTMLElementEventMap)[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof (Events & HTMLElementEventMap)>(
    type: K,
    listener: (this: this, event: (Events & HTMLElementEventMap)[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Values by name of the field. */
export type FieldValues = Record<string, string>;

/** Properties of widgets with a form. Assigned objects are URL-encoded into the attribute. */
export interface FormFields {
  /** Initial values of the form's fields: `name`, `email`, `company_name`, `phone_number`, `message`. */
  get prefill(): string | null;
  set prefill(values: string | FieldValues | null);
  /**
   * Hidden values, sent in addition to the page's UTM parameters: up to 20 names with values of up to 200 characters.
   */
  get hiddenFields(): string | null;
  set hiddenFields(values: string | FieldValues | null);
  /**
   * URL to which visitors are redirected after sending the form; null: a confirmation is shown. Cancel
   * `crewdock-submit` to prevent the redirect.
   */
  redirectUrl: string | null;
}

/** Properties of forms that can open in a popup. */
export interface PopupForm {
  /** `popup`; `button` for a popup with a floating button; null and other values show the form in the page. */
  mode: string | null;
  /** CSS selector of elements in the page that open the popup. */
  opener: string | null;
  /** Label of the floating button; null: the form's heading. */
  buttonText: string | null;
  /** Opens the popup. */
  open(): void;
  /** Closes the popup and keeps the visitor's input. */
  close(): void;
}

/** Properties of both boards. */
export interface BoardElement<Events, Tag extends keyof MessageKeys = keyof MessageKeys> extends CrewdockElement<
  Events,
  Tag
> {
  /**
   * Fixed filters, as in the URL of the portal's market: `seniority=3&english=2`. Visitors can add filters, but not
   * remove the fixed ones.
   */
  filters: string | null;
  /** Cards per page, 1 to 60; null: 12. */
  pageSize: number | string | null;
  /** Target for opening a card, as in a link's `target`. Null: `_blank` for talents; jobs open inside the widget. */
  target: string | null;
  /** Name of the URL parameter in which the visitor's filters are stored; null: they are not stored. */
  urlState: string | null;
  /** Reloads the first page with the same filters. */
  reload(): void;
}

/**
 * The visitor's filters in a board. Skills and seniorities are dictionary ids of the API, locations are country codes.
 */
export interface BoardFilters {
  search: string;
  skills: number[];
  seniority: number[];
  location: string[];
}

/** Failure of a load or submission. `status` is the HTTP status, or 0 if the network can't be reached. */
export interface FailureDetail {
  status: number;
  code: string;
  detail: string;
  request_id: string;
}

/** A configuration error that the page's author or the company can correct. Not shown to visitors. */
export interface ConfigErrorDetail {
  code:
    | 'company_unknown'
    | 'market_closed'
    | 'site_not_allowed'
    | 'filter_unknown'
    | 'job_unknown'
    | 'hidden_field_unfit'
    | 'redirect_invalid'
    | 'opener_invalid'
    | 'colour_unreadable'
    | 'message_unknown';
  detail: string;
  /** The attribute with the error; null if the error is in a setting of the portal. */
  attribute: string | null;
  /** URL of the portal page with the company's widget settings. */
  settings: string;
}

/** Events of boards. All events bubble and cross shadow roots. */
export interface BoardEvents {
  /** The first cards were rendered. `company` is null for the open market. */
  'crewdock-ready': CustomEvent<{ company: string | null; total: number }>;
  /** The cards for changed filters were rendered. */
  'crewdock-search': CustomEvent<{ filters: BoardFilters; total: number }>;
  /** A visitor is opening a card. Cancel the event to show the card yourself. */
  'crewdock-select': CustomEvent<{ id: number; public_id: string; url: string }>;
  'crewdock-error': CustomEvent<FailureDetail>;
  'crewdock-config-error': CustomEvent<ConfigErrorDetail>;
}

export interface JobBoardEvents extends BoardEvents {
  /**
   * An application was received. Cancel the event to prevent the redirect to `redirect-url`. `id` is random and does
   * not identify the sender.
   */
  'crewdock-submit': CustomEvent<{ id: string; job: { id: number; public_id: string } }>;
}

/** Events of forms. */
export interface FormEvents {
  /** The form was rendered in the company's colors. */
  'crewdock-ready': CustomEvent<{ company: string | null }>;
  /**
   * The form was received. Cancel the event to prevent the redirect to `redirect-url`. `id` is random and does not
   * identify the sender.
   */
  'crewdock-submit': CustomEvent<{ id: string }>;
  'crewdock-error': CustomEvent<FailureDetail>;
  'crewdock-config-error': CustomEvent<ConfigErrorDetail>;
}

/** The element `<crewdock-talent-market>`. */
export interface TalentMarketElement extends BoardElement<BoardEvents, 'crewdock-talent-market'> {}

/** The element `<crewdock-job-board>`. */
export interface JobBoardElement extends BoardElement<JobBoardEvents, 'crewdock-job-board'>, FormFields {
  /** Public id of a job: shows this job instead of the list. */
  job: string | null;
}

/** The element `<crewdock-contact-us>`. */
export interface ContactUsElement extends CrewdockElement<FormEvents, 'crewdock-contact-us'>, FormFields, PopupForm {}

/** The element `<crewdock-resources-subscribe>`. */
export interface ResourcesSubscribeElement
  extends CrewdockElement<FormEvents, 'crewdock-resources-subscribe'>, FormFields, PopupForm {
  /**
   * Filters of the subscription: `skills=3,5&seniority=2&english=2&location=PL,UA&hourlyRate=20-60`, also
   * `engagement_types=c2c,w2`, `work_authorization=H-1B,TN` and `relocation=1`.
   */
  filters: string | null;
}

/** Elements by tag name. */
export interface CrewdockElements {
  'crewdock-talent-market': TalentMarketElement;
  'crewdock-job-board': JobBoardElement;
  'crewdock-contact-us': ContactUsElement;
  'crewdock-resources-subscribe': ResourcesSubscribeElement;
}

/** Events by tag name. */
export interface CrewdockEvents {
  'crewdock-talent-market': BoardEvents;
  'crewdock-job-board': JobBoardEvents;
  'crewdock-contact-us': FormEvents;
  'crewdock-resources-subscribe': FormEvents;
}

/** Removes the prefix of an event name: `crewdock-submit` → `submit`. */
type Bare<E> = E extends `crewdock-${infer Name}` ? Name : never;

type AnyEvent<Name extends string, Events = CrewdockEvents[keyof CrewdockEvents]> =
  Events extends Record<`crewdock-${Name}`, infer Event> ? Event : never;

/** Event names in the command queue, without prefix. */
export type WidgetEventName = Bare<keyof JobBoardEvents>;

/**
 * Commands of the script tag. A page may call them before and after the script has loaded:
 * `crewdock('on', 'submit', thank)`.
 */
export interface CommandQueue {
  /** Adds or removes a listener for an event of all widgets on the page. */
  <Name extends WidgetEventName>(
    command: 'on' | 'once' | 'off',
    event: Name,
    listener: (event: AnyEvent<Name>) => void,
  ): void;
  /** Opens or closes the popup of the widget that matches the selector. */
  (command: 'open' | 'close', selector: string): void;
}

/** Attributes of all widgets, for markup and JSX. */
export interface CommonAttributes {
  company?: string;
  portal?: string;
  language?: string;
  'color-scheme'?: 'light' | 'dark' | 'auto';
  'brand-color'?: string;
  'font-color'?: string;
  debug?: string | boolean;
}

export interface BoardAttributes extends CommonAttributes {
  filters?: string;
  'page-size'?: number | string;
  target?: string;
  /** Without a value, the widget's name is used. */
  'url-state'?: string | boolean;
}

/** `prefill` and `hidden-fields` are URL-encoded: `name=Ada&email=ada@example.com`. */
export interface FormAttributes {
  prefill?: string;
  'hidden-fields'?: string;
  'redirect-url'?: string;
}

export interface JobBoardAttributes extends BoardAttributes, FormAttributes {
  job?: string;
}

export interface PopupAttributes {
  mode?: 'popup' | 'button';
  opener?: string;
  'button-text'?: string;
}

export interface ContactUsAttributes extends CommonAttributes, FormAttributes, PopupAttributes {}

export interface ResourcesSubscribeAttributes extends CommonAttributes, FormAttributes, PopupAttributes {
  filters?: string;
}

/** Attributes by tag name. */
export interface CrewdockAttributes {
  'crewdock-talent-market': BoardAttributes;
  'crewdock-job-board': JobBoardAttributes;
  'crewdock-contact-us': ContactUsAttributes;
  'crewdock-resources-subscribe': ResourcesSubscribeAttributes;
}

declare global {
  interface HTMLElementTagNameMap extends CrewdockElements {}
}
