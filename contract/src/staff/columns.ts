/** How narrow and how wide a column can be made, in pixels. */
export const COLUMN_MIN = 60;
export const COLUMN_MAX = 800;
/** So many of the first columns can be kept in sight. */
export const FROZEN_MAX = 4;
