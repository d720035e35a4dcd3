import { parsePublicId } from '@crewdock/sdk/cards/public-id';
import { generatePath } from 'react-router';
import { type RouteName, findRoute, getRoutePath } from '../routeTable.ts';
import { $company } from './company.ts';
import { getStartPage } from './landing.ts';
import { hasPreviousScreen } from './previousScreen.ts';
import { $session } from './session.ts';
import { browserStorage } from '../browser/storage.ts';

const KEY = 'redirectTo';

/** Actions on a card that need an account. They are resumed after sign-in. */
const CARD_ACTIONS = ['propose', 'contact', 'list', 'cv'] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

const CARD = new RegExp(
  `^goto:(ext-talent-id|ext-request-id):(\\d{1,20}-\\d{1,20}(?:-\\d{1,20})?)(?::(${CARD_ACTIONS.join('|')}))?$`,
);

/** Matches a route name, the values of the route's parameters, and the query string. */
const OTHER = /^(?:goto:(?<target>[\w-]+):(?<values>[^?]+)|(?<plain>[\w-]+))(?<search>\?[!-~]+)?$/;
/** Maximum length of a stored query string. If it is longer, only the path is stored. */
const SEARCH_MAX = 2000;
const CARD_IDS = /^\d{1,10}(,\d{1,10}){0,199}$/;
const VALUE = /^[\w.~%-]{1,200}$/;

export interface RouteMatch {
  name: RouteName;
  params: Record<string, string | undefined>;
  search: string;
}

/** Stores the requested screen until after sign-in. */
export function keepRedirect(match: RouteMatch): void {
  browserStorage.set(KEY, writeRedirect(match));
}

/** Stores an action on a card, to be resumed after sign-in. */
export function keepCardAction(card: 'ext-talent-id' | 'ext-request-id', publicId: string, action: CardAction): void {
  browserStorage.set(KEY, `goto:${card}:${publicId}:${action}`);
}

/** Returns the action in the query string of a card's URL, or null. */
export function parseCardAction(search: string): CardAction | null {
  const asked = new URLSearchParams(search).get('action');
  return CARD_ACTIONS.find((action) => action === asked) ?? null;
}

/** Clears the stored redirect. Sign-in links use it on pages to which the user does not return. */
export function forgetRedirect(): void {
  browserStorage.remove(KEY);
}

/**
 * Returns the path to open after sign-in: the stored screen; otherwise the market, if it is open and the visitor came
 * from another screen; otherwise the account's start page. Clears the stored redirect.
 */
export function takeRedirect(): string {
  const kept = browserStorage.get(KEY);
  browserStorage.remove(KEY);
  const session = $session.get();
  const isMarketOpen = $company.get()?.market_enabled !== false;
  const startPage = session ? getStartPage(session) : 'home';
  const fallback = hasPreviousScreen() && isMarketOpen && !session?.staff ? 'market' : startPage;
  return readRedirect(kept) ?? getRoutePath(fallback);
}

/**
 * Formats a redirect: `goto:ext-talent-id:48213-7`, `goto:market-talents:1,2`, `goto:my-requests-id:72?tab=matches`, or
 * the route's name and query string. Drops a query string over 2,000 characters.
 */
export function writeRedirect({ name, params, search }: RouteMatch): string {
  if (name === 'ext-talent-id' || name === 'ext-request-id')
    return `goto:${name}:${parsePublicId(params.key ?? '') ?? ''}`;
  const query = new URLSearchParams(search);
  const ids = query.size === 1 && query.get('ids');
  if (ids && CARD_IDS.test(ids) && (name === 'market-talents' || name === 'market-requests'))
    return `goto:${name}:${ids}`;
  const values = parameterNames(pathTo(name)).map((parameter) => encodeURIComponent(params[parameter] ?? ''));
  const route = values.length > 0 ? `goto:${name}:${values.join(':')}` : name;
  return search.length > SEARCH_MAX ? route : route + search;
}

/**
 * Returns the path of a stored redirect, or null. Accepts only known routes, well-formed ids and known actions, so that
 * a redirect never leads to another origin. `goto:ext-talent-id:48213-7:contact` becomes `/t/48213-7?action=contact`.
 */
export function readRedirect(kept: string | null): string | null {
  if (kept === null) return null;
  if (/^goto:ext-(talent|request)-id:/.test(kept)) return readCard(kept);
  const { target, values, plain, search = '' } = OTHER.exec(kept)?.groups ?? {};
  const row = findRoute(target ?? plain ?? '');
  if (!row || row.pattern.includes('*')) return null;
  if (values && (target === 'market-talents' || target === 'market-requests'))
    return CARD_IDS.test(values) && !search ? `${row.pattern}?ids=${values}` : null;
  const path = fillPattern(row.pattern, values?.split(':') ?? []);
  return path && path + search;
}

function readCard(kept: string): string | null {
  const [, card, publicId, action] = CARD.exec(kept) ?? [];
  if (!card) return null;
  return generatePath(pathTo(card as RouteName), { key: publicId! }) + (action ? `?action=${action}` : '');
}

/**
 * Replaces the parameters of a pattern with encoded values. Returns null unless there is exactly one valid value per
 * parameter.
 */
function fillPattern(pattern: string, values: string[]): string | null {
  if (parameterNames(pattern).length !== values.length || !values.every((value) => VALUE.test(value))) return null;
  const rest = [...values];
  return pattern.replaceAll(PARAMETER, () => rest.shift()!);
}

const PARAMETER = /:(\w+)/g;

function parameterNames(pattern: string): string[] {
  return [...pattern.matchAll(PARAMETER)].map(([, name]) => name!);
}

function pathTo(name: RouteName): string {
  return findRoute(name)!.pattern;
}
