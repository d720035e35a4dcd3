import { atom } from 'nanostores';
import { browserStorage } from './storage.ts';

const KEY = 'token';

/** The session token, or null. */
export function storedToken(): string | null {
  return browserStorage.get(KEY);
}

/** Whether a session token is stored in this browser. */
export function isSignedIn(): boolean {
  return storedToken() !== null;
}

/** The last token that the server refused. */
export const $refusedToken = atom<string | null>(null);

/**
 * The XSRF cookie's value, sent back with every changing call. Over HTTPS it has the `__Host-` prefix: only this host
 * can set it.
 */
export function xsrfToken(): string | null {
  const value = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value('__Host-XSRF-TOKEN') ?? value('XSRF-TOKEN') ?? null;
}
