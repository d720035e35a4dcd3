/** Minimum and maximum width of a column in pixels. */
export const COLUMN_MIN = 60;
export const COLUMN_MAX = 800;
export const FROZEN_MAX = 4;
