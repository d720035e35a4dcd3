import { defineMessage } from '@crewdock/contract/message';

// Password

export const passwordTitle = defineMessage('settings.security.passwordTitle', 'Password');
export const passwordAbout = defineMessage(
  'settings.security.passwordAbout',
  'A new password signs you out everywhere else.',
);
export const noPasswordAbout = defineMessage(
  'settings.security.noPasswordAbout',
  'You don’t have a password yet, because you sign in with a connected account. You can set one within ten minutes of signing in.',
);
export const changePassword = defineMessage('settings.security.changePassword', 'Change password');
export const setPassword = defineMessage('settings.security.setPassword', 'Set a password');
export const currentPasswordLabel = defineMessage('settings.security.currentPasswordLabel', 'Current password');
export const newPasswordLabel = defineMessage('settings.security.newPasswordLabel', 'New password');
export const setPasswordButton = defineMessage('settings.security.setPasswordButton', 'Set password');
export const saved = defineMessage('settings.security.saved', 'Data successfully updated');

// Confirmation of the account’s owner

export const passwordLabel = defineMessage('settings.security.passwordLabel', 'Password');
export const codeLabel = defineMessage('settings.security.codeLabel', 'Code');
export const codeDescription = defineMessage(
  'settings.security.codeDescription',
  'Six digits from your app, or a recovery code.',
);
export const cancelButton = defineMessage('settings.security.cancelButton', 'Cancel');
export const continueButton = defineMessage('settings.security.continueButton', 'Continue');
export const doneButton = defineMessage('settings.security.doneButton', 'Done');

// Connected accounts: {provider} is Google or LinkedIn

export const connectedTitle = defineMessage('settings.security.connectedTitle', 'Connected accounts');
export const connectedAbout = defineMessage(
  'settings.security.connectedAbout',
  'Sign in with them instead of your password.',
);
/** {email} is the address of the connected account, {date} when it was connected. */
export const connection = defineMessage('settings.security.connection', '{email}, since {date}');
export const notConnected = defineMessage('settings.security.notConnected', 'Not connected');
export const connectButton = defineMessage('settings.security.connectButton', 'Connect');
export const connectProvider = defineMessage('settings.security.connectProvider', 'Connect {provider}');
export const disconnectButton = defineMessage('settings.security.disconnectButton', 'Disconnect');
export const disconnectProvider = defineMessage('settings.security.disconnectProvider', 'Disconnect {provider}');
export const disconnected = defineMessage('settings.security.disconnected', '{provider} was disconnected');
export const onlyWay = defineMessage(
  'settings.security.onlyWay',
  'This is your only way to sign in. Set a password before you disconnect it or connect another.',
);
export const connectText = defineMessage(
  'settings.security.connectText',
  'Your {provider} account will sign you in without your password. First, confirm that it’s you.',
);
export const continueTo = defineMessage('settings.security.continueTo', 'Continue to {provider}');
export const stillConnected = defineMessage(
  'settings.security.stillConnected',
  'Your new password is set. These accounts can still sign you in without it. Disconnect any that you don’t recognize.',
);
export const noneConnected = defineMessage(
  'settings.security.noneConnected',
  'Your new password is set. No connected account can sign in without it.',
);
export const keepConnectedButton = defineMessage('settings.security.keepConnectedButton', 'Keep them connected');

// Sessions

export const sessionsTitle = defineMessage('settings.security.sessionsTitle', 'Where you’re signed in');
export const sessionsAbout = defineMessage(
  'settings.security.sessionsAbout',
  'End sessions that you don’t recognize, then change your password.',
);
export const sessions = defineMessage('settings.security.sessions', 'Sessions');
export const sessionEnded = defineMessage('settings.security.sessionEnded', 'The session was ended');
export const otherSessionsEnded = defineMessage(
  'settings.security.otherSessionsEnded',
  'All other sessions were ended',
);
export const endOthersButton = defineMessage(
  'settings.security.endOthersButton',
  '{count, plural, one {End the other session} other {End the # other sessions}}',
);
export const currentSession = defineMessage('settings.security.currentSession', 'Now, signed in on {date}');
/** {lastUsed} is relative: “today”, “3 days ago”. */
export const otherSession = defineMessage(
  'settings.security.otherSession',
  'Last used {lastUsed}, signed in on {date}',
);
export const thisBrowser = defineMessage('settings.security.thisBrowser', 'This browser');
export const endButton = defineMessage('settings.security.endButton', 'End');
export const endSession = defineMessage(
  'settings.security.endSession',
  'End the session of {device}, signed in {date}',
);

// Two-step verification

export const twoFactorTitle = defineMessage('settings.security.twoFactorTitle', 'Two-step verification');
export const twoFactorAbout = defineMessage(
  'settings.security.twoFactorAbout',
  'Signing in also requires a code from your authenticator app.',
);
export const staffNeedIt = defineMessage(
  'settings.security.staffNeedIt',
  'Staff need two-step verification. Set it up to open the staff panel.',
);
export const on = defineMessage('settings.security.on', 'On');
export const turnOnButton = defineMessage('settings.security.turnOnButton', 'Turn on');
export const turnOffButton = defineMessage('settings.security.turnOffButton', 'Turn off');
export const codesLeft = defineMessage(
  'settings.security.codesLeft',
  '{count, plural, one {# recovery code left.} other {# recovery codes left.}}',
);
export const fewCodesLeft = defineMessage(
  'settings.security.fewCodesLeft',
  '{count, plural, one {# recovery code left.} other {# recovery codes left.}} Get new ones soon.',
);
export const twoFactorNeedsPassword = defineMessage(
  'settings.security.twoFactorNeedsPassword',
  'Set a password first: a connected account alone is only one step.',
);
export const turnOnTitle = defineMessage('settings.security.turnOnTitle', 'Turn on two-step verification');
export const turnOnText = defineMessage(
  'settings.security.turnOnText',
  'You need an authenticator app on your phone or computer. All other browsers will be signed out. First, confirm that it’s you.',
);
export const turnedOn = defineMessage('settings.security.turnedOn', 'Two-step verification is on');
export const scanTitle = defineMessage('settings.security.scanTitle', 'Scan this code with your app');
export const qrCode = defineMessage('settings.security.qrCode', 'QR code for your authenticator app');
export const keyText = defineMessage('settings.security.keyText', 'Or type this key into the app:');
export const copyKeyButton = defineMessage('settings.security.copyKeyButton', 'Copy key');
export const keyCopied = defineMessage('settings.security.keyCopied', 'Key copied');
export const secondDevice = defineMessage(
  'settings.security.secondDevice',
  'To get codes on a second device as well, scan this code with both devices now.',
);
export const appCodeDescription = defineMessage(
  'settings.security.appCodeDescription',
  'The six digits that the app shows now.',
);
export const turnOffTitle = defineMessage('settings.security.turnOffTitle', 'Turn off two-step verification?');
export const turnOffText = defineMessage(
  'settings.security.turnOffText',
  'You’ll sign in with your password alone, and your recovery codes stop working.',
);
export const turnedOff = defineMessage('settings.security.turnedOff', 'Two-step verification is off');

// Recovery codes

export const newCodesButton = defineMessage('settings.security.newCodesButton', 'Get new recovery codes');
export const newCodesTitle = defineMessage('settings.security.newCodesTitle', 'New recovery codes');
export const newCodesText = defineMessage(
  'settings.security.newCodesText',
  'You’ll get ten new codes, and your current codes stop working.',
);
export const createCodesButton = defineMessage('settings.security.createCodesButton', 'Create new codes');
export const saveCodesTitle = defineMessage('settings.security.saveCodesTitle', 'Save your recovery codes');
export const saveCodesText = defineMessage(
  'settings.security.saveCodesText',
  'Each code signs you in once if you lose your phone. They are shown only now, so save them where you keep your passwords.',
);
export const recoveryCodes = defineMessage('settings.security.recoveryCodes', 'Recovery codes');
export const codesCopied = defineMessage('settings.security.codesCopied', 'Recovery codes copied');
export const copyButton = defineMessage('settings.security.copyButton', 'Copy');
export const downloadButton = defineMessage('settings.security.downloadButton', 'Download');
export const codesSaved = defineMessage('settings.security.codesSaved', 'I have saved these codes');
