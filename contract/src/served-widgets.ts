import { z } from 'zod';
import type { RequestCard, RequestDetails, TalentCard } from './cards.ts';
import { CompanySlug, type PublicCompany } from './companies.ts';
import { text, wholeNumber } from './fields.ts';
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
  /** Of the page around it. */
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  'color-scheme': z.enum(['light', 'dark', 'auto']).optional(),
  'brand-color': Color.optional(),
  'font-color': Color.optional(),
  debug: Name(20).optional(),
  /** Of the page's policy: styles come within the fragment then. */
  nonce: z
    .string()
    .regex(/^[\w+/=-]{8,200}$/, 'must be a nonce of 8 to 200 characters')
    .optional(),
};

/** Address of the page around it as its visitor has it. */
const page = text(4000)
  .refine(
    (value) => /^https?:\/\//i.test(value) && URL.canParse(value),
    'must be an address like https://www.example.com/jobs',
  )
  .optional();

const board = {
  ...common,
  filters: text(2000).optional(),
  'page-size': wholeNumber(1, 60).transform(String).optional(),
  target: Name(60).optional(),
  'url-state': Name(60, 1).optional(),
  /** Links lead back to it, and what stands in it is shown. */
  page,
};

/** What is filled in for a visitor is the page's own to say: nothing of it is sent before they do. */
const form = { 'hidden-fields': text(4000).optional() };

const needsState = (query: { page?: string | undefined; 'url-state'?: string | undefined }) =>
  query.page === undefined || query['url-state'] !== undefined;
const NEEDS_STATE = { path: ['page'], error: 'needs url-state, the name of the widget in this address' };

/** What may be said of each widget that is drawn on the server: its attributes, and what the server can't see of the page. */
export const servedWidgets = {
  'talent-market': z.strictObject(board).refine(needsState, NEEDS_STATE),
  'job-board': z.strictObject({ ...board, ...form, job: text(200).optional() }).refine(needsState, NEEDS_STATE),
  'contact-us': z.strictObject({ ...common, ...form, page }),
  'resources-subscribe': z.strictObject({ ...common, ...form, page, filters: text(2000).optional() }),
};
/** Where a form goes that is sent without the script: what its fields don't say. */
export const sentWithoutScript = z.strictObject({
  company: common.company,
  language: common.language,
  job: text(200).optional(),
  filters: text(2000).optional(),
  ...form,
  page,
});

/** A style sheet of the colours alone; `v` is the build that it belongs to. */
export const servedWidgetColors = z.strictObject({
  brand: Color.optional(),
  font: Color.optional(),
  v: Name(40).optional(),
});
export type ServedWidgetName = keyof typeof servedWidgets;

/** A page of a board as its script takes it over; facets that no widget shows are left out. */
export interface ServedList {
  company: PublicCompany | null;
  items: (TalentCard | RequestCard)[];
  total: number;
  /** How many cards stand before these. */
  from: number;
  facets: Facets | null;
  seniorities?: FacetValue[] | undefined;
  without: FilterCost[];
  /** Behind a job, the list is still to be loaded. */
  loading: 'page' | null;
  error: { status: number } | null;
}

/** What a server has drawn a widget from, within the fragment: the script begins with it instead of asking again. */
export interface Served {
  /** The attributes and the address for which it was drawn. */
  key: string;
  /** Of a form; a list has its own. */
  company?: PublicCompany | null;
  list?: ServedList;
  job?: RequestDetails;
  links?: ServedLinks;
  /** Where there is a form. */
  legal?: LegalPages;
}

/** Addresses without the script: on the partner's page where it has said its own, else on the portal. */
export interface ServedLinks {
  /** The next cards. */
  more: string;
  /** A job, its public id behind it. */
  job?: string;
  /** The list, from a job. */
  back?: string;
}

/** A widget to be drawn: its attributes, and the address of the page around it. */
export interface WidgetToDraw {
  name: ServedWidgetName;
  attributes: Record<string, string>;
  page: string | undefined;
}

/** What a widget needs first besides its company: a page of cards, one job, or nothing. */
export interface FirstCalls {
  key: string;
  list?: { kind: CardKind; query: string; from: number };
  job?: string;
}

export interface Drawing {
  html: string;
  /** Names of its style sheets. */
  styles: string[];
  /** What it is called in its language. */
  title: string;
}

/** The widgets' own components, built for a server. */
export interface WidgetRenderer {
  /** Style sheets by the names of their files. */
  styles: Record<string, string>;
  /** Variables of the colours, as a style sheet. */
  themeStyles(brand?: string, font?: string): string;
  firstCalls(widget: WidgetToDraw): FirstCalls;
  /** Filters of a subscription as the API takes them. */
  subscriptionFilters(text: string): Promise<object>;
  /** What a form sends along of its attribute and of its page's query string, as the API takes it. */
  hiddenFields(own: string | null, search: string): string;
  /** What a form says: a word of its own or of all forms, by its name. */
  say(name: ServedWidgetName, language: string, word: string, values?: Record<string, string>): Promise<string>;
  /** The contents of the shadow root without styles. `form` are attributes of a form in it. */
  draw(widget: WidgetToDraw, served: Served, form: Record<string, string | false>): Promise<Drawing>;
}
