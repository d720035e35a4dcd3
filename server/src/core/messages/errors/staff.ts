import { defineMessage } from '@crewdock/contract/message';

// Admin panel errors.

export const companyDeleted = defineMessage(
  'staffErrors.companyDeleted',
  'The company’s last day has come. It is being deleted.',
);
export const mailNotFailed = defineMessage('staffErrors.mailNotFailed', 'This email has not failed.');
export const notPending = defineMessage(
  'staffErrors.notPending',
  'This account isn’t pending. Its owner already signs in, or it is closed.',
);
export const emailConfirmed = defineMessage(
  'staffErrors.emailConfirmed',
  'is confirmed: only its owner can change it, with an emailed link',
);
export const emailTaken = defineMessage('staffErrors.emailTaken', 'An account with this email address already exists.');
export const hasAccount = defineMessage('staffErrors.hasAccount', 'already has an account');
export const sameAccount = defineMessage('staffErrors.sameAccount', 'must be another account');
export const accountsChanged = defineMessage(
  'staffErrors.accountsChanged',
  'Someone has changed one of the two accounts in the meantime. Check the changes and try again.',
);
export const differentSides = defineMessage(
  'staffErrors.differentSides',
  'One account is a client’s and the other the talent side’s.',
);
export const differentCompanies = defineMessage(
  'staffErrors.differentCompanies',
  'They are superadmins of different companies.',
);
export const pendingTarget = defineMessage(
  'staffErrors.pendingTarget',
  '{into} hasn’t signed in yet. Merge it into {from} instead.',
);
export const staffAccount = defineMessage('staffErrors.staffAccount', '{email} is a staff account.');
export const alreadyMerged = defineMessage(
  'staffErrors.alreadyMerged',
  '{email} was already merged into another account.',
);
export const closedAccount = defineMessage(
  'staffErrors.closedAccount',
  '{email} is {state}. Merging it would bring its cards back to the market.',
);
export const deletionRequested = defineMessage(
  'staffErrors.deletionRequested',
  'The owner of {email} has asked to delete it.',
);
export const sharedProvider = defineMessage(
  'staffErrors.sharedProvider',
  'Both sign in with {provider}. {kept} stays, and {email} can no longer sign in with it.',
);
export const sharedCompany = defineMessage(
  'staffErrors.sharedCompany',
  'Both are members of {company}. The higher role stays.',
);
export const contactDiffers = defineMessage(
  'staffErrors.contactDiffers',
  '{field, select, company_name {The company} phone_number {The phone number} skype {The Skype name} other {The Viber number}} differs: “{into}” stays, “{from}” is kept in the history.',
);
export const contactName = defineMessage('staffErrors.contactName', 'must have a first and a last name');
export const emailNeeded = defineMessage('staffErrors.emailNeeded', 'is required: the invitation is sent to it');
export const clientNeeded = defineMessage('staffErrors.clientNeeded', 'must be chosen: the job belongs to the client');
export const stageOfConversion = defineMessage('staffErrors.stageOfConversion', 'is set by converting the lead');
export const leadConverted = defineMessage(
  'staffErrors.leadConverted',
  'The lead is already converted. Its stage and client can no longer change.',
);
export const skillNameTaken = defineMessage(
  'staffErrors.skillNameTaken',
  '{name} already has this name. Merge the skill into it instead.',
);
export const sameSkill = defineMessage('staffErrors.sameSkill', 'must be another skill');
export const periodReversed = defineMessage('staffErrors.periodReversed', 'must not be before the first day');
export const noRows = defineMessage('staffErrors.noRows', 'No row matches any more.');
export const tooManyRows = defineMessage(
  'staffErrors.tooManyRows',
  'At most {max, plural, one {# row} other {# rows}} can be selected at a time.',
);
export const noRecipients = defineMessage('staffErrors.noRecipients', 'No one would get this email.');
export const noAccount = defineMessage('staffErrors.noAccount', 'The account no longer exists.');
export const suspended = defineMessage('staffErrors.suspended', 'The account is suspended.');
export const optedOut = defineMessage('staffErrors.optedOut', 'They don’t want emails like this.');
export const emptyField = defineMessage('staffErrors.emptyField', 'A field that the email uses is empty.');
export const sameMail = defineMessage('staffErrors.sameMail', 'They got the same email for another row.');
export const tooManyViews = defineMessage(
  'staffErrors.tooManyViews',
  'You already have {max} views. Remove one first.',
);
export const viewNameTaken = defineMessage('staffErrors.viewNameTaken', 'You already have a view with this name.');
