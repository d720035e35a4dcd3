import type { ResourcesSubscribeMessageKey } from '@crewdock/sdk/elements';

/** English messages of the subscription form. */
export const subscribeWords = {
  title: 'Get alerts for available people',
  intro: 'We’ll email you when matching people become available. Unsubscribe at any time.',
  send: 'Subscribe',
  confirmHint: 'We’ll email you a link first. You get no other emails until you open it and confirm.',
  sent: 'Check your inbox',
  sentText: 'We have sent a link to {email}. Open it to confirm your subscription.',
  again: 'Use another address',
} satisfies Record<ResourcesSubscribeMessageKey, string>;
