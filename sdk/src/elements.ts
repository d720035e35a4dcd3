/** Properties of every widget. All except `messages` reflect the attribute of the same name in kebab case. */
export interface CrewdockElement<Events> extends HTMLElement {
  /** Slug of the widget's company; null: the open market. */
  company: string | null;
  /** Origin of the portal; null: the origin that served the script, or the one passed to `setPortal`. */
  portal: string | null;
  /** `en`, `ar`, `de`, `es`, `fr`, `he`, `it`, `nl`, `pl`, `pt`, also `de-AT`; null: the language of the page. */
  language: string | null;
  /** `light` or `dark`; `auto` or null follow the page. */
  colorScheme: string | null;
  /** `#rrggbb`, instead of the company's brand colour. */
  brandColor: string | null;
  /** `#rrggbb`, instead of the company's text colour on the brand. */
  fontColor: string | null;
  /** Shows the widget's settings and configuration errors below it; null: off. */
  debug: string | null;
  /** Replacements for the widget's messages, by key: different wording, or another language. */
  messages: Messages | null;

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

/**
 * Messages by key. Placeholders such as `{n}` are filled in; `one|many` selects a plural form by `n`; a function
 * receives `n` and returns the text.
 */
export type Messages = Record<string, string | ((n: number) => string)>;

/** Values by field name. */
export type FieldValues = Record<string, string>;

/** Properties of widgets with a form. Objects are URL-encoded into the attribute. */
export interface FormFields {
  /** Initial values of the form's fields: `name`, `email`, `company_name`, `phone_number`, `message`. */
  get prefill(): string | null;
  set prefill(values: string | FieldValues | null);
  /** Hidden values that are sent with the page's UTM parameters: up to 20 names with values of up to 200 characters. */
  get hiddenFields(): string | null;
  set hiddenFields(values: string | FieldValues | null);
  /**
   * URL that visitors are redirected to after the form is sent; null: show a confirmation. Cancel `crewdock-submit` to
   * prevent the redirect.
   */
  redirectUrl: string | null;
}

/** Properties of forms that can open in a popup. */
export interface PopupForm {
  /** `popup`, or `button` for a popup with a floating button; null and other values show the form in the page. */
  mode: string | null;
  /** Selector of the page's elements that open the popup. */
  opener: string | null;
  /** Label of the floating button; null: the form's heading. */
  buttonText: string | null;
  /** Opens the popup. */
  open(): void;
  /** Closes the popup; the visitor's input is kept. */
  close(): void;
}

/** Properties of both boards. */
export interface BoardElement<Events> extends CrewdockElement<Events> {
  /**
   * Preset filters as in the URL of the portal's market, `seniority=3&english=2`. The visitor's own filters are added
   * to them.
   */
  filters: string | null;
  /** Cards per page, 1 to 60; null: 12. */
  pageSize: number | string | null;
  /** Where a card opens, like a link's target. Null: `_blank` for talents; jobs open inside the widget. */
  target: string | null;
  /** Stores the visitor's filters in the page's URL under this name; null: not in the URL. */
  urlState: string | null;
  /** Reloads the first page with the same filters. */
  reload(): void;
}

/**
 * The visitor's filters in a board. Skills and seniorities are ids of the API's dictionaries, locations are country
 * codes.
 */
export interface BoardFilters {
  search: string;
  skills: number[];
  seniority: number[];
  location: string[];
}

/** A load or submission that failed. `status` is the HTTP status, 0 when the network can't be reached. */
export interface FailureDetail {
  status: number;
  code: string;
  detail: string;
  request_id: string;
}

/** A configuration error that the page's author or the company must correct. Not shown to visitors. */
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
    | 'colour_unreadable';
  detail: string;
  /** The attribute with the error; null when it is a setting of the portal. */
  attribute: string | null;
  /** URL of the portal's page with the company's widget settings. */
  settings: string;
}

/** Events of boards; all bubble and cross shadow roots. */
export interface BoardEvents {
  /** The first cards are rendered. `company` is null for the open market. */
  'crewdock-ready': CustomEvent<{ company: string | null; total: number }>;
  /** The cards for changed filters are rendered. */
  'crewdock-search': CustomEvent<{ filters: BoardFilters; total: number }>;
  /** A visitor opens a card. Cancel the event to show the card yourself. */
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
  /** The form is rendered in the company's colours. */
  'crewdock-ready': CustomEvent<{ company: string | null }>;
  /**
   * The form was received. Cancel the event to prevent the redirect to `redirect-url`. `id` is random and does not
   * identify the sender.
   */
  'crewdock-submit': CustomEvent<{ id: string }>;
  'crewdock-error': CustomEvent<FailureDetail>;
  'crewdock-config-error': CustomEvent<ConfigErrorDetail>;
}

/** `<crewdock-talent-market>` */
export interface TalentMarketElement extends BoardElement<BoardEvents> {}

/** `<crewdock-job-board>` */
export interface JobBoardElement extends BoardElement<JobBoardEvents>, FormFields {
  /** Public id of a job: shows only this job, without the list. */
  job: string | null;
}

/** `<crewdock-contact-us>` */
export interface ContactUsElement extends CrewdockElement<FormEvents>, FormFields, PopupForm {}

/** `<crewdock-resources-subscribe>` */
export interface ResourcesSubscribeElement extends CrewdockElement<FormEvents>, FormFields, PopupForm {
  /** Filters of the subscription: `skills=3,5&seniority=2&english=2&location=PL,UA&hourlyRate=20-60`. */
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

/** `crewdock-submit` → `submit`. */
type Bare<E> = E extends `crewdock-${infer Name}` ? Name : never;

type AnyEvent<Name extends string, Events = CrewdockEvents[keyof CrewdockEvents]> =
  Events extends Record<`crewdock-${Name}`, infer Event> ? Event : never;

/** Event names as used by the command queue. */
export type WidgetEventName = Bare<keyof JobBoardEvents>;

/**
 * Commands of the script tag, which a page may call before and after the script has loaded:
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

/** Attributes of every widget, for markup and JSX. */
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
  /** Without a value, the widget's own name is used. */
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
