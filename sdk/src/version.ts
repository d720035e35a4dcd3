/** The product's version: the folder of the immutable widget files. */
export const VERSION = '3.0.0';
