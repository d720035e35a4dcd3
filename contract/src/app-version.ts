/** The specification's version of the app: in the notice of a new version, in error reports and in the API's description. Releases have numbers of their own. */
export const APP_VERSION = '3.0.0';
