import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { isFirstLoad } from './frame/firstLoad.ts';
import { $company } from './session/company.ts';
import { marketDefaultRoute } from './session/defaultRoutes.ts';

/** Who may open a route. All of today's are public; the others come with their screens. */
type RouteAccess = 'public' | 'user' | 'staff' | 'white-label' | 'white-label-superadmin';

/** What a route says of itself, for the guard, the window's title and the tag manager. */
export interface RouteHandle {
  name: string;
  /** The path with its parameters' names, below the origin. */
  pattern: string;
  /** The window's title, null for the portal's name alone; left out where the page names itself by its contents. */
  title?: string | null;
  access: RouteAccess;
}

type Step = (url: URL) => Response | null;

/** In the specification's order. Session, user type and staff checks join with their screens. */
const STEPS: Step[] = [reloadRoot, requireMarket, openDefaultRoute];

/** Runs before each navigation. */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  for (const step of STEPS) {
    const answer = step(url);
    if (answer) throw answer;
  }
  await next();
};

/** The site's root is always loaded afresh. */
function reloadRoot({ pathname }: URL): Response | null {
  return pathname === '/' && !isFirstLoad() ? redirectDocument('/') : null;
}

/** A company may keep its market closed. */
function requireMarket({ pathname }: URL): Response | null {
  const closed = $company.get()?.market_enabled === false;
  return closed && /^\/(market|t|j)(\/|$)/.test(pathname) ? redirectDocument('/') : null;
}

function openDefaultRoute({ pathname }: URL): Response | null {
  return /^\/market\/?$/.test(pathname) ? redirect(marketDefaultRoute()) : null;
}
