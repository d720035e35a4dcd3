import type { SignedIn } from '@crewdock/contract/accounts';
import type { Session } from '@crewdock/contract/session';
import { atom } from 'nanostores';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { selectAppType } from './appType.ts';
import { storage } from '../browser/storage.ts';
import { $refusedToken, isSignedIn, storedToken } from '../browser/token.ts';

export { isSignedIn };

/** Who is signed in, once it is loaded; null for visitors. */
export const $session = atom<Session | null>(null);

/** Counts the sessions that ended by themselves in the middle of work; the frame listens. */
export const $endings = atom(0);

/** The person ends it: what is refused meanwhile says nothing new. */
let isLeaving = false;

let loading: { token: string; done: Promise<void> } | null = null;

/** Keeps the token and loads the session. Rejects as `loadSession` does. */
export async function signIn({ token, uid, username }: SignedIn): Promise<void> {
  forget();
  storage.set('token', token);
  storage.set('uid', uid);
  storage.set('username', username);
  await loadSession();
}

/** Forgets who was signed in, on this side alone. `ended`: the server ended the session, and the person has to be told. */
export function signOut({ ended = false }: { ended?: boolean } = {}): void {
  for (const key of ['token', 'uid', 'username']) storage.remove(key);
  forget();
  if (ended) $endings.set($endings.get() + 1);
}

/** Ends the session on both sides and loads the site's root afresh. */
export async function logOut(): Promise<void> {
  await endSession();
  storage.remove('redirectTo');
  location.assign('/');
}

/** Ends the session on both sides. The caller loads another page. */
export async function endSession(): Promise<void> {
  isLeaving = true;
  try {
    await call('GET /logout/', {});
  } catch {
    // Out of reach or ended already: this browser forgets it all the same.
  }
  signOut();
  isLeaving = false;
}

/** Loads the session where there is a token and it is not there yet. Rejects with the `ApiError` of a failed load. */
export async function loadSession(): Promise<void> {
  if (isSignedIn() && $session.get() === null) await reloadSession();
}

/** Loads it anew, after a change of what it says. Calls at the same time share one answer. */
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

/** Drops what is known of the former person, after another window of this browser changed who is signed in. */
export function forget(): void {
  $session.set(null);
  queryClient.clear();
}

async function load(token: string): Promise<void> {
  const session = await call('GET /session/', {});
  // Somebody else may have signed in meanwhile.
  if (storedToken() !== token) return;
  $session.set(session);
  if (session.type) selectAppType(session.type);
}

// A refusal while the session is first loaded is the guard's.
$refusedToken.listen((token) => {
  if (token === storedToken() && $session.get() !== null && !isLeaving) signOut({ ended: true });
});
