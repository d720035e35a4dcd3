import { atom } from 'nanostores';
import { storage } from '../browser/storage.ts';

const SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof SCHEMES)[number];

/** index.html reads the same key before the first paint. */
const KEY = 'colorScheme';

export const $colorScheme = atom<ColorScheme>(SCHEMES.find((scheme) => scheme === storage.get(KEY)) ?? 'system');

/** Goes from the system's scheme to light, to dark and back. */
export function nextColorScheme(): void {
  setColorScheme(SCHEMES[(SCHEMES.indexOf($colorScheme.get()) + 1) % SCHEMES.length]!);
}

/** Shows it at once and keeps it for the next visit. */
export function setColorScheme(scheme: ColorScheme): void {
  $colorScheme.set(scheme);
  if (scheme === 'system') {
    delete document.documentElement.dataset.scheme;
    storage.remove(KEY);
  } else {
    document.documentElement.dataset.scheme = scheme;
    storage.set(KEY, scheme);
  }
}
