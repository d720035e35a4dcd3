/** Mobile means a window narrower than 1023 px. */
export const MOBILE = '@media (width < 1023px)';

/** Small phones, and 200 % zoom on bigger ones. */
export const NARROW = '@media (width < 560px)';
