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
  `^goto:(ext-talent-id|ext-request-id):(\\d{1,10}-\\d{1,10}(?:-\\d{1,10})?)(?::(${CARD_ACTIONS.join('|')}))?$`,
);

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

/** `goto:ext-talent-id:48213-7`, `goto:market-talents:1,2`, or the route's name. */
export function writeRedirect({ name, params, search }: Match): string {
  if (name === 'ext-talent-id' || name === 'ext-request-id')
    return `goto:${name}:${publicIdOf(params.key ?? '') ?? ''}`;
  const ids = new URLSearchParams(search).get('ids');
  if (ids && (name === 'market-talents' || name === 'market-requests')) return `goto:${name}:${ids}`;
  return name;
}

/**
 * The path it means, or null: only names of the table, ids of the right shape and known actions lead anywhere, so never to another
 * origin. `goto:ext-talent-id:48213-7:contact` is `/t/48213-7?action=contact`.
 */
export function readRedirect(kept: string | null): string | null {
  if (kept === null) return null;
  const [, card, publicId, action] = CARD.exec(kept) ?? [];
  if (card) {
    const query = action ? `?action=${action}` : '';
    return generatePath(pathTo(card as RouteName), { key: publicId! }) + query;
  }
  const [, target, id] = /^goto:([^:]*):([^:]*)$/.exec(kept) ?? [];
  if (target === 'market-talents' || target === 'market-requests') {
    return /^\d{1,10}(,\d{1,10}){0,199}$/.test(id!) ? `${pathTo(target)}?ids=${id}` : null;
  }
  const row = findRoute(kept);
  return row && !/[:*]/.test(row.pattern) ? row.pattern : null;
}

function pathTo(name: RouteName): string {
  return findRoute(name)!.pattern;
}
