import type { SignedIn } from '@crewdock/contract/accounts';
import type { Session } from '@crewdock/contract/session';
import { atom } from 'nanostores';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { selectAppType } from './appType.ts';
import { browserStorage } from '../browser/storage.ts';
import { $refusedToken, isSignedIn, storedToken } from '../browser/token.ts';

export { isSignedIn };

/** The signed-in user's session; null for visitors, and until the session is loaded. */
export const $session = atom<Session | null>(null);

/** Number of sessions that the server has ended. The frame shows a notice each time it increases. */
export const $endings = atom(0);

/** Whether the user is signing out. If so, a rejected token is expected. */
let isLeaving = false;

let loading: { token: string; done: Promise<void> } | null = null;

/** Stores the token and loads the session. Rejects like `ensureSessionLoaded`. */
export async function signIn({ token, uid, username }: SignedIn): Promise<void> {
  clearUserData();
  browserStorage.set('token', token);
  browserStorage.set('uid', uid);
  browserStorage.set('username', username);
  await ensureSessionLoaded();
}

/**
 * Clears the local session without a call to the server. `ended`: the server has ended the session, which a notice
 * tells the user.
 */
export function signOut({ ended = false }: { ended?: boolean } = {}): void {
  for (const key of ['token', 'uid', 'username']) browserStorage.remove(key);
  clearUserData();
  if (ended) $endings.set($endings.get() + 1);
}

/** Signs out on the server and locally, then loads the home page. */
export async function logOut(): Promise<void> {
  await signOutUser();
  browserStorage.remove('redirectTo');
  location.assign('/');
}

/** Signs out on the server and locally. The caller must load another page. */
export async function signOutUser(): Promise<void> {
  isLeaving = true;
  try {
    await call('GET /logout/', {});
  } catch {
    // The server is unreachable or has already ended the session, so only the local session is cleared.
  }
  signOut();
  isLeaving = false;
}

/** Loads the session if a token is stored and the session isn't loaded yet. Rejects with an `ApiError`. */
export async function ensureSessionLoaded(): Promise<void> {
  if (isSignedIn() && $session.get() === null) await reloadSession();
}

/** Reloads the session after its data has changed. Concurrent calls share one request. */
export function reloadSession(): Promise<void> {
  const token = storedToken();
  if (token === null) return Promise.resolve();
  if (loading?.token !== token) {
    const done = load(token).finally(() => {
      if (loading?.done === done) loading = null;
    });
    loading = { token, done };
  }
  return loading.done;
}

/** Clears all data of the previous user. Also used when another window of this browser signs in or out. */
export function clearUserData(): void {
  $session.set(null);
  queryClient.clear();
}

async function load(token: string): Promise<void> {
  const session = await call('GET /session/', {});
  // Another user might have signed in while the session was loading.
  if (storedToken() !== token) return;
  $session.set(session);
  if (session.type) selectAppType(session.type);
}

// When a session is loaded for the first time, the guard handles a rejected token instead.
$refusedToken.listen((token) => {
  if (token === storedToken() && $session.get() !== null && !isLeaving) signOut({ ended: true });
});
