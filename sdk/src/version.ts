/** Version of the package; must equal the version in package.json. */
export const VERSION = '3.0.0';

/** Major version in the script tag's URL. Increases with breaking changes to the markup of partners' pages. */
export const MAJOR: number = 1;

/** Prefix of tag names. From version 2 on it contains the version, so that two major versions can share a page. */
export const PREFIX: string = MAJOR === 1 ? 'crewdock' : `crewdock${MAJOR}`;
