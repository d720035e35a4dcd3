import { atom } from 'nanostores';

/** Whether the contact-us modal is open. */
export const $contactOpen = atom(false);

/** Opens the contact-us modal. */
export function openContact(): void {
  $contactOpen.set(true);
}

export function closeContact(): void {
  $contactOpen.set(false);
}
