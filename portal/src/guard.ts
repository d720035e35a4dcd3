import { ApiError } from '@crewdock/sdk/client';
import { type MiddlewareFunction, redirect } from 'react-router';
import { isFirstLoad } from './frame/firstLoad.ts';
import { findRedirect } from './navigation/rules.ts';
import { type RouteRow, getRoutePath, routeOfPattern } from './routeTable.ts';
import { $company } from './session/company.ts';
import { storedMarket } from './session/defaultRoutes.ts';
import { rememberScreen } from './session/previousScreen.ts';
import { type RouteMatch, keepRedirect } from './session/redirectTo.ts';
import { $session, ensureSessionLoaded, signOut } from './session/session.ts';
import { notifySessionEnded } from './session/sessionEnded.ts';

/** Whether the next visit of the home page shows a notice, which a reload would remove. */
let isTelling = false;

/** Runs before each navigation: reloads the home page, loads the session, then applies the access rules in order. */
export const guardNavigation: MiddlewareFunction = async ({ pattern, params, url }, next) => {
  const row = routeOfPattern(pattern);
  const match = { name: row.name, params, search: url.search };
  if (row.name === 'home') await reloadRoot();
  await requireLoadedSession(row, match);
  const verdict = findRedirect({ row, session: $session.get(), company: $company.get(), storedMarket: storedMarket() });
  if (verdict) {
    if (verdict.keep) keepRedirect(match);
    throw redirect(getRoutePath(verdict.to));
  }
  await next();
  if (row.area !== 'entry') rememberScreen();
};

/** Loads the home page as a new document, except on the first load and to show a notice. */
async function reloadRoot(): Promise<void> {
  if (!isFirstLoad() && !isTelling) await reload();
  isTelling = false;
}

/**
 * Reloads the document. Resolves only if the reload was aborted: otherwise the page would be rendered just before the
 * reload removes it.
 */
function reload(): Promise<void> {
  return new Promise((resolve) => {
    // Without the Navigation API, an aborted reload is not detected: the page stays until the next navigation.
    window.navigation?.addEventListener('navigateerror', () => resolve(), { once: true });
    location.assign('/');
  });
}

/**
 * Loads the session. Signs the user out if the server rejects the session; rejects on other errors, for which the page
 * offers a retry.
 */
async function requireLoadedSession(row: RouteRow, match: RouteMatch): Promise<void> {
  try {
    await ensureSessionLoaded();
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
