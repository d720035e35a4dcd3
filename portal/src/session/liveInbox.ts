import { atom } from 'nanostores';
import { $session } from './session.ts';

/** Number of entries in the user's inbox, as last reported by the server. Null without a connection. */
export const $liveInboxCount = atom<number | null>(null);

/** Stores a reported number, and shows it in the navigation. */
export function receiveInboxCount(count: number): void {
  $liveInboxCount.set(count);
  showInboxCount(count);
}

/** Shows the number of entries at the inbox's link in the navigation. */
export function showInboxCount(count: number): void {
  const session = $session.get();
  if (session && session.inbox_count !== count) $session.set({ ...session, inbox_count: count });
}
