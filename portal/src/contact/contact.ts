import { atom } from 'nanostores';

/** Whether the contact dialog is open. */
export const $contactOpen = atom(false);

export function openContact(): void {
  $contactOpen.set(true);
}

export function closeContact(): void {
  $contactOpen.set(false);
}
