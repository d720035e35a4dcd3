import { z } from 'zod';
import type { RequestCard, RequestDetails, TalentCard } from './cards.ts';
import { CompanySlug, type PublicCompany } from './companies.ts';
import { textField, wholeNumber } from './fields.ts';
import type { CardKind } from './kinds.ts';
import type { FacetValue, Facets, FilterCost } from './market.ts';
import type { LegalPages } from './widget-settings.ts';

const Color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1f2937');
const Name = (max: number, min = 0) =>
  z
    .string()
    .regex(/^[\w-]*$/, 'must be letters, digits, _ and -')
    .min(min)
    .max(max);

const common = {
  company: CompanySlug.optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[a-z0-9]{1,8}){0,4}$/i, 'must be a language like en or de-AT')
    .default('en'),
  /** Text direction of the embedding page. */
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  'color-scheme': z.enum(['light', 'dark', 'auto']).optional(),
  'brand-color': Color.optional(),
  'font-color': Color.optional(),
  debug: Name(20).optional(),
  /** CSP nonce of the embedding page; if set, styles are inlined in the fragment. */
  nonce: z
    .string()
    .regex(/^[\w+/=-]{8,200}$/, 'must be a nonce of 8 to 200 characters')
    .optional(),
};

/** URL of the embedding page as its visitor sees it. */
const page = textField(4000)
  .refine(
    (value) => /^https?:\/\//i.test(value) && URL.canParse(value),
    'must be an address like https://www.example.com/jobs',
  )
  .optional();

const board = {
  ...common,
  filters: textField(2000).optional(),
  'page-size': wholeNumber(1, 60).transform(String).optional(),
  target: Name(60).optional(),
  'url-state': Name(60, 1).optional(),
  /** Links return to this URL, and its parameters determine what is shown. */
  page,
};

/** Without `prefill`: the page fills in those values itself, so none is sent before the visitor submits the form. */
const form = { 'hidden-fields': textField(4000).optional() };

const needsState = (query: { page?: string | undefined; 'url-state'?: string | undefined }) =>
  query.page === undefined || query['url-state'] !== undefined;
const NEEDS_STATE = { path: ['page'], error: 'needs url-state, the name of the widget in this address' };

/** Parameters of each server-rendered widget: its attributes, and facts about the page that the server can't see. */
export const servedWidgets = {
  'talent-market': z.strictObject(board).refine(needsState, NEEDS_STATE),
  'job-board': z.strictObject({ ...board, ...form, job: textField(200).optional() }).refine(needsState, NEEDS_STATE),
  'contact-us': z.strictObject({ ...common, ...form, page }),
  'resources-subscribe': z.strictObject({ ...common, ...form, page, filters: textField(2000).optional() }),
};
/** Query of a form's URL when it is submitted without script: data that its fields lack. */
export const sentWithoutScript = z.strictObject({
  company: common.company,
  language: common.language,
  job: textField(200).optional(),
  filters: textField(2000).optional(),
  ...form,
  page,
});

/** A style sheet with only the colours; `v` is the build it belongs to. */
export const servedWidgetColors = z.strictObject({
  brand: Color.optional(),
  font: Color.optional(),
  v: Name(40).optional(),
});
export type ServedWidgetName = keyof typeof servedWidgets;

/** A page of a board for hydration, without facets that no widget shows. */
export interface ServedList {
  company: PublicCompany | null;
  items: (TalentCard | RequestCard)[];
  total: number;
  /** Number of cards before these (the offset). */
  from: number;
  /** Continues after the last of `items`. */
  cursor?: string | undefined;
  facets: Facets | null;
  seniorities?: FacetValue[] | undefined;
  without: FilterCost[];
  /** `page`: a single job is shown and the list must still be loaded. */
  loading: 'page' | null;
  error: { status: number } | null;
}

/** Data that a widget was rendered from, embedded in the fragment so that the script need not request it again. */
export interface Served {
  /** The attributes and the URL that the widget was rendered for. */
  key: string;
  /** For forms; lists have their own. */
  company?: PublicCompany | null;
  list?: ServedList;
  job?: RequestDetails;
  links?: ServedLinks;
  /** Present when the widget has a form. */
  legal?: LegalPages;
}

/** URLs that work without script: on the partner's page if its URL is known, otherwise on the portal. */
export interface ServedLinks {
  /** The next page of cards. */
  more: string;
  /** Prefix of a job's URL; its public id is appended. */
  job?: string;
  /** From a job back to the list. */
  back?: string;
}

/** A widget to render: its attributes, and the URL of the embedding page. */
export interface WidgetToDraw {
  name: ServedWidgetName;
  attributes: Record<string, string>;
  page: string | undefined;
}

/** API calls needed before rendering, besides the company: a page of cards, one job, or none. */
export interface FirstCalls {
  key: string;
  list?: { kind: CardKind; query: string; from: number };
  job?: string;
}

export interface Drawing {
  html: string;
  /** Names of the required style sheets. */
  styles: string[];
  /** Title of the widget in its language. */
  title: string;
}

/** The widgets' components, built for server-side rendering. */
export interface WidgetRenderer {
  /** Style sheets by file name. */
  styles: Record<string, string>;
  /** A style sheet with the colour variables. */
  themeStyles(brand?: string, font?: string): string;
  firstCalls(widget: WidgetToDraw): FirstCalls;
  /** Converts a subscription's filters to the API's format. */
  subscriptionFilters(text: string): Promise<object>;
  /** Hidden fields from the form's attribute and from the query string of its page, in the API's format. */
  hiddenFields(own: string | null, search: string): string;
  /** Translates a message of the widget, or one shared by all forms, by its key. */
  say(name: ServedWidgetName, language: string, word: string, values?: Record<string, string>): Promise<string>;
  /** Renders the contents of the shadow root without styles. `form`: attributes of a form in it. */
  draw(widget: WidgetToDraw, served: Served, form: Record<string, string | false>): Promise<Drawing>;
}
