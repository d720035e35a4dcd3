const SMALL = '(width < 1023px)';

/** Mobile means a window narrower than 1023 px. */
export const MOBILE = `@media ${SMALL}`;

/** Whether the window is mobile now. */
export function isMobile(): boolean {
  return matchMedia(SMALL).matches;
}

/** Small phones, and 200 % zoom on bigger ones. */
export const NARROW = '@media (width < 560px)';
