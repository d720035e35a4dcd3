import { ApiError } from '@crewdock/sdk/client';
import { type MiddlewareFunction, redirect } from 'react-router';
import { isFirstLoad } from './frame/firstLoad.ts';
import { judge } from './navigation/rules.ts';
import { type RouteRow, pathOf, routeOfPattern } from './routeTable.ts';
import { $company } from './session/company.ts';
import { storedMarket } from './session/defaultRoutes.ts';
import { rememberScreen } from './session/previousScreen.ts';
import { type Match, keepRedirect } from './session/redirectTo.ts';
import { $session, loadSession, signOut } from './session/session.ts';
import { notifySessionEnded } from './session/sessionEnded.ts';

/** The next visit of the root comes with a notice, which a reload would take away. */
let isTelling = false;

/** Runs before each navigation: the root's reload, the session, then the rules in their order. */
export const guard: MiddlewareFunction = async ({ pattern, params, url }, next) => {
  const row = routeOfPattern(pattern);
  const match = { name: row.name, params, search: url.search };
  if (row.name === 'home') await reloadRoot();
  await requireLoadedSession(row, match);
  const verdict = judge({ row, session: $session.get(), company: $company.get(), storedMarket: storedMarket() });
  if (verdict) {
    if (verdict.keep) keepRedirect(match);
    throw redirect(pathOf(verdict.to));
  }
  await next();
  if (row.area !== 'entry') rememberScreen();
};

/** The site's root is always loaded afresh. */
async function reloadRoot(): Promise<void> {
  if (!isFirstLoad() && !isTelling) await reload();
  isTelling = false;
}

/** Resolves only when the reload is stopped: however long it takes, nothing is shown that it would take away again. */
function reload(): Promise<void> {
  return new Promise((resolve) => {
    // Older browsers don't tell; there the page stays until the next step.
    window.navigation?.addEventListener('navigateerror', () => resolve(), { once: true });
    location.assign('/');
  });
}

/** A refused session is over; anything else may pass, and the page offers to try again. */
async function requireLoadedSession(row: RouteRow, match: Match): Promise<void> {
  try {
    await loadSession();
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    signOut();
    notifySessionEnded();
    if (row.name === 'home') return;
    keepRedirect(match);
    isTelling = true;
    throw redirect('/');
  }
}
