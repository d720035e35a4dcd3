import type { Session } from '@crewdock/contract/session';
import { call } from '../api.ts';
import { $session } from './session.ts';
import { browserStorage } from '../browser/storage.ts';

type DefaultRoutes = Pick<Session, 'myCrewdockDefaultRoute' | 'companyDefaultRoute' | 'marketDefaultRoute'>;
export type MarketRoute = NonNullable<Session['marketDefaultRoute']>;

const KEY = 'marketDefaultRoute';
const MARKETS: readonly string[] = ['market-talents', 'market-requests'] satisfies MarketRoute[];

/** Returns the market that a visitor last opened in this browser. */
export function storedMarket(): MarketRoute | null {
  const stored = browserStorage.get(KEY);
  return stored !== null && MARKETS.includes(stored) ? (stored as MarketRoute) : null;
}

/** Stores the opened market: in the profile for users, in local storage for visitors. */
export function rememberMarket(route: MarketRoute): void {
  if ($session.get()) rememberRoute('marketDefaultRoute', route);
  else browserStorage.set(KEY, route);
}

/** Stores in the profile which page `/my`, `/company` or `/market` opens. Does nothing if the value is unchanged. */
export function rememberRoute<K extends keyof DefaultRoutes>(key: K, route: NonNullable<DefaultRoutes[K]>): void {
  const session = $session.get();
  if (!session || session[key] === route) return;
  $session.set({ ...session, [key]: route });
  sent = send(sent, session, key, route);
}

let sent: Promise<void> = Promise.resolve();

/** Sends updates one after the other, so that the last value remains stored. */
async function send<K extends keyof DefaultRoutes>(
  before: Promise<void>,
  session: Session,
  key: K,
  route: NonNullable<DefaultRoutes[K]>,
): Promise<void> {
  await before;
  try {
    await call('PATCH /profile/', { body: { [key]: route } });
  } catch {
    // Errors are ignored: the previous value is restored, so the next visit tries again.
    const now = $session.get();
    if (now?.uid === session.uid && now[key] === route) $session.set({ ...now, [key]: session[key] });
  }
}
