import { defineMessage } from '@crewdock/contract/message';

// Frame of the settings pages

export const title = defineMessage('settings.title', 'Settings');
export const profilePage = defineMessage('settings.profilePage', 'Profile');
export const securityPage = defineMessage('settings.securityPage', 'Security');
export const appearancePage = defineMessage('settings.appearancePage', 'Appearance');
export const subscriptionsPage = defineMessage('settings.subscriptionsPage', 'Subscriptions');
export const activityPage = defineMessage('settings.activityPage', 'Activity');
export const accountPage = defineMessage('settings.accountPage', 'Account');
export const unsavedChanges = defineMessage('settings.unsavedChanges', 'Some of your settings have unsaved changes.');
export const loading = defineMessage('settings.loading', 'Loading');
export const signInAgainButton = defineMessage('settings.signInAgainButton', 'Sign in again');
/** Also shown after an upload or a change of a switch. */
export const saved = defineMessage('settings.saved', 'Data successfully updated');

// Account: data and deletion

export const dataTitle = defineMessage('settings.dataTitle', 'Your data');
export const dataAbout = defineMessage(
  'settings.dataAbout',
  'Your profile, cards, files and all other data we store about you, in one ZIP archive.',
);
export const downloadDataButton = defineMessage('settings.downloadDataButton', 'Download my data');
export const collecting = defineMessage('settings.collecting', 'Collecting…');
export const downloaded = defineMessage(
  'settings.downloaded',
  'The file is in your downloads. It contains personal data, so keep it safe.',
);
export const deletionTitle = defineMessage('settings.deletionTitle', 'Delete account');
export const deletionAbout = defineMessage('settings.deletionAbout', 'You have 30 days to change your mind.');
export const staffDeletion = defineMessage('settings.staffDeletion', 'Staff accounts are deleted by other staff.');
export const deletionDue = defineMessage(
  'settings.deletionDue',
  'Your account will be deleted on <b>{date}</b>. Until then everything works as before.',
);
export const keepAccountButton = defineMessage('settings.keepAccountButton', 'Keep my account');
export const accountKept = defineMessage('settings.accountKept', 'Your account stays');
export const deletionText = defineMessage(
  'settings.deletionText',
  'Your name, addresses and cards are removed for good. This can’t be undone.',
);
export const deleteAccountButton = defineMessage('settings.deleteAccountButton', 'Delete my account…');
export const deletionDialogTitle = defineMessage('settings.deletionDialogTitle', 'Delete your account?');
export const deletionWait = defineMessage(
  'settings.deletionWait',
  'Nothing changes for 30 days, and you can keep your account with one click in these settings.',
);
export const deletionRemoval = defineMessage(
  'settings.deletionRemoval',
  'Then your cards leave the market, and your name, addresses and picture are removed.',
);
export const deletionRest = defineMessage(
  'settings.deletionRest',
  'Records that other people need are kept without your name.',
);
export const passwordLabel = defineMessage('settings.passwordLabel', 'Password');
export const cancelButton = defineMessage('settings.cancelButton', 'Cancel');
export const confirmDeletionButton = defineMessage('settings.confirmDeletionButton', 'Delete in 30 days');

// Activity: long-running operations

export const activityEmptyTitle = defineMessage('settings.activityEmptyTitle', 'Nothing here yet');
export const activityEmptyText = defineMessage(
  'settings.activityEmptyText',
  'Long-running changes, such as edits of many rows at once, show their progress here and can be undone.',
);

// Appearance

export const colorsTitle = defineMessage('settings.colorsTitle', 'Colors');
export const colorsAbout = defineMessage('settings.colorsAbout', 'Saved in this browser, for everyone who uses it.');
export const systemScheme = defineMessage('settings.systemScheme', 'System');
export const systemSchemeAbout = defineMessage('settings.systemSchemeAbout', 'Follows your device');
export const lightScheme = defineMessage('settings.lightScheme', 'Light');
export const lightSchemeAbout = defineMessage('settings.lightSchemeAbout', 'Always light');
export const darkScheme = defineMessage('settings.darkScheme', 'Dark');
export const darkSchemeAbout = defineMessage('settings.darkSchemeAbout', 'Always dark');
export const shortcutsTitle = defineMessage('settings.shortcutsTitle', 'Keyboard shortcuts');
export const shortcutsAbout = defineMessage(
  'settings.shortcutsAbout',
  'J and K move through lists, / goes to the search, other keys change the current row. Turn them off if you use speech input, or if you press them by accident.',
);
export const shortcutsLabel = defineMessage('settings.shortcutsLabel', 'Single-key shortcuts');

// Connecting a sign-in provider; {provider} is Google or LinkedIn.

export const connected = defineMessage('settings.connected', '{provider} was connected');
export const notConnectedTitle = defineMessage('settings.notConnectedTitle', '{provider} wasn’t connected');
export const connectCancelled = defineMessage(
  'settings.connectCancelled',
  'You canceled the connection. Nothing was changed.',
);
export const connectFailed = defineMessage('settings.connectFailed', 'Something went wrong. Please try again.');
export const connectOffline = defineMessage(
  'settings.connectOffline',
  'The server can’t be reached. Check your connection and try again.',
);
export const backToSecurity = defineMessage('settings.backToSecurity', 'Back to security');

// Email subscriptions

export const newTalents = defineMessage('settings.newTalents', 'New talents');
export const newJobs = defineMessage('settings.newJobs', 'New jobs');
export const availablePeople = defineMessage('settings.availablePeople', 'Available people');
export const daily = defineMessage('settings.daily', 'Daily');
export const weekly = defineMessage('settings.weekly', 'Weekly');
export const noSubscriptionsTitle = defineMessage('settings.noSubscriptionsTitle', 'No subscriptions');
export const noSubscriptionsText = defineMessage(
  'settings.noSubscriptionsText',
  'Filter the market, then press “Get alerts”. We’ll email you when something new matches.',
);
export const goToMarket = defineMessage('settings.goToMarket', 'Go to the market');
export const noFilters = defineMessage('settings.noFilters', 'Everything new');
export const frequencyLabel = defineMessage('settings.frequencyLabel', 'Frequency');
/** {zone} is a time zone, such as “Berlin”. */
export const zoneButton = defineMessage('settings.zoneButton', 'Use {zone}');
/** {name} is the name of the subscription: “New jobs, React, Senior”. */
export const zoneButtonFor = defineMessage('settings.zoneButtonFor', 'Use {zone} for {name}');
export const pausedLabel = defineMessage('settings.pausedLabel', 'Paused');
export const ended = defineMessage('settings.ended', 'Unsubscribed');
export const unsubscribeButton = defineMessage('settings.unsubscribeButton', 'Unsubscribe');
export const unsubscribeFrom = defineMessage('settings.unsubscribeFrom', 'Unsubscribe from {name}');
export const resubscribeButton = defineMessage('settings.resubscribeButton', 'Subscribe again');
export const resubscribeTo = defineMessage('settings.resubscribeTo', 'Subscribe again to {name}');
export const subscribed = defineMessage('settings.subscribed', 'Thank you for subscribing!');
export const unsubscribed = defineMessage('settings.unsubscribed', 'You’ve been unsubscribed');
