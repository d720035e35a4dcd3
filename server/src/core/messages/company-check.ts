import { defineMessage } from '@crewdock/contract/message';

// Findings of the check of a company portal.

// Colors and logo.
export const lowContrast = defineMessage(
  'companyCheck.lowContrast',
  'The contrast of the font color on the brand color is {contrast}:1, but at least {least}:1 is needed. Another font color is shown.',
);
export const lowContrastPlace = defineMessage('companyCheck.lowContrastPlace', 'Headers and buttons');
export const logoPlace = defineMessage('companyCheck.logoPlace', 'Logo');
export const noLogo = defineMessage('companyCheck.noLogo', 'There is no logo, so the name is shown.');
export const logo = defineMessage('companyCheck.logo', 'The logo');
export const darkLogo = defineMessage('companyCheck.darkLogo', 'The logo in dark colors');
/** {logo}: `The logo` or `The logo in dark colors`. */
export const unreadableLogo = defineMessage('companyCheck.unreadableLogo', '{logo} can’t be read. Upload it again.');
export const smallLogo = defineMessage(
  'companyCheck.smallLogo',
  '{logo} is {height} pixels high. Below {least} pixels it looks blurred on high-resolution screens.',
);
export const invisibleLogo = defineMessage(
  'companyCheck.invisibleLogo',
  '{logo} is hard to distinguish from the brand color behind it.',
);

// Domain.
export const pendingDomain = defineMessage(
  'companyCheck.pendingDomain',
  'The domain isn’t verified yet, so the portal isn’t available there.',
);
export const lostDomain = defineMessage(
  'companyCheck.lostDomain',
  'The domain was disconnected because its record had been missing for days.',
);
export const domainWithoutAddress = defineMessage(
  'companyCheck.domainWithoutAddress',
  'The domain has no address in its DNS, so it can’t be opened.',
);
export const missingRecord = defineMessage(
  'companyCheck.missingRecord',
  'The record that verifies the domain is missing. Without it the domain will be disconnected.',
);

// Pages.
export const homePage = defineMessage('companyCheck.homePage', 'Home');
export const talentsPage = defineMessage('companyCheck.talentsPage', 'Talents');
export const jobsPage = defineMessage('companyCheck.jobsPage', 'Jobs');
export const privacyPage = defineMessage('companyCheck.privacyPage', 'Privacy policy');
export const termsPage = defineMessage('companyCheck.termsPage', 'Terms of use');
export const guidePage = defineMessage('companyCheck.guidePage', 'Widgets: a guide');
export const playgroundPage = defineMessage('companyCheck.playgroundPage', 'Widgets: playground');
export const missingPage = defineMessage('companyCheck.missingPage', 'Page not found');
export const brokenPage = defineMessage(
  'companyCheck.brokenPage',
  'The page can’t be opened. The server responds with status {status}.',
);
export const titleMissing = defineMessage('companyCheck.titleMissing', 'The page has no title.');
export const titleWithoutCompany = defineMessage(
  'companyCheck.titleWithoutCompany',
  'The title doesn’t name the company.',
);
/** {page}: name of another page. */
export const titleRepeated = defineMessage('companyCheck.titleRepeated', 'The page has the same title as {page}.');
export const noDescription = defineMessage(
  'companyCheck.noDescription',
  'The page has no description for search engines.',
);
export const otherBrand = defineMessage('companyCheck.otherBrand', 'The text names another brand.');
export const foreignLink = defineMessage('companyCheck.foreignLink', 'A link leads to another portal.');

// Icons and pictures for link previews. {picture}: one of the two.
export const icon = defineMessage('companyCheck.icon', 'The icon');
export const previewPicture = defineMessage('companyCheck.previewPicture', 'The picture for link previews');
export const missingPicture = defineMessage('companyCheck.missingPicture', '{picture} is missing.');
export const foreignPicture = defineMessage('companyCheck.foreignPicture', '{picture} is on another host.');
export const unloadedPicture = defineMessage('companyCheck.unloadedPicture', '{picture} can’t be loaded.');
export const smallPicture = defineMessage('companyCheck.smallPicture', '{picture} is only {width} × {height} pixels.');

// Links to the pages that fix a finding.
export const cardLink = defineMessage('companyCheck.cardLink', '{kind, select, talent {This talent} other {This job}}');
export const nameLink = defineMessage('companyCheck.nameLink', 'Name');
export const logoLink = defineMessage('companyCheck.logoLink', 'Logo');
export const colorsLink = defineMessage('companyCheck.colorsLink', 'Colors');
export const portalLink = defineMessage('companyCheck.portalLink', 'Portal');
export const legalLink = defineMessage('companyCheck.legalLink', 'Legal');
export const emailsLink = defineMessage('companyCheck.emailsLink', 'Emails');
export const domainLink = defineMessage('companyCheck.domainLink', 'Own domain');
