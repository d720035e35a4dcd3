import { defineMessage } from '@crewdock/contract/message';

// Password for a shared link.

export const passwordPageTitle = defineMessage('sharing.passwordPageTitle', 'Shared with you');
export const passwordPageText = defineMessage(
  'sharing.passwordPageText',
  'This link is protected. Enter the password from the person who sent it to you.',
);
export const passwordLabel = defineMessage('sharing.passwordLabel', 'Password');
export const openButton = defineMessage('sharing.openButton', 'Open link');

// Dialog with the links to a talent, a job or a list.

/** {name} is the name of a talent, a job or a list. */
export const shareTitle = defineMessage('sharing.shareTitle', 'Share {name}');
export const newTitle = defineMessage('sharing.newTitle', 'New link');
export const editTitle = defineMessage('sharing.editTitle', 'Edit link');
export const qrCodeTitle = defineMessage('sharing.qrCodeTitle', 'Link for {recipient}');
export const removeTitle = defineMessage('sharing.removeTitle', 'Remove the link for {recipient}?');
export const emptyText = defineMessage(
  'sharing.emptyText',
  'Create a link for each client. You choose whether it shows rates, needs a password or expires, and you can remove each link separately.',
);
export const links = defineMessage('sharing.links', 'Links to {name}');
export const closeButton = defineMessage('sharing.closeButton', 'Close');
export const statisticsLink = defineMessage('sharing.statisticsLink', 'Statistics');
export const newButton = defineMessage('sharing.newButton', 'New link');

// Link form.

export const recipientLabel = defineMessage('sharing.recipientLabel', 'Recipient');
export const recipientDescription = defineMessage(
  'sharing.recipientDescription',
  'Visible only to you and the people who edit this.',
);
export const commentLabel = defineMessage('sharing.commentLabel', 'Comment');
export const showRatesLabel = defineMessage('sharing.showRatesLabel', 'Show rates');
export const publicRatesHint = defineMessage(
  'sharing.publicRatesHint',
  'This is public in the market, including its rates. Make it private to hide them.',
);
export const newPasswordLabel = defineMessage('sharing.newPasswordLabel', 'New password');
export const newPasswordDescription = defineMessage(
  'sharing.newPasswordDescription',
  'Leave blank to keep the current password.',
);
export const passwordDescription = defineMessage('sharing.passwordDescription', 'Leave blank for no password.');
export const noPasswordLabel = defineMessage('sharing.noPasswordLabel', 'Remove the password');
export const lastDayLabel = defineMessage('sharing.lastDayLabel', 'Expires on');
export const lastDayDescription = defineMessage(
  'sharing.lastDayDescription',
  'Leave blank for no expiry. The link works until the end of this day, midnight UTC.',
);
export const cancelButton = defineMessage('sharing.cancelButton', 'Cancel');
export const saveButton = defineMessage('sharing.saveButton', 'Save');
export const createButton = defineMessage('sharing.createButton', 'Create and copy link');
export const changedNotice = defineMessage('sharing.changedNotice', 'Tag “{tag}” was changed');
export const linkCopied = defineMessage('sharing.linkCopied', 'Link copied');

// Link row.

export const expired = defineMessage('sharing.expired', 'Expired');
export const verdictLimit = defineMessage('sharing.verdictLimit', 'Verdict limit reached');
export const ratesShown = defineMessage('sharing.ratesShown', 'Rates shown');
export const ratesHidden = defineMessage('sharing.ratesHidden', 'Rates hidden');
export const hasPassword = defineMessage('sharing.hasPassword', 'Password');
export const verdictsClosed = defineMessage('sharing.verdictsClosed', 'Verdicts closed');
export const expiresOn = defineMessage('sharing.expiresOn', 'Expires on {date}');
export const createdOn = defineMessage('sharing.createdOn', 'Created {date}');
export const views = defineMessage('sharing.views', '{count, plural, one {# view} other {# views}}');
export const visitors = defineMessage('sharing.visitors', '{count, plural, one {# visitor} other {# visitors}}');
export const clicks = defineMessage('sharing.clicks', '{count, plural, one {# click} other {# clicks}}');
export const contacts = defineMessage('sharing.contacts', '{count, plural, one {# contact} other {# contacts}}');
export const verdicts = defineMessage('sharing.verdicts', '{count, plural, one {# verdict} other {# verdicts}}');
/** {when} is a relative date, such as “2 days ago”. */
export const lastVisit = defineMessage('sharing.lastVisit', 'Last visit {when}');
export const verdictsRejected = defineMessage(
  'sharing.verdictsRejected',
  'Verdicts were rejected {when}: there were too many from one address or in total. Remove unwanted ones under Statistics.',
);
export const copyButton = defineMessage('sharing.copyButton', 'Copy link');
export const copyButtonName = defineMessage('sharing.copyButtonName', 'Copy link for {recipient}');
export const moreMenu = defineMessage('sharing.moreMenu', 'More for {recipient}');
export const qrCodeEntry = defineMessage('sharing.qrCodeEntry', 'QR code…');
export const editEntry = defineMessage('sharing.editEntry', 'Edit…');
export const closeVerdictsEntry = defineMessage('sharing.closeVerdictsEntry', 'Close verdicts');
export const reopenVerdictsEntry = defineMessage('sharing.reopenVerdictsEntry', 'Reopen verdicts');
export const removeEntry = defineMessage('sharing.removeEntry', 'Remove…');
export const verdictsReopenedNotice = defineMessage(
  'sharing.verdictsReopenedNotice',
  'Verdicts for “{recipient}” are open again',
);
export const verdictsClosedNotice = defineMessage(
  'sharing.verdictsClosedNotice',
  'Verdicts for “{recipient}” are closed',
);

// Link QR code and removal.

export const qrCodeName = defineMessage('sharing.qrCodeName', 'QR code of the link for {recipient}');
export const backButton = defineMessage('sharing.backButton', 'Back');
export const downloadButton = defineMessage('sharing.downloadButton', 'Download picture');
export const removeText = defineMessage(
  'sharing.removeText',
  'This link will stop working. Your other links stay active.',
);
export const removeButton = defineMessage('sharing.removeButton', 'Remove link');
