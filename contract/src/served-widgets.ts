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
  /** Text direction of the page that embeds the widget. */
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  'color-scheme': z.enum(['light', 'dark', 'auto']).optional(),
  'brand-color': Color.optional(),
  'font-color': Color.optional(),
  debug: Name(20).optional(),
  /** CSP nonce of the embedding page. If set, the fragment contains its styles inline. */
  nonce: z
    .string()
    .regex(/^[\w+/=-]{8,200}$/, 'must be a nonce of 8 to 200 characters')
    .optional(),
};

/** URL of the embedding page in the visitor's browser. */
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
  /** Target of the links; its query parameters determine the displayed list or job. */
  page,
};

/**
 * `prefill` is not supported, because the embedding page fills in the values itself: they must not be sent before the
 * visitor submits the form.
 */
const form = { 'hidden-fields': textField(4000).optional() };

const needsState = (query: { page?: string | undefined; 'url-state'?: string | undefined }) =>
  query.page === undefined || query['url-state'] !== undefined;
const NEEDS_STATE = { path: ['page'], error: 'needs url-state, the name of the widget in this address' };

/**
 * Parameters of each server-rendered widget: its attributes, and properties of the page that the server can't detect.
 */
export const servedWidgets = {
  'talent-market': z.strictObject(board).refine(needsState, NEEDS_STATE),
  'job-board': z.strictObject({ ...board, ...form, job: textField(200).optional() }).refine(needsState, NEEDS_STATE),
  'contact-us': z.strictObject({ ...common, ...form, page }),
  'resources-subscribe': z.strictObject({ ...common, ...form, page, filters: textField(2000).optional() }),
};
/** Query string of a form's URL when it is submitted without JavaScript: data that no form field contains. */
export const sentWithoutScript = z.strictObject({
  company: common.company,
  language: common.language,
  job: textField(200).optional(),
  filters: textField(2000).optional(),
  ...form,
  page,
});

/** A style sheet that contains only the colors. `v`: the build to which it belongs. */
export const servedWidgetColors = z.strictObject({
  brand: Color.optional(),
  font: Color.optional(),
  v: Name(40).optional(),
});
export type ServedWidgetName = keyof typeof servedWidgets;

/** A page of a board for hydration, without the facets that the widgets don't show. */
export interface ServedList {
  company: PublicCompany | null;
  items: (TalentCard | RequestCard)[];
  total: number;
  /** Offset of the first card. */
  from: number;
  /** Cursor of the next page. */
  cursor?: string | undefined;
  facets: Facets | null;
  seniorities?: FacetValue[] | undefined;
  without: FilterCost[];
  /** `page`: a single job is displayed, and the list is not loaded yet. */
  loading: 'page' | null;
  error: { status: number } | null;
}

/**
 * Data from which a widget was rendered, embedded in the fragment, so that the script does not request the data again.
 */
export interface Served {
  /** Identifies the attributes and the URL for which the widget was rendered. */
  key: string;
  /** For widgets with a form; boards use `list`. */
  company?: PublicCompany | null;
  list?: ServedList;
  job?: RequestDetails;
  links?: ServedLinks;
  /** Only for widgets with a form. */
  legal?: LegalPages;
}

/** URLs for use without JavaScript: on the partner's page if its URL is known, otherwise on the portal. */
export interface ServedLinks {
  /** URL of the next page of cards. */
  more: string;
  /** URL prefix of a job; the job's public id is appended. */
  job?: string;
  /** URL of the list, for the back link of a job. */
  back?: string;
}

/** A widget to render: its attributes, and the URL of the embedding page. */
export interface WidgetToDraw {
  name: ServedWidgetName;
  attributes: Record<string, string>;
  page: string | undefined;
}

/** API calls needed for rendering, in addition to the company: a page of cards, a job, or none. */
export interface FirstCalls {
  key: string;
  list?: { kind: CardKind; query: string; from: number };
  job?: string;
}

export interface Drawing {
  html: string;
  /** Names of the style sheets that the widget needs. */
  styles: string[];
  /** Title of the widget, translated to its language. */
  title: string;
}

/** The widgets' components, bundled for server-side rendering. */
export interface WidgetRenderer {
  /** CSS of the style sheets, by file name. */
  styles: Record<string, string>;
  /** Returns a style sheet with the color variables. */
  themeStyles(brand?: string, font?: string): string;
  firstCalls(widget: WidgetToDraw): FirstCalls;
  /** Converts the filters of a subscription to the API's format. */
  subscriptionFilters(text: string): Promise<object>;
  /** Merges the hidden fields of the form's attribute and of the page's query string, in the API's format. */
  hiddenFields(own: string | null, search: string): string;
  /** Translates a message by its key, from the widget's own messages or the messages shared by all forms. */
  say(name: ServedWidgetName, language: string, word: string, values?: Record<string, string>): Promise<string>;
  /** Renders the contents of the shadow root, without styles. `form`: attributes of its form element. */
  draw(widget: WidgetToDraw, served: Served, form: Record<string, string | false>): Promise<Drawing>;
}
