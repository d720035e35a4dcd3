/** The package's version. */
export const VERSION = '3.0.0';

/** The version of the script tag's address: it changes with what pages have written by hand. */
export const MAJOR: number = 1;

/** What the tags begin with. From the second on it has the number, so that majors never meet on one page. */
export const PREFIX: string = MAJOR === 1 ? 'crewdock' : `crewdock${MAJOR}`;
