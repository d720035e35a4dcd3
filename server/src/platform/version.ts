/** The product's version: of the API, and the folder of the immutable widget files, as in sdk/src/version.ts. */
export const VERSION = '3.0.0';
