import { defineMessage } from '@crewdock/contract/message';

// Links through which people without an account send files.

export const title = defineMessage('imports.mass.links.title', 'Links for others');
export const text = defineMessage(
  'imports.mass.links.text',
  '{kind, select, talent {People with such a link can send CVs without an account. You receive them as drafts.} other {People with such a link can send job descriptions without an account. You receive them as drafts.}}',
);
export const createButton = defineMessage('imports.mass.links.createButton', 'Create a link');
export const createTitle = defineMessage(
  'imports.mass.links.createTitle',
  '{kind, select, talent {Create a link for sending CVs} other {Create a link for sending job descriptions}}',
);
export const received = defineMessage(
  'imports.mass.links.received',
  '{kind, select, talent {{received} of {files, plural, one {# CV} other {# CVs}}} other {{received} of {files, plural, one {# job description} other {# job descriptions}}}}',
);
export const open = defineMessage('imports.mass.links.open', 'Open');
export const closed = defineMessage('imports.mass.links.closed', 'Closed');
export const expiry = defineMessage('imports.mass.links.expiry', 'until {day}');
export const copyButton = defineMessage('imports.mass.links.copyButton', 'Copy');
/** {label} is the recipient. */
export const copyLabel = defineMessage('imports.mass.links.copyLabel', 'Copy the link for {label}');
export const closeButton = defineMessage('imports.mass.links.closeButton', 'Close');
/** {label} is the recipient. */
export const closeLabel = defineMessage('imports.mass.links.closeLabel', 'Close the link for {label}');
export const linkClosed = defineMessage('imports.mass.links.linkClosed', 'The link was closed');
export const linkCopied = defineMessage('imports.mass.links.linkCopied', 'Link copied');

// Form for a new link.

export const labelLabel = defineMessage('imports.mass.links.labelLabel', 'Recipient');
export const labelDescription = defineMessage('imports.mass.links.labelDescription', 'Only you see it.');
export const expiryLabel = defineMessage('imports.mass.links.expiryLabel', 'Expires on');
export const expiryDescription = defineMessage(
  'imports.mass.links.expiryDescription',
  'At most {days} days from now. Days end at midnight UTC.',
);
export const filesLabel = defineMessage(
  'imports.mass.links.filesLabel',
  '{kind, select, talent {How many CVs} other {How many job descriptions}}',
);
export const filesDescription = defineMessage(
  'imports.mass.links.filesDescription',
  'At most {max} in total, for all people who use the link.',
);
export const cancel = defineMessage('imports.mass.links.cancel', 'Cancel');
export const createAndCopyButton = defineMessage('imports.mass.links.createAndCopyButton', 'Create and copy link');
