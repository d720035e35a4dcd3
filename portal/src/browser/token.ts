import { atom } from 'nanostores';
import { browserStorage } from './storage.ts';

const KEY = 'token';

export function storedToken(): string | null {
  return browserStorage.get(KEY);
}

/** Whether a session token is stored in this browser. */
export function isSignedIn(): boolean {
  return storedToken() !== null;
}

/** The last token that the server rejected with 401. */
export const $refusedToken = atom<string | null>(null);

/**
 * Returns the value of the XSRF cookie, which every write request sends back. The `__Host-` prefix, used over HTTPS,
 * ensures that only this host can set the cookie.
 */
export function xsrfToken(): string | null {
  const value = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value('__Host-XSRF-TOKEN') ?? value('XSRF-TOKEN') ?? null;
}
