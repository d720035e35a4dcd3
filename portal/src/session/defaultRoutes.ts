import { storage } from './storage.ts';

const KEY = 'marketDefaultRoute';
const MARKETS = { 'market-talents': '/market/talents', 'market-requests': '/market/jobs' };
type MarketRoute = keyof typeof MARKETS;

/** Where `/market` leads: the market visited last, or else the talents. */
export function marketDefaultRoute(): string {
  const stored = storage.get(KEY);
  return stored && stored in MARKETS ? MARKETS[stored as MarketRoute] : MARKETS['market-talents'];
}

export function rememberMarket(route: MarketRoute): void {
  storage.set(KEY, route);
}
