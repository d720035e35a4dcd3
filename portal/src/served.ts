import type { ServedData } from '@crewdock/contract/rendered-pages';
import { ApiError } from '@crewdock/sdk/client';
import type { RouteObject } from 'react-router';
import { nextTask } from './browser/nextTask.ts';
import { queryClient } from './queryClient.ts';
import { rememberScreen } from './session/previousScreen.ts';
import { isSignedIn } from './session/session.ts';
import { isMobile } from './ui/screen.ts';

/**
 * What the server has drawn of this page, once all is there to go on with it; null where it has drawn nothing, and for who is signed in:
 * what it draws is a visitor's page, which they never see.
 */
export async function takeServed(root: HTMLElement, routes: RouteObject[]): Promise<ServedData | null> {
  // The program is asked for by a script, and may come before the rest of a slow page.
  if (document.readyState === 'loading') await new Promise((go) => document.addEventListener('DOMContentLoaded', go));
  if (isSignedIn()) root.replaceChildren();
  delete document.documentElement.dataset.member;
  const served = document.getElementById('crewdock-served');
  if (!served || isSignedIn()) return null;
  const data = JSON.parse(served.textContent) as ServedData;
  for (const [key, known] of data.known) queryClient.setQueryData(key, known);
  for (const [key, status] of data.missing) keepMissing(key, status);
  giveLooksBack(root);
  if (isMobile()) for (const part of root.querySelectorAll('[data-wide]')) part.remove();
  const shown = [...within(routes)].filter(({ id }) => id !== undefined && id in data.loaded);
  await Promise.all(shown.map(load));
  await nextTask();
  if (hasGoneOn()) {
    root.replaceChildren();
    return null;
  }
  rememberScreen();
  return data;
}

/** Back or forward in history before the script has come: what stands there is another address's. */
function hasGoneOn(): boolean {
  return document.documentElement.dataset.standing !== location.pathname + location.search;
}

function keepMissing(queryKey: readonly unknown[], status: number): void {
  const error = new ApiError(status, { code: status === 410 ? 'gone' : 'not_found', detail: '', request_id: '' });
  queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: 'error', error });
}

/** What the page's policy let no attribute say, and a rule of its own said instead, by its number: React changes attributes only. */
function giveLooksBack(root: HTMLElement): void {
  const { sheet } = document.getElementById('crewdock-looks') as HTMLStyleElement;
  const looks = Array.from(sheet!.cssRules, (rule) => (rule as CSSStyleRule).style.cssText);
  for (const part of root.querySelectorAll<HTMLElement>('[data-look]')) {
    part.style.cssText = looks[Number(part.dataset.look)]!;
    part.removeAttribute('data-look');
  }
}

/** All of these routes, and those under them. */
function* within(routes: RouteObject[]): Generator<RouteObject> {
  for (const route of routes) {
    yield route;
    yield* within(route.children ?? []);
  }
}

/** The page itself, so that the first drawing has it. */
async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
