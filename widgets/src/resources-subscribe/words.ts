/** English texts of the subscription form. */
export const subscribeWords = {
  title: 'Hear of available people',
  intro: 'A mail when people who fit become available. Unsubscribe at any time.',
  send: 'Subscribe',
  confirmHint: 'We send you a link first. Nothing else comes before you open it and confirm.',
  sent: 'Please look into your mailbox',
  sentText: 'We have sent a link to {email}. Your subscription begins once you open it and confirm.',
  again: 'Use another address',
};
