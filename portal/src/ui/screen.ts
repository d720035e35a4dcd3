import { useSyncExternalStore } from 'react';

const SMALL = '(width < 1023px)';
const PHONE = '(width < 560px)';

/** Mobile means a window narrower than 1023 px. */
export const MOBILE = `@media ${SMALL}`;

/** The same where what a press opens can't be opened at all: without scripts. */
export const MOBILE_SCRIPTED = `@media ${SMALL} and (scripting: enabled)`;

/** No mobile window, and none that has room to spare. */
export const TIGHT = '@media (1023px <= width < 1240px)';

/** Whether the window is mobile now. */
export function isMobile(): boolean {
  return matchMedia(SMALL).matches;
}

/** Small phones, and 200 % zoom on bigger ones. */
export const NARROW = `@media ${PHONE}`;

/** Where fingers point: whatever is touched is 44 px high and wide. */
export const FINGER = '@media (pointer: coarse)';

/** Whether the window is narrow, now and whenever that changes. */
export const useNarrow = watched(PHONE, () => false);

/** The same of a mobile one. What isn't there then is marked `data-wide`: it is taken out of a page that the server has drawn. */
export const useMobile = watched(SMALL, () => 'matchMedia' in globalThis && isMobile());

/** `atFirst`: what the page of the server, and its first drawing here, takes the window for. */
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
