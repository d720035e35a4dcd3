import { atom } from 'nanostores';

export const $contactOpen = atom(false);

export function openContact(): void {
  $contactOpen.set(true);
}

export function closeContact(): void {
  $contactOpen.set(false);
}
