import { defineMessage } from '@crewdock/contract/message';

// Portal check

export const backLink = defineMessage('companyAdmin.check.backLink', 'Company settings');
export const title = defineMessage('companyAdmin.check.title', 'Check');
export const checkAgainButton = defineMessage('companyAdmin.check.checkAgainButton', 'Check again');
export const checking = defineMessage(
  'companyAdmin.check.checking',
  'Checking every page, email and CV of the portal. This may take a minute.',
);
/** {pages}, {emails} and {cvs} are the counts below. {count} is the number of problems. */
export const result = defineMessage(
  'companyAdmin.check.result',
  'Checked: {pages}, {emails} of the last 30 days and {cvs}. Found: {count}.',
);
export const pages = defineMessage('companyAdmin.check.pages', '{count, plural, one {# page} other {# pages}}');
export const emails = defineMessage('companyAdmin.check.emails', '{count, plural, one {# email} other {# emails}}');
export const cvs = defineMessage('companyAdmin.check.cvs', '{count, plural, one {# CV} other {# CVs}}');
export const newestPages = defineMessage(
  'companyAdmin.check.newestPages',
  'the newest {read} of {count, plural, one {# page} other {# pages}}',
);
export const newestEmails = defineMessage(
  'companyAdmin.check.newestEmails',
  'the newest {read} of {count, plural, one {# email} other {# emails}}',
);
export const newestCvs = defineMessage(
  'companyAdmin.check.newestCvs',
  'the newest {read} of {count, plural, one {# CV} other {# CVs}}',
);
export const nothingFoundTitle = defineMessage('companyAdmin.check.nothingFoundTitle', 'Nothing found');
export const nothingFoundText = defineMessage(
  'companyAdmin.check.nothingFoundText',
  'Everything on the portal is readable, carries your name and links to the right places.',
);

// Problem types

export const domain = defineMessage('companyAdmin.check.domain', 'Domain');
export const unavailablePages = defineMessage('companyAdmin.check.unavailablePages', 'Pages that can’t be opened');
export const otherBrands = defineMessage('companyAdmin.check.otherBrands', 'Names of other brands');
export const otherPortals = defineMessage('companyAdmin.check.otherPortals', 'Links to other portals');
export const colors = defineMessage('companyAdmin.check.colors', 'Colors');
export const logo = defineMessage('companyAdmin.check.logo', 'Logo');
export const titles = defineMessage('companyAdmin.check.titles', 'Titles');
export const pictures = defineMessage('companyAdmin.check.pictures', 'Icons and previews');

// Problems: {place} is the name of the page, email or talent

export const onPage = defineMessage('companyAdmin.check.onPage', 'Page {place}');
export const inEmail = defineMessage('companyAdmin.check.inEmail', 'Email {place}');
export const inCv = defineMessage('companyAdmin.check.inCv', 'CV of {place}');
/** {label} is the section of the settings in which the problem can be fixed. */
export const fix = defineMessage('companyAdmin.check.fix', 'Fix: {label}. {problem}');
export const chosenColors = defineMessage('companyAdmin.check.chosenColors', 'As chosen');
export const shownColors = defineMessage('companyAdmin.check.shownColors', 'As shown');
/** {name} is “As chosen” or “As shown”; the colors are hexadecimal. */
export const colorPair = defineMessage('companyAdmin.check.colorPair', '{name}: {text} on {surface}');
