/** What every widget takes. Every property but `messages` reflects the attribute of the same name in kebab case. */
export interface CrewdockElement<Events> extends HTMLElement {
  /** Slug of the company whose widget it is; null is nobody's. */
  company: string | null;
  /** Origin of the portal; null is the one that served the script, or that `setPortal` named. */
  portal: string | null;
  /** `en`, `ar`, `de`, `es`, `fr`, `he`, `it`, `nl`, `pl`, `pt`, also `de-AT`; null is the language of the page around it. */
  language: string | null;
  /** `light`, `dark`, or null and `auto` to follow the page. */
  colorScheme: string | null;
  /** `#rrggbb`, instead of the company's brand colour. */
  brandColor: string | null;
  /** `#rrggbb`, instead of the company's text colour on the brand. */
  fontColor: string | null;
  /** Shows below the widget what it was told, and what is wrong with that; null doesn't. */
  debug: string | null;
  /** Words in place of the widget's, by name: other wording, or a language of your own. */
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

/** Words by name. `{n}` and the like are filled in; `one|many` is chosen by `n`, a function chooses by itself. */
export type Messages = Record<string, string | ((n: number) => string)>;

/** Values by the names of fields. */
export type FieldValues = Record<string, string>;

/** What whatever has a form takes. Objects are written into the attribute as in an address. */
export interface FormFields {
  /** What stands in the form's fields until the visitor changes it: `name`, `email`, `company_name`, `phone_number`, `message`. */
  get prefill(): string | null;
  set prefill(values: string | FieldValues | null);
  /** What is sent along with the page's UTM parameters, unseen by the visitor: up to 20 names with values of up to 200 characters. */
  get hiddenFields(): string | null;
  set hiddenFields(values: string | FieldValues | null);
  /** Address where visitors are led once the form is sent; null shows them that it is. Cancel `crewdock-submit` to keep them. */
  redirectUrl: string | null;
}

/** What a form takes that needn't stand in the page. */
export interface PopupForm {
  /** `popup`, or `button` for a popup with a floating button; null and anything else stands in the page. */
  mode: string | null;
  /** Selector of the page's own elements that open the popup. */
  opener: string | null;
  /** What the floating button says; null is the form's heading. */
  buttonText: string | null;
  /** Opens the popup. */
  open(): void;
  /** Closes it; what was typed stays. */
  close(): void;
}

/** What both boards take. */
export interface BoardElement<Events> extends CrewdockElement<Events> {
  /** Filters as in the address of the portal's market, `seniority=3&english=2`. The visitor's own ones come on top. */
  filters: string | null;
  /** Cards a page, 1 to 60; null is 12. */
  pageSize: number | string | null;
  /** Where a card opens, like a link's target. Null is `_blank` for talents; jobs open inside the widget. */
  target: string | null;
  /** Keeps the visitor's filters in the page's address, under this name; null keeps them out of it. */
  urlState: string | null;
  /** Loads the first page again with the same filters. */
  reload(): void;
}

/** What a visitor has set in a board. Skills and seniorities are ids of the API's dictionaries, locations country codes. */
export interface BoardFilters {
  search: string;
  skills: number[];
  seniority: number[];
  location: string[];
}

/** Something could not be loaded or sent. `status` is the HTTP status, 0 when the network can't be reached. */
export interface FailureDetail {
  status: number;
  code: string;
  detail: string;
  request_id: string;
}

/** What the page, or its company's settings, have to change for a widget to work. Visitors aren't told. */
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
  /** The attribute that says it, or null where it is a setting of the portal. */
  attribute: string | null;
  /** The page of the portal with the company's widget settings. */
  settings: string;
}

/** Events of the boards; all of them bubble and cross shadow roots. */
export interface BoardEvents {
  /** The first cards are on screen. `company` is null for the open market. */
  'crewdock-ready': CustomEvent<{ company: string | null; total: number }>;
  /** The cards of changed filters are on screen. */
  'crewdock-search': CustomEvent<{ filters: BoardFilters; total: number }>;
  /** A visitor opens a card. Cancel it to show the card your own way. */
  'crewdock-select': CustomEvent<{ id: number; public_id: string; url: string }>;
  'crewdock-error': CustomEvent<FailureDetail>;
  'crewdock-config-error': CustomEvent<ConfigErrorDetail>;
}

export interface JobBoardEvents extends BoardEvents {
  /** An application has been received. Cancel it to keep visitors from being led to `redirect-url`. `id` is its own and says nothing about the sender. */
  'crewdock-submit': CustomEvent<{ id: string; job: { id: number; public_id: string } }>;
}

/** Events of the forms. */
export interface FormEvents {
  /** The form is in the company's colours. */
  'crewdock-ready': CustomEvent<{ company: string | null }>;
  /** What was written has been received. Cancel it to keep visitors from being led to `redirect-url`. `id` is its own and says nothing about the sender. */
  'crewdock-submit': CustomEvent<{ id: string }>;
  'crewdock-error': CustomEvent<FailureDetail>;
  'crewdock-config-error': CustomEvent<ConfigErrorDetail>;
}

/** `<crewdock-talent-market>` */
export interface TalentMarketElement extends BoardElement<BoardEvents> {}

/** `<crewdock-job-board>` */
export interface JobBoardElement extends BoardElement<JobBoardEvents>, FormFields {
  /** Public id of a job: shows this one alone, without the list. */
  job: string | null;
}

/** `<crewdock-contact-us>` */
export interface ContactUsElement extends CrewdockElement<FormEvents>, FormFields, PopupForm {}

/** `<crewdock-resources-subscribe>` */
export interface ResourcesSubscribeElement extends CrewdockElement<FormEvents>, FormFields, PopupForm {
  /** Of whom to hear: `skills=3,5&seniority=2&english=2&location=PL,UA&hourlyRate=20-60`. */
  filters: string | null;
}

/** The elements by their tags. */
export interface CrewdockElements {
  'crewdock-talent-market': TalentMarketElement;
  'crewdock-job-board': JobBoardElement;
  'crewdock-contact-us': ContactUsElement;
  'crewdock-resources-subscribe': ResourcesSubscribeElement;
}

/** Events by the tags of their elements. */
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

/** Names of events as the command queue has them. */
export type WidgetEventName = Bare<keyof JobBoardEvents>;

/** What a page with the script tag may say before and after that has come: `crewdock('on', 'submit', thank)`. */
export interface CommandQueue {
  /** Hears an event of every widget of the page. */
  <Name extends WidgetEventName>(
    command: 'on' | 'once' | 'off',
    event: Name,
    listener: (event: AnyEvent<Name>) => void,
  ): void;
  /** Opens or closes the popup that the selector finds. */
  (command: 'open' | 'close', selector: string): void;
}

/** Attributes of every widget, as markup and JSX take them. */
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
  /** Without a value it stands under the widget's own name. */
  'url-state'?: string | boolean;
}

/** Both as in an address: `name=Ada&email=ada@example.com`. */
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

/** Attributes by the tags of their elements. */
export interface CrewdockAttributes {
  'crewdock-talent-market': BoardAttributes;
  'crewdock-job-board': JobBoardAttributes;
  'crewdock-contact-us': ContactUsAttributes;
  'crewdock-resources-subscribe': ResourcesSubscribeAttributes;
}

declare global {
  interface HTMLElementTagNameMap extends CrewdockElements {}
}
