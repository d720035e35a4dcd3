/**
 * The app version required by the specification, used in the new-version notice, error reports and the API description.
 * Releases are numbered separately.
 */
export const APP_VERSION = '3.0.0';
