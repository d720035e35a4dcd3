import { atom } from 'nanostores';
import { browserStorage } from '../browser/storage.ts';

const SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof SCHEMES)[number];

/** index.html reads the same key before the first paint. */
const KEY = 'colorScheme';

export const $colorScheme = atom<ColorScheme>(SCHEMES.find((scheme) => scheme === browserStorage.get(KEY)) ?? 'system');

/** Cycles through system, light and dark. */
export function nextColorScheme(): void {
  setColorScheme(SCHEMES[(SCHEMES.indexOf($colorScheme.get()) + 1) % SCHEMES.length]!);
}

/** Applies the scheme and stores it for the next visit. */
export function setColorScheme(scheme: ColorScheme): void {
  $colorScheme.set(scheme);
  if (scheme === 'system') {
    delete document.documentElement.dataset.scheme;
    browserStorage.remove(KEY);
  } else {
    document.documentElement.dataset.scheme = scheme;
    browserStorage.set(KEY, scheme);
  }
}
