import { defineMessage } from '@crewdock/contract/message';

// Sections of the account page.
export const cancelButton = defineMessage('admin.people.cancelButton', 'Cancel');
export const saveButton = defineMessage('admin.people.saveButton', 'Save');
export const discardButton = defineMessage('admin.people.discardButton', 'Discard');

// Notices.
export const accountAdded = defineMessage('admin.people.accountAdded', 'Data added successfully');
export const accountSaved = defineMessage('admin.people.accountSaved', 'Data successfully updated');
export const invitationSent = defineMessage('admin.people.invitationSent', 'The invitation is on its way');
/** {state}: `suspended`, for example. */
export const stateChanged = defineMessage('admin.people.stateChanged', 'The account is {state}');
export const managerChanged = defineMessage('admin.people.managerChanged', 'Manager: {manager}');
export const undoButton = defineMessage('admin.people.undoButton', 'Undo');

// Access: state of the account.
export const accessTitle = defineMessage('admin.people.accessTitle', 'Access');
export const pendingNote = defineMessage('admin.people.pendingNote', 'Invited, but hasn’t signed in yet.');
export const openNote = defineMessage('admin.people.openNote', 'Can sign in. The cards are on the market.');
export const suspendedNote = defineMessage(
  'admin.people.suspendedNote',
  'Can’t sign in. The cards are off the market until the account is reopened.',
);
export const terminatedNote = defineMessage(
  'admin.people.terminatedNote',
  'Can’t sign in. The cards are off the market.',
);
export const invited = defineMessage(
  'admin.people.invited',
  'Invited {sent}. The link works until {expires}, or until it is used.',
);
export const noInvitation = defineMessage('admin.people.noInvitation', 'No active invitation.');
export const resendButton = defineMessage('admin.people.resendButton', 'Resend invitation');
export const suspendButton = defineMessage('admin.people.suspendButton', 'Suspend');
export const terminateButton = defineMessage('admin.people.terminateButton', 'Terminate');
export const reopenButton = defineMessage('admin.people.reopenButton', 'Reopen');

// Profile.
export const profileTitle = defineMessage('admin.people.profileTitle', 'Profile');
export const profileText = defineMessage(
  'admin.people.profileText',
  'Name and contact details. The owner can change them in the settings.',
);
export const unconfirmedEmail = defineMessage(
  'admin.people.unconfirmedEmail',
  'Not confirmed yet. If you change the address, we send a new invitation to it.',
);
/** {detail}: a sentence that another user has changed the account. */
export const fieldConflict = defineMessage(
  'admin.people.fieldConflict',
  '{detail} It is now “{value}”. Save again to keep your version.',
);
export const unsavedProfile = defineMessage(
  'admin.people.unsavedProfile',
  'Your changes to the profile haven’t been saved.',
);

// Fields.
export const emailLabel = defineMessage('admin.people.emailLabel', 'Email');
export const confirmedEmail = defineMessage(
  'admin.people.confirmedEmail',
  'Confirmed. Only the owner can change it, in the settings.',
);
export const firstNameLabel = defineMessage('admin.people.firstNameLabel', 'First name');
export const lastNameLabel = defineMessage('admin.people.lastNameLabel', 'Last name');
export const companyLabel = defineMessage('admin.people.companyLabel', 'Company');
export const phoneLabel = defineMessage('admin.people.phoneLabel', 'Phone');
export const skypeLabel = defineMessage('admin.people.skypeLabel', 'Skype');
export const viberLabel = defineMessage('admin.people.viberLabel', 'Viber');
export const managerLabel = defineMessage('admin.people.managerLabel', 'Manager');
export const noManager = defineMessage('admin.people.noManager', 'None');

// Cards, emails and sign-ins of the account.
export const cardsTitle = defineMessage('admin.people.cardsTitle', 'Cards');
export const cardsText = defineMessage('admin.people.cardsText', 'The last {shown} of {total}.');
export const noCards = defineMessage('admin.people.noCards', 'No cards yet.');
export const untitledCard = defineMessage('admin.people.untitledCard', 'Untitled');
/** {state}: `Draft`, for example. {when}: `3 days ago`, for example. */
export const cardLine = defineMessage(
  'admin.people.cardLine',
  '{kind, select, talent {Talent} other {Job}} · {state} · changed {when}',
);
export const activeCard = defineMessage('admin.people.activeCard', 'Active');
export const draftCard = defineMessage('admin.people.draftCard', 'Draft');
export const archivedCard = defineMessage('admin.people.archivedCard', 'Archived');
export const withheldCard = defineMessage('admin.people.withheldCard', 'Withheld');
export const emailsTitle = defineMessage('admin.people.emailsTitle', 'Emails');
export const emailsText = defineMessage(
  'admin.people.emailsText',
  'Sent to the account’s address. Closed accounts only get the email about the closing.',
);
export const noEmails = defineMessage('admin.people.noEmails', 'No emails yet.');
export const queuedEmail = defineMessage('admin.people.queuedEmail', 'Queued');
export const sentEmail = defineMessage('admin.people.sentEmail', 'Sent');
export const failedEmail = defineMessage('admin.people.failedEmail', 'Not sent');
export const signInsTitle = defineMessage('admin.people.signInsTitle', 'Sign-ins');
export const signInsText = defineMessage(
  'admin.people.signInsText',
  'Where the account is signed in now. Past sign-ins are in the history.',
);
export const noSignIns = defineMessage('admin.people.noSignIns', 'Not signed in anywhere.');
export const signInLine = defineMessage('admin.people.signInLine', 'Signed in on {date} · last used {when}');

// The account's available resources.
export const resourcesTitle = defineMessage('admin.people.resourcesTitle', 'Available resources');
export const resourcesText = defineMessage(
  'admin.people.resourcesText',
  'How many resources were confirmed in time after our emails, and how fast.',
);
export const scoreMissing = defineMessage('admin.people.scoreMissing', 'Not asked');
export const score = defineMessage('admin.people.score', '{score}% on time');
export const scoreWithHours = defineMessage('admin.people.scoreWithHours', '{score}% on time, within {hours} h');
export const resourcesButton = defineMessage('admin.people.resourcesButton', 'Show resources');

// History.
export const historyTitle = defineMessage('admin.people.historyTitle', 'History');
export const historyText = defineMessage('admin.people.historyText', 'Changes to the account, and its sign-ins.');
export const noHistory = defineMessage('admin.people.noHistory', 'No changes yet.');
/** {action}: `Signed in`, for example. */
export const historyEntry = defineMessage('admin.people.historyEntry', '{action} <small>by {actor}</small>');
/** {action}: `Changed`. {fields}: names of fields. */
export const historyChange = defineMessage(
  'admin.people.historyChange',
  '{action}: {fields} <small>by {actor}</small>',
);
export const auditLogLink = defineMessage('admin.people.auditLogLink', 'Show all in the audit log');

// New account. {table}: the staff table.
export const newTitle = defineMessage(
  'admin.people.newTitle',
  '{table, select, vendors {New vendor} clients {New client} contractors {New contractor} other {New account}}',
);
export const newText = defineMessage(
  'admin.people.newText',
  'We email an invitation. Its link sets the password and works for seven days. Until then the account is pending.',
);
export const existingAccountLink = defineMessage(
  'admin.people.existingAccountLink',
  'Open the account with this address',
);
export const createButton = defineMessage('admin.people.createButton', 'Create and invite');
export const unsavedAccount = defineMessage('admin.people.unsavedAccount', 'The new account hasn’t been saved.');

// Side panel of the tables.
export const kindLabel = defineMessage(
  'admin.people.kindLabel',
  '{table, select, vendors {Vendor} clients {Client} contractors {Contractor} other {Staff}}',
);
export const stateLabel = defineMessage('admin.people.stateLabel', 'State');
/** {state}: `Suspended`, for example. {note}: a sentence about the state. */
export const stateWithNote = defineMessage('admin.people.stateWithNote', '{state}. <small>{note}</small>');
export const membershipLabel = defineMessage('admin.people.membershipLabel', 'Member of');
export const activeCards = defineMessage('admin.people.activeCards', '{count, plural, other {# active}}');
export const scoreLabel = defineMessage('admin.people.scoreLabel', 'Answers');
export const signInLabel = defineMessage('admin.people.signInLabel', 'Sign-in');
export const neverSignedIn = defineMessage('admin.people.neverSignedIn', 'Not yet');
export const registeredLabel = defineMessage('admin.people.registeredLabel', 'Registered');
export const openButton = defineMessage('admin.people.openButton', 'Open account');

// Tables.
/** Navigation between the tables of people. */
export const peopleTables = defineMessage('admin.people.peopleTables', 'Tables of people');
export const vendorsTitle = defineMessage('admin.people.vendorsTitle', 'Vendors');
export const vendor = defineMessage('admin.people.vendor', 'vendor');
export const vendors = defineMessage('admin.people.vendors', 'vendors');
export const clientsTitle = defineMessage('admin.people.clientsTitle', 'Clients');
export const client = defineMessage('admin.people.client', 'client');
export const clients = defineMessage('admin.people.clients', 'clients');
export const contractorsTitle = defineMessage('admin.people.contractorsTitle', 'Contractors');
export const contractor = defineMessage('admin.people.contractor', 'contractor');
export const contractors = defineMessage('admin.people.contractors', 'contractors');
export const staffTitle = defineMessage('admin.people.staffTitle', 'Staff');
export const account = defineMessage('admin.people.account', 'account');
export const accounts = defineMessage('admin.people.accounts', 'accounts');
export const ledgerTab = defineMessage('admin.people.ledgerTab', 'Attribution');
export const nameColumn = defineMessage('admin.people.nameColumn', 'Name');
export const activeCardsColumn = defineMessage('admin.people.activeCardsColumn', 'Active cards');
export const lastSignInColumn = defineMessage('admin.people.lastSignInColumn', 'Last sign-in');
export const answerHoursColumn = defineMessage('admin.people.answerHoursColumn', 'Answers within');
export const answerHours = defineMessage('admin.people.answerHours', '{hours} h');
export const emailConfirmedColumn = defineMessage('admin.people.emailConfirmedColumn', 'Email confirmed');
export const accountsEmpty = defineMessage(
  'admin.people.accountsEmpty',
  'People who sign up or are invited appear here.',
);
export const staffEmpty = defineMessage('admin.people.staffEmpty', 'Staff accounts appear here.');

// Account states.
export const pendingState = defineMessage('admin.people.pendingState', 'Pending');
export const openState = defineMessage('admin.people.openState', 'Open');
export const suspendedState = defineMessage('admin.people.suspendedState', 'Suspended');
export const terminatedState = defineMessage('admin.people.terminatedState', 'Terminated');
