import { publicIdOf } from '@crewdock/sdk/cards/public-id';
import { generatePath } from 'react-router';
import { type RouteName, findRoute, pathOf } from '../routeTable.ts';
import { landingOf } from './landing.ts';
import { hasPreviousScreen } from './previousScreen.ts';
import { $session } from './session.ts';
import { storage } from '../browser/storage.ts';

const KEY = 'redirectTo';

/** What a visitor may want of a card, and comes back to once they are signed in. */
const CARD_ACTIONS = ['propose', 'contact', 'list', 'cv'] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

const CARD = new RegExp(
  `^goto:(ext-talent-id|ext-request-id):(\\d{1,20}-\\d{1,20}(?:-\\d{1,20})?)(?::(${CARD_ACTIONS.join('|')}))?$`,
);

/** A route with the values of its parameters, then the query string. */
const OTHER = /^(?:goto:(?<target>[\w-]+):(?<values>[^?]+)|(?<plain>[\w-]+))(?<search>\?[!-~]{1,2000})?$/;
const VALUE = /^[\w.~%-]{1,200}$/;

/** A screen as the router matched it. */
export interface Match {
  name: RouteName;
  params: Record<string, string | undefined>;
  /** The query string. */
  search: string;
}

/** Keeps where somebody wanted to go, until they are signed in. */
export function keepRedirect(match: Match): void {
  storage.set(KEY, writeRedirect(match));
}

/** Keeps what somebody wanted of a card, which opens with it once they are signed in. */
export function keepCardAction(card: 'ext-talent-id' | 'ext-request-id', publicId: string, action: CardAction): void {
  storage.set(KEY, `goto:${card}:${publicId}:${action}`);
}

/** The action that a card's address asks for, or null. */
export function cardActionOf(search: string): CardAction | null {
  const asked = new URLSearchParams(search).get('action');
  return CARD_ACTIONS.find((action) => action === asked) ?? null;
}

/** Somebody goes to sign in from a place that needs no way back. */
export function forgetRedirect(): void {
  storage.remove(KEY);
}

/** Where to go after signing in: the kept screen, else the market one came from, else where one's work begins. It is kept no longer. */
export function takeRedirect(): string {
  const kept = storage.get(KEY);
  storage.remove(KEY);
  const session = $session.get();
  const fallback = session?.staff || !hasPreviousScreen() ? (session ? landingOf(session) : 'home') : 'market';
  return readRedirect(kept) ?? pathOf(fallback);
}

/** `goto:ext-talent-id:48213-7`, `goto:market-talents:1,2`, `goto:my-requests-id:72?tab=matches`, or the route's name and query. */
export function writeRedirect({ name, params, search }: Match): string {
  if (name === 'ext-talent-id' || name === 'ext-request-id')
    return `goto:${name}:${publicIdOf(params.key ?? '') ?? ''}`;
  const ids = new URLSearchParams(search).get('ids');
  if (ids && (name === 'market-talents' || name === 'market-requests')) return `goto:${name}:${ids}`;
  const values = parameterNames(pathTo(name)).map((parameter) => encodeURIComponent(params[parameter] ?? ''));
  return values.length > 0 ? `goto:${name}:${values.join(':')}${search}` : `${name}${search}`;
}

/**
 * The path of a stored redirect, or null. Only routes of the table, ids of the right shape and known actions are accepted, so it never
 * leads to another origin. `goto:ext-talent-id:48213-7:contact` is `/t/48213-7?action=contact`.
 */
export function readRedirect(kept: string | null): string | null {
  if (kept === null) return null;
  if (/^goto:ext-(talent|request)-id:/.test(kept)) return readCard(kept);
  const { target, values, plain, search = '' } = OTHER.exec(kept)?.groups ?? {};
  const row = findRoute(target ?? plain ?? '');
  if (!row || row.pattern.includes('*')) return null;
  if (values && (target === 'market-talents' || target === 'market-requests'))
    return /^\d{1,10}(,\d{1,10}){0,199}$/.test(values) && !search ? `${row.pattern}?ids=${values}` : null;
  const path = fillPattern(row.pattern, values?.split(':') ?? []);
  return path && path + search;
}

function readCard(kept: string): string | null {
  const [, card, publicId, action] = CARD.exec(kept) ?? [];
  if (!card) return null;
  return generatePath(pathTo(card as RouteName), { key: publicId! }) + (action ? `?action=${action}` : '');
}

/** The pattern with encoded values in place of its parameters; null unless each has exactly one valid value. */
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
