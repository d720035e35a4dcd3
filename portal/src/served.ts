import type { ServedData } from '@crewdock/contract/rendered-pages';
import { ApiError } from '@crewdock/sdk/client';
import type { RouteObject } from 'react-router';
import { nextTask } from './browser/nextTask.ts';
import { queryClient } from './queryClient.ts';
import { rememberScreen } from './session/previousScreen.ts';
import { isSignedIn } from './session/session.ts';
import { isMobile } from './ui/styles/screen.ts';

/**
 * Prepares the hydration of a server-rendered page and returns the page's data. Returns null if the page is not
 * server-rendered, if the browser has moved to another URL, or if a user is signed in, because the server renders pages
 * only for visitors.
 */
export async function takeServed(root: HTMLElement, routes: RouteObject[]): Promise<ServedData | null> {
  // The script might run before the browser has parsed a slow document.
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

/** Whether the user went back or forward before the script ran. The rendered page then belongs to another URL. */
function hasGoneOn(): boolean {
  return document.documentElement.dataset.standing !== location.pathname + location.search;
}

function keepMissing(queryKey: readonly unknown[], status: number): void {
  const error = new ApiError(status, { code: status === 410 ? 'gone' : 'not_found', detail: '', request_id: '' });
  queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: 'error', error });
}

/**
 * Restores inline styles. The Content Security Policy forbids style attributes in HTML, so the server replaced them
 * with numbered rules, but React expects the attributes.
 */
function giveLooksBack(root: HTMLElement): void {
  const { sheet } = document.getElementById('crewdock-looks') as HTMLStyleElement;
  const looks = Array.from(sheet!.cssRules, (rule) => (rule as CSSStyleRule).style.cssText);
  for (const part of root.querySelectorAll<HTMLElement>('[data-look]')) {
    part.style.cssText = looks[Number(part.dataset.look)]!;
    part.removeAttribute('data-look');
  }
}

/** Yields all routes, depth first. */
function* within(routes: RouteObject[]): Generator<RouteObject> {
  for (const route of routes) {
    yield route;
    yield* within(route.children ?? []);
  }
}

/** Loads a lazy route in place, so that its component is available for the first render. */
async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
