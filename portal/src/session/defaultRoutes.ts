import type { Session } from '@crewdock/contract/session';
import { call } from '../api.ts';
import { $session } from './session.ts';
import { storage } from '../browser/storage.ts';

type DefaultRoutes = Pick<Session, 'myCrewdockDefaultRoute' | 'companyDefaultRoute' | 'marketDefaultRoute'>;
export type MarketRoute = NonNullable<Session['marketDefaultRoute']>;

const KEY = 'marketDefaultRoute';
const MARKETS: readonly string[] = ['market-talents', 'market-requests'] satisfies MarketRoute[];

/** The market that a visitor of this browser opened last. */
export function storedMarket(): MarketRoute | null {
  const stored = storage.get(KEY);
  return stored !== null && MARKETS.includes(stored) ? (stored as MarketRoute) : null;
}

/** Keeps the market that is shown for the next time: with the profile, or in the browser of a visitor. */
export function rememberMarket(route: MarketRoute): void {
  if ($session.get()) rememberRoute('marketDefaultRoute', route);
  else storage.set(KEY, route);
}

/** Keeps with the profile where `/my`, `/company` or `/market` leads; the same value is never sent twice. */
export function rememberRoute<K extends keyof DefaultRoutes>(key: K, route: NonNullable<DefaultRoutes[K]>): void {
  const session = $session.get();
  if (!session || session[key] === route) return;
  $session.set({ ...session, [key]: route });
  sent = send(sent, session, key, route);
}

let sent: Promise<void> = Promise.resolve();

/** One after the other: the last one wins on the server, too. */
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
    // A convenience: where it failed, the next visit tries again.
    const now = $session.get();
    if (now?.uid === session.uid && now[key] === route) $session.set({ ...now, [key]: session[key] });
  }
}
