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
export function useNarrow(): boolean {
  return useSyncExternalStore(
    onNarrow,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

function onNarrow(tell: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
