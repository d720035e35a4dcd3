import { defineMessage } from '@crewdock/contract/message';

// New company.
export const listLink = defineMessage('admin.companies.listLink', 'Companies');
export const newTitle = defineMessage('admin.companies.newTitle', 'New company');
export const companyTitle = defineMessage('admin.companies.companyTitle', 'Company');
export const companyText = defineMessage(
  'admin.companies.companyText',
  'The portal opens immediately. The superadmin sets its logo, colors and everything else.',
);
export const nameLabel = defineMessage('admin.companies.nameLabel', 'Name');
export const slugLabel = defineMessage('admin.companies.slugLabel', 'Short name');
export const slugDescription = defineMessage(
  'admin.companies.slugDescription',
  'The first part of the portal’s address: lowercase letters, digits and hyphens.',
);
export const superadminTitle = defineMessage('admin.companies.superadminTitle', 'First superadmin');
export const superadminText = defineMessage(
  'admin.companies.superadminText',
  'Gets an invitation by email, valid for a week.',
);
export const emailLabel = defineMessage('admin.companies.emailLabel', 'Email');
export const firstNameLabel = defineMessage('admin.companies.firstNameLabel', 'First name');
export const lastNameLabel = defineMessage('admin.companies.lastNameLabel', 'Last name');
export const createButton = defineMessage('admin.companies.createButton', 'Create company');
export const cancelButton = defineMessage('admin.companies.cancelButton', 'Cancel');
export const added = defineMessage('admin.companies.added', 'Data added successfully');
export const unsavedCompany = defineMessage('admin.companies.unsavedCompany', 'The new company hasn’t been saved.');

// Side panel of the table.
export const kindLabel = defineMessage('admin.companies.kindLabel', 'Company');
export const stateLabel = defineMessage('admin.companies.stateLabel', 'State');
/** Label of the date on which a closing company is deleted. */
export const endLabel = defineMessage('admin.companies.endLabel', 'Deletion date');
export const domainLabel = defineMessage('admin.companies.domainLabel', 'Own domain');
export const portalLabel = defineMessage('admin.companies.portalLabel', 'Portal');
export const portalLink = defineMessage('admin.companies.portalLink', 'Users and settings');
export const membersLabel = defineMessage('admin.companies.membersLabel', 'People');
export const superadminsLabel = defineMessage('admin.companies.superadminsLabel', 'Run by');
export const noSuperadmin = defineMessage('admin.companies.noSuperadmin', 'No one yet');
export const cardsLabel = defineMessage('admin.companies.cardsLabel', 'Cards');
export const cards = defineMessage(
  'admin.companies.cards',
  '{talents, plural, one {# talent} other {# talents}}, {jobs, plural, one {# job} other {# jobs}}',
);
export const createdLabel = defineMessage('admin.companies.createdLabel', 'Since');
export const openCloseDialogButton = defineMessage('admin.companies.openCloseDialogButton', 'Close company…');
export const reopenButton = defineMessage('admin.companies.reopenButton', 'Reopen company');
export const reopened = defineMessage('admin.companies.reopened', '{name} is open again');

// Dialog that closes a company.
export const closeTitle = defineMessage('admin.companies.closeTitle', 'Close {name}?');
export const closeText = defineMessage(
  'admin.companies.closeText',
  'Visitors will no longer see its portal and widgets. In {days} days the company will be deleted with {talents, plural, one {# active talent} other {# active talents}}, {jobs, plural, one {# active job} other {# active jobs}} and everything else it owns. {members, plural, one {Its member keeps the account} other {Its # members keep their accounts}}. We notify the superadmins by email. You can reopen the company until its last day.',
);
export const closeSlugLabel = defineMessage('admin.companies.closeSlugLabel', 'Short name, {slug}');
export const closeSlugError = defineMessage('admin.companies.closeSlugError', 'Type {slug} to close the company.');
export const closeButton = defineMessage('admin.companies.closeButton', 'Close company');
export const closed = defineMessage('admin.companies.closed', '{name} is closed to visitors');

// Company states.
export const openState = defineMessage('admin.companies.openState', 'Open');
export const closingState = defineMessage('admin.companies.closingState', 'Closing');
