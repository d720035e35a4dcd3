import { useSyncExternalStore } from 'react';

const SMALL = '(width < 1023px)';
const PHONE = '(width < 560px)';

/** Media query for mobile: a window narrower than 1023 px. */
export const MOBILE = `@media ${SMALL}`;

/** Media query for mobile with JavaScript enabled, for content behind a control that needs JavaScript. */
export const MOBILE_SCRIPTED = `@media ${SMALL} and (scripting: enabled)`;

/** Media query for windows wider than mobile, but with little spare width. */
export const TIGHT = '@media (1023px <= width < 1240px)';

/** Whether the window is currently mobile; doesn't update. */
export function isMobile(): boolean {
  return matchMedia(SMALL).matches;
}

/** Media query for small phones, and for larger ones at 200 % zoom. */
export const NARROW = `@media ${PHONE}`;

/** Media query for touch screens, on which touch targets are at least 44 px high and wide. */
export const FINGER = '@media (pointer: coarse)';

/** Whether the window is narrow; updates with the window. */
export const useNarrow = watched(PHONE, () => false);

/**
 * Whether the window is mobile; updates with the window. Elements omitted on mobile have `data-wide`, so that they are
 * removed from server-rendered pages.
 */
export const useMobile = watched(SMALL, () => 'matchMedia' in globalThis && isMobile());

/** Creates a hook that watches a media query. `atFirst`: the value during server rendering and hydration. */
function watched(medium: string, atFirst: () => boolean): () => boolean {
  const subscribe = (tell: () => void) => {
    const query = matchMedia(medium);
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  };
  return function useWatched() {
    return useSyncExternalStore(subscribe, () => matchMedia(medium).matches, atFirst);
  };
}
