import { defineMessage } from '@crewdock/contract/message';

// Navigation of the company’s administration

export const companyTabs = defineMessage('companyAdmin.companyTabs', 'Company');
export const inboxTab = defineMessage('companyAdmin.inboxTab', 'Inbox');
export const numbersTab = defineMessage('companyAdmin.numbersTab', 'Numbers');
export const activityTab = defineMessage('companyAdmin.activityTab', 'Activity');
export const usersTab = defineMessage('companyAdmin.usersTab', 'Users');
export const groupsTab = defineMessage('companyAdmin.groupsTab', 'Groups');
export const settingsTab = defineMessage('companyAdmin.settingsTab', 'Settings');
export const embedTab = defineMessage('companyAdmin.embedTab', 'Embed');

// Roles, and states of users

export const teamLead = defineMessage('companyAdmin.teamLead', 'Team Lead');
export const manager = defineMessage('companyAdmin.manager', 'Manager');
export const noRole = defineMessage('companyAdmin.noRole', 'No role');
/** {name} is a group or a person. */
export const roleIn = defineMessage('companyAdmin.roleIn', 'Role: {name}');
export const superadmin = defineMessage('companyAdmin.superadmin', 'Superadmin');
export const active = defineMessage('companyAdmin.active', 'Active');
export const invited = defineMessage('companyAdmin.invited', 'Invited');
export const invitationExpired = defineMessage('companyAdmin.invitationExpired', 'Invitation expired');
export const accountClosed = defineMessage('companyAdmin.accountClosed', 'Account closed');

// Users

export const usersTitle = defineMessage('companyAdmin.usersTitle', 'Users');
export const inviteButton = defineMessage('companyAdmin.inviteButton', 'Invite user');
export const searchUsers = defineMessage('companyAdmin.searchUsers', 'Search users');
export const searchPlaceholder = defineMessage('companyAdmin.searchPlaceholder', 'Name, email or group');
export const noUsersTitle = defineMessage('companyAdmin.noUsersTitle', 'No users found');
export const noUsersText = defineMessage('companyAdmin.noUsersText', 'No user has this name, email address or group.');
export const inviteTitle = defineMessage('companyAdmin.inviteTitle', 'Invite user');
export const profileTitle = defineMessage('companyAdmin.profileTitle', 'Profile');
export const inviteAbout = defineMessage(
  'companyAdmin.inviteAbout',
  'We’ll email a link that works for {days, plural, one {# day} other {# days}}. People with an account accept with it, others choose a password.',
);
export const emailLabel = defineMessage('companyAdmin.emailLabel', 'Email');
export const firstNameLabel = defineMessage('companyAdmin.firstNameLabel', 'First name');
export const lastNameLabel = defineMessage('companyAdmin.lastNameLabel', 'Last name');
export const groupsAbout = defineMessage(
  'companyAdmin.groupsAbout',
  'Team leads edit all cards of their group’s members, managers their own cards. Members without a role can only view cards.',
);
export const noGroups = defineMessage('companyAdmin.noGroups', 'There are no groups yet.');
export const superadminAbout = defineMessage(
  'companyAdmin.superadminAbout',
  'Superadmins see every card, and change users, groups and settings.',
);
export const sendInvitationButton = defineMessage('companyAdmin.sendInvitationButton', 'Send invitation');
export const invitationSentTo = defineMessage('companyAdmin.invitationSentTo', 'The invitation was sent to {email}');
export const accessTitle = defineMessage('companyAdmin.accessTitle', 'Access');
export const noGroup = defineMessage('companyAdmin.noGroup', 'In no group');
export const invitationSent = defineMessage('companyAdmin.invitationSent', 'The invitation was sent');
export const linkExpired = defineMessage('companyAdmin.linkExpired', 'Sent {sent}. This link has expired.');
export const linkWorks = defineMessage(
  'companyAdmin.linkWorks',
  'Sent {sent}. The link works until {expires}, or until it is used.',
);
export const sendAgainButton = defineMessage('companyAdmin.sendAgainButton', 'Send again');
export const revokeButton = defineMessage('companyAdmin.revokeButton', 'Revoke invitation');
export const invitationRevoked = defineMessage('companyAdmin.invitationRevoked', 'The invitation was revoked');
export const nameTitle = defineMessage('companyAdmin.nameTitle', 'Name');
export const nameAbout = defineMessage(
  'companyAdmin.nameAbout',
  'Users can change their name after they have accepted.',
);
export const rolesTitle = defineMessage('companyAdmin.rolesTitle', 'Groups and roles');
export const rolesAbout = defineMessage(
  'companyAdmin.rolesAbout',
  'Changes apply at once: the user is signed out of this portal.',
);

// Removing a user

export const removeTitle = defineMessage('companyAdmin.removeTitle', 'Remove');
export const removeAbout = defineMessage(
  'companyAdmin.removeAbout',
  'The account stays, but loses all access to this company’s cards.',
);
export const removeFromCompanyButton = defineMessage('companyAdmin.removeFromCompanyButton', 'Remove from the company');
export const removeDialogTitle = defineMessage('companyAdmin.removeDialogTitle', 'Remove {name}');
export const lastSuperadmin = defineMessage(
  'companyAdmin.lastSuperadmin',
  '{name} is the last superadmin. Make another user a superadmin first.',
);
/** {counts} is a list: “3 talents, 1 job”. */
export const handOver = defineMessage(
  'companyAdmin.handOver',
  '{name} owns {counts} here. They keep their addresses and relations, and are handed over to:',
);
export const talentCount = defineMessage(
  'companyAdmin.talentCount',
  '{count, plural, one {# talent} other {# talents}}',
);
export const jobCount = defineMessage('companyAdmin.jobCount', '{count, plural, one {# job} other {# jobs}}');
export const resourceCount = defineMessage(
  'companyAdmin.resourceCount',
  '{count, plural, one {# resource} other {# resources}}',
);
export const receiverLabel = defineMessage('companyAdmin.receiverLabel', 'Hand over to');
export const receiverPlaceholder = defineMessage('companyAdmin.receiverPlaceholder', 'Choose a member');
export const nothingToHandOver = defineMessage(
  'companyAdmin.nothingToHandOver',
  '{name} owns nothing here that needs to be handed over.',
);
export const removeButton = defineMessage('companyAdmin.removeButton', 'Remove');
export const removed = defineMessage('companyAdmin.removed', '{name} was removed');

// Groups

export const groupsTitle = defineMessage('companyAdmin.groupsTitle', 'Groups');
export const newGroup = defineMessage('companyAdmin.newGroup', 'New group');
export const memberCount = defineMessage(
  'companyAdmin.memberCount',
  '{count, plural, one {# member} other {# members}}',
);
/** {names} is a list of team leads. */
export const ledBy = defineMessage('companyAdmin.ledBy', 'Led by {names}');
export const createGroupButton = defineMessage('companyAdmin.createGroupButton', 'Create group');
export const groupTitle = defineMessage('companyAdmin.groupTitle', 'Group');
export const groupNameLabel = defineMessage('companyAdmin.groupNameLabel', 'Name');
export const membersTitle = defineMessage('companyAdmin.membersTitle', 'Members');
export const membersAbout = defineMessage(
  'companyAdmin.membersAbout',
  'Team leads edit all cards of the group’s members, managers their own cards. Members whose role changes are signed out of this portal.',
);
export const noMembers = defineMessage('companyAdmin.noMembers', 'The company has no members yet.');
export const deleteTitle = defineMessage('companyAdmin.deleteTitle', 'Delete');
export const deleteAbout = defineMessage(
  'companyAdmin.deleteAbout',
  'Members stay in the company, and lose their role in this group.',
);
export const deleteGroupButton = defineMessage('companyAdmin.deleteGroupButton', 'Delete group');
export const deleteDialogTitle = defineMessage('companyAdmin.deleteDialogTitle', 'Delete {name}?');
export const deleteDialogText = defineMessage(
  'companyAdmin.deleteDialogText',
  '{count, plural, one {# member loses the role in this group, and is signed out of this portal.} other {# members lose their role in this group, and are signed out of this portal.}}',
);
export const deleted = defineMessage('companyAdmin.deleted', '{name} was deleted');
export const saveButton = defineMessage('companyAdmin.saveButton', 'Save');
export const cancelButton = defineMessage('companyAdmin.cancelButton', 'Cancel');
export const added = defineMessage('companyAdmin.added', 'Data added successfully');
export const saved = defineMessage('companyAdmin.saved', 'Data successfully updated');

// Invitations to the company: {portal} is its name

export const openingInvitation = defineMessage('companyAdmin.openingInvitation', 'Opening the invitation…');
export const invitationGone = defineMessage(
  'companyAdmin.invitationGone',
  'Ask the person who invited you to send the invitation again.',
);
export const signInButton = defineMessage('companyAdmin.signInButton', 'Sign in');
export const signOutButton = defineMessage('companyAdmin.signOutButton', 'Sign out');
export const otherAccountTitle = defineMessage('companyAdmin.otherAccountTitle', 'This invitation is for someone else');
export const otherAccountText = defineMessage(
  'companyAdmin.otherAccountText',
  'It was sent to {email}, and you are signed in as {ownEmail}.',
);
export const openLinkAgain = defineMessage('companyAdmin.openLinkAgain', 'Then open the link in the email again.');
export const joinTitle = defineMessage('companyAdmin.joinTitle', 'Join {portal}');
export const signInToAccept = defineMessage(
  'companyAdmin.signInToAccept',
  'There is an account with {email}. Sign in to accept.',
);
export const newAccount = defineMessage('companyAdmin.newAccount', 'Your account will be {email}.');
export const acceptButton = defineMessage('companyAdmin.acceptButton', 'Accept the invitation');
export const acceptOwn = defineMessage(
  'companyAdmin.acceptOwn',
  'You accept with the account that you are signed in to.',
);
export const welcome = defineMessage('companyAdmin.welcome', 'Welcome to {portal}');

// Embedding widgets

export const embedTitle = defineMessage('companyAdmin.embedTitle', 'Embed');
export const embedLead = defineMessage(
  'companyAdmin.embedLead',
  'Put {name}’s talents, jobs and forms on your own site, in your colors.',
);
export const playgroundLink = defineMessage('companyAdmin.playgroundLink', 'Playground for developers');
export const guideLink = defineMessage('companyAdmin.guideLink', 'Guide for partners');
export const marketClosed = defineMessage(
  'companyAdmin.marketClosed',
  'The market of your portal is closed. Until it opens, this widget shows no cards and its forms can’t be sent.',
);
