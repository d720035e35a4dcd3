import { defineMessage } from '@crewdock/contract/message';

// Links in emails

export const goneTitle = defineMessage('auth.links.goneTitle', 'This link was used or has expired');
export const goneText = defineMessage('auth.links.goneText', 'Links in our emails work once and for a limited time.');
export const signInButton = defineMessage('auth.links.signInButton', 'Sign in');
export const goToMarket = defineMessage('auth.links.goToMarket', 'Go to the market');

// Account activation

export const activating = defineMessage('auth.links.activating', 'Activating your account…');
export const notActivated = defineMessage('auth.links.notActivated', 'Not activated yet? <link>Sign up again</link>');

// Changing the email address

export const confirmTitle = defineMessage('auth.links.confirmTitle', 'Confirm your new email address');
export const confirmLead = defineMessage(
  'auth.links.confirmLead',
  'Once confirmed, you sign in with the address this link was sent to.',
);
export const confirmButton = defineMessage('auth.links.confirmButton', 'Confirm address');
export const changedTitle = defineMessage('auth.links.changedTitle', 'Your email address was changed');
export const changedText = defineMessage(
  'auth.links.changedText',
  'Sign in with the new address from now on. We’ll send your emails there, too.',
);
export const goToSettings = defineMessage('auth.links.goToSettings', 'Go to your settings');

// Subscription to market news

export const subscribing = defineMessage('auth.links.subscribing', 'Confirming your subscription…');
export const subscribed = defineMessage('auth.links.subscribed', 'Thank you for subscribing!');
export const subscribedTitle = defineMessage('auth.links.subscribedTitle', 'Your subscription is confirmed');
export const subscribedText = defineMessage(
  'auth.links.subscribedText',
  'We’ll email you market news from time to time. You can unsubscribe in your settings at any time.',
);
