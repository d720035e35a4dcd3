import { atom } from 'nanostores';
import { storage } from './storage.ts';

const KEY = 'token';

/** The token of the signed-in person. */
export function storedToken(): string | null {
  return storage.get(KEY);
}

/** Whether somebody is signed in in this browser. */
export function isSignedIn(): boolean {
  return storedToken() !== null;
}

/** The last token that the server no longer took. */
export const $refusedToken = atom<string | null>(null);

/** The cookie's value, which every call that changes something sends back. Over https its name says that only this host can set it. */
export function xsrfToken(): string | null {
  const value = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value('__Host-XSRF-TOKEN') ?? value('XSRF-TOKEN') ?? null;
}
