import { defineMessage } from '@crewdock/contract/message';

// Company settings

export const title = defineMessage('companyAdmin.settings.title', 'Company settings');
export const checkLink = defineMessage('companyAdmin.settings.checkLink', 'Check the portal');
export const saveButton = defineMessage('companyAdmin.settings.saveButton', 'Save');
export const cancelButton = defineMessage('companyAdmin.settings.cancelButton', 'Cancel');
export const removeButton = defineMessage('companyAdmin.settings.removeButton', 'Remove');
export const unsavedChanges = defineMessage('companyAdmin.settings.unsavedChanges', 'You have unsaved changes.');
export const saved = defineMessage(
  'companyAdmin.settings.saved',
  'Data successfully updated. Reload a page to see the changes.',
);
export const nameTitle = defineMessage('companyAdmin.settings.nameTitle', 'Name');
export const nameAbout = defineMessage(
  'companyAdmin.settings.nameAbout',
  'In titles, emails and CVs, and where there is no logo.',
);
export const nameLabel = defineMessage('companyAdmin.settings.nameLabel', 'Company name');
export const headerTitleLabel = defineMessage('companyAdmin.settings.headerTitleLabel', 'Header title');
export const headerTitleDescription = defineMessage(
  'companyAdmin.settings.headerTitleDescription',
  'A few words next to the logo.',
);
export const colorsTitle = defineMessage('companyAdmin.settings.colorsTitle', 'Colors');
/** {min} is a contrast ratio: “4.5:1”. */
export const colorsAbout = defineMessage(
  'companyAdmin.settings.colorsAbout',
  'Text needs a contrast of {min} to be legible. Pairs with less contrast are corrected, in light and in dark.',
);
export const brandColorLabel = defineMessage('companyAdmin.settings.brandColorLabel', 'Brand color');
export const brandColorDescription = defineMessage(
  'companyAdmin.settings.brandColorDescription',
  'Headers and primary buttons.',
);
export const fontColorLabel = defineMessage('companyAdmin.settings.fontColorLabel', 'Font color');
export const fontColorDescription = defineMessage(
  'companyAdmin.settings.fontColorDescription',
  'Text on the brand color.',
);
export const portalTitle = defineMessage('companyAdmin.settings.portalTitle', 'Portal');
export const marketLabel = defineMessage('companyAdmin.settings.marketLabel', 'Market');
export const marketHint = defineMessage(
  'companyAdmin.settings.marketHint',
  'When off, visitors see no cards and can’t send forms.',
);
export const bookingLabel = defineMessage('companyAdmin.settings.bookingLabel', 'Interview booking');
export const idsLabel = defineMessage('companyAdmin.settings.idsLabel', 'Public IDs');
export const idsHint = defineMessage(
  'companyAdmin.settings.idsHint',
  'When off, links contain random keys, and visitors see no IDs.',
);

// Logos

export const logoTitle = defineMessage('companyAdmin.settings.logoTitle', 'Logo');
export const logoAbout = defineMessage(
  'companyAdmin.settings.logoAbout',
  'Shown on the brand color, in the header, in emails, CVs and link previews. Without a logo, the name is shown.',
);
export const logoLabel = defineMessage(
  'companyAdmin.settings.logoLabel',
  '{scheme, select, light {Logo} other {Logo in dark colors}}',
);
export const logoDescription = defineMessage(
  'companyAdmin.settings.logoDescription',
  'SVG, PNG, JPEG, WebP, AVIF or GIF of at most {size}. An SVG is converted to a picture. You can also drop a file here.',
);
export const darkLogoDescription = defineMessage(
  'companyAdmin.settings.darkLogoDescription',
  'Only needed if the logo above is hard to see on a dark page.',
);
export const logoSaved = defineMessage('companyAdmin.settings.logoSaved', 'Data successfully updated');
export const uploading = defineMessage('companyAdmin.settings.uploading', 'Uploading…');
export const chooseLogoButton = defineMessage(
  'companyAdmin.settings.chooseLogoButton',
  '{scheme, select, light {Choose the logo} other {Choose the logo in dark colors}}',
);
export const changeLogoButton = defineMessage(
  'companyAdmin.settings.changeLogoButton',
  '{scheme, select, light {Change the logo} other {Change the logo in dark colors}}',
);
export const removeLogo = defineMessage(
  'companyAdmin.settings.removeLogo',
  '{scheme, select, light {Remove the logo} other {Remove the logo in dark colors}}',
);
export const inHeader = defineMessage('companyAdmin.settings.inHeader', 'Header');
export const inEmails = defineMessage('companyAdmin.settings.inEmails', 'Emails');
export const inCvs = defineMessage('companyAdmin.settings.inCvs', 'CVs');
/** {place} is “Header”, “Emails” or “CVs”, followed by the size of the logo in it. */
export const logoSample = defineMessage('companyAdmin.settings.logoSample', '{place}, {width} × {height}');
export const logoSize = defineMessage('companyAdmin.settings.logoSize', '{width} × {height} pixels.');
export const logoTooSmall = defineMessage(
  'companyAdmin.settings.logoTooSmall',
  '{width} × {height} pixels. It is less than {min} pixels high, so it is blurred on sharp screens.',
);

// CV template

export const templateTitle = defineMessage('companyAdmin.settings.templateTitle', 'CV template');
export const templateAbout = defineMessage(
  'companyAdmin.settings.templateAbout',
  'For the CVs that the portal creates as PDFs, with your saved logo and colors.',
);
export const modernTemplate = defineMessage(
  'companyAdmin.settings.modernTemplate',
  'Modern: the facts in a column in your color',
);
export const classicTemplate = defineMessage(
  'companyAdmin.settings.classicTemplate',
  'Classic: one quiet column, like a letter',
);
export const compactTemplate = defineMessage(
  'companyAdmin.settings.compactTemplate',
  'Compact: as much as fits on a page',
);
export const previewButton = defineMessage('companyAdmin.settings.previewButton', 'Preview with a real card');
export const noTalent = defineMessage(
  'companyAdmin.settings.noTalent',
  'There is no talent for a preview yet. Add a talent first.',
);

// Emails

export const emailsTitle = defineMessage('companyAdmin.settings.emailsTitle', 'Emails');
export const emailsAbout = defineMessage(
  'companyAdmin.settings.emailsAbout',
  'Recipients of messages and applications, and the sender of the portal’s emails.',
);
export const addressesLabel = defineMessage(
  'companyAdmin.settings.addressesLabel',
  'Send messages and applications to',
);
export const addressesDescription = defineMessage(
  'companyAdmin.settings.addressesDescription',
  'Up to {max} email addresses, one per line. If blank, messages go to the superadmins. Applications also go to the person who posted the job.',
);
export const senderLabel = defineMessage('companyAdmin.settings.senderLabel', 'Sender name');
export const senderDescription = defineMessage(
  'companyAdmin.settings.senderDescription',
  'The portal’s emails are sent in this name. Leave blank to use the company’s name.',
);
export const replyToLabel = defineMessage('companyAdmin.settings.replyToLabel', 'Reply to');
export const replyToDescription = defineMessage(
  'companyAdmin.settings.replyToDescription',
  'An email address for replies to the portal’s emails. Replies to a person’s message go to that person.',
);

// Legal documents

export const legalTitle = defineMessage('companyAdmin.settings.legalTitle', 'Legal');
export const legalAbout = defineMessage(
  'companyAdmin.settings.legalAbout',
  'Everyone who signs up or writes to you accepts your privacy policy and terms. Without your own texts, the portal has general texts in your name.',
);
export const postalAddressLabel = defineMessage('companyAdmin.settings.postalAddressLabel', 'Postal address');
export const postalAddressDescription = defineMessage(
  'companyAdmin.settings.postalAddressDescription',
  'Shown below your emails and your legal pages.',
);
export const privacyLabel = defineMessage('companyAdmin.settings.privacyLabel', 'Privacy policy');
export const privacyDescription = defineMessage(
  'companyAdmin.settings.privacyDescription',
  'Leave blank to use the <link>general privacy policy</link>.',
);
export const termsLabel = defineMessage('companyAdmin.settings.termsLabel', 'Terms of use');
export const termsDescription = defineMessage(
  'companyAdmin.settings.termsDescription',
  'Leave blank to use the <link>general terms of use</link>.',
);
export const consentLabel = defineMessage('companyAdmin.settings.consentLabel', 'Consent');
export const consentDescription = defineMessage(
  'companyAdmin.settings.consentDescription',
  'Visitors of your widgets agree to this text before they send a form, and it is stored with the form. Leave blank for no checkbox.',
);

// Domains

export const domainTitle = defineMessage('companyAdmin.settings.domainTitle', 'Own domain');
export const domainAbout = defineMessage(
  'companyAdmin.settings.domainAbout',
  'Use your own domain for the portal. As soon as it is verified, links in emails and on pages lead there, and users need to sign in there again.',
);
export const domainLabel = defineMessage('companyAdmin.settings.domainLabel', 'Domain');
export const otherDomainLabel = defineMessage('companyAdmin.settings.otherDomainLabel', 'Another domain');
export const addDomainButton = defineMessage('companyAdmin.settings.addDomainButton', 'Add domain');
export const replacesPending = defineMessage(
  'companyAdmin.settings.replacesPending',
  'It replaces the domain that isn’t verified yet.',
);
export const replacesUsed = defineMessage(
  'companyAdmin.settings.replacesUsed',
  'The domain in use stays until the new domain is verified.',
);
export const pending = defineMessage('companyAdmin.settings.pending', 'Not verified yet');
export const inUse = defineMessage('companyAdmin.settings.inUse', 'In use');
export const lost = defineMessage('companyAdmin.settings.lost', 'Lost');
export const former = defineMessage('companyAdmin.settings.former', 'Former');
export const recordMissing = defineMessage('companyAdmin.settings.recordMissing', 'Record missing');
export const domainMoved = defineMessage('companyAdmin.settings.domainMoved', 'The portal is now on {domain}');
export const domainRemoved = defineMessage('companyAdmin.settings.domainRemoved', '{domain} was removed');
export const checkButton = defineMessage('companyAdmin.settings.checkButton', 'Check');
export const checkDomain = defineMessage('companyAdmin.settings.checkDomain', 'Check {domain}');
export const reuseButton = defineMessage('companyAdmin.settings.reuseButton', 'Use again');
export const removeDomain = defineMessage('companyAdmin.settings.removeDomain', 'Remove {domain}');
export const removeDomainTitle = defineMessage('companyAdmin.settings.removeDomainTitle', 'Remove {domain}?');
/** {host} is the portal’s address without {domain}. */
export const removeDomainText = defineMessage(
  'companyAdmin.settings.removeDomainText',
  'The portal moves back to {host}. Links to {domain} in emails and elsewhere stop working, and users who are signed in there are signed out.',
);
export const removeDomainButton = defineMessage('companyAdmin.settings.removeDomainButton', 'Remove domain');
export const pendingAbout = defineMessage(
  'companyAdmin.settings.pendingAbout',
  'Add these two records where your domain is managed, then check. It may take a few hours until they are found.',
);
export const lostAbout = defineMessage(
  'companyAdmin.settings.lostAbout',
  'Its record was missing for days. Its pages redirect to the portal’s current address.',
);
export const formerAbout = defineMessage(
  'companyAdmin.settings.formerAbout',
  'Its pages redirect to the portal as long as its DNS leads here.',
);
export const missingAbout = defineMessage(
  'companyAdmin.settings.missingAbout',
  'The record that verifies this domain is missing. Add it again before {date}, or the domain is lost.',
);
export const inUseAbout = defineMessage(
  'companyAdmin.settings.inUseAbout',
  'Links to the portal lead here. Don’t remove its record: it is checked every day.',
);
export const records = defineMessage('companyAdmin.settings.records', 'DNS records of {domain}');
/** {type} is TXT or CNAME. */
export const recordName = defineMessage('companyAdmin.settings.recordName', 'Name of the {type} record');
export const recordValue = defineMessage('companyAdmin.settings.recordValue', 'Value of the {type} record');
export const copied = defineMessage('companyAdmin.settings.copied', 'Copied');
export const copyButton = defineMessage('companyAdmin.settings.copyButton', 'Copy');
/** {record} is “Name of the TXT record”. */
export const copyRecord = defineMessage('companyAdmin.settings.copyRecord', 'Copy: {record}');

// Data export

export const exportTitle = defineMessage('companyAdmin.settings.exportTitle', 'Export');
export const exportAbout = defineMessage(
  'companyAdmin.settings.exportAbout',
  'Everything that the company owns in one archive: settings, people, jobs, talents, relations, messages and files. Lists come as JSON, CSV and XLSX.',
);
export const exportGroup = defineMessage('companyAdmin.settings.exportGroup', 'Export of everything');
export const exportHint = defineMessage(
  'companyAdmin.settings.exportHint',
  'This takes a while. Superadmins get an email when the archive is ready.',
);
export const exportButton = defineMessage('companyAdmin.settings.exportButton', 'Export everything');
export const tryAgainButton = defineMessage('companyAdmin.settings.tryAgainButton', 'Try again');
export const downloadButton = defineMessage('companyAdmin.settings.downloadButton', 'Download');
export const deleteButton = defineMessage('companyAdmin.settings.deleteButton', 'Delete');
export const exportQueued = defineMessage('companyAdmin.settings.exportQueued', 'Queued');
export const exportProgress = defineMessage('companyAdmin.settings.exportProgress', '{done} of {total} files');
/** {size} is the size of the archive: “1.2 MB”. */
export const exportDetails = defineMessage(
  'companyAdmin.settings.exportDetails',
  '{size}, created on {created}, kept until {expires}',
);
export const exportFailedText = defineMessage(
  'companyAdmin.settings.exportFailedText',
  'The export failed. Please try again.',
);
export const exportRunning = defineMessage('companyAdmin.settings.exportRunning', 'The export is being created');
export const exportReady = defineMessage('companyAdmin.settings.exportReady', 'The export is ready');
export const exportFailed = defineMessage('companyAdmin.settings.exportFailed', 'The export failed');
