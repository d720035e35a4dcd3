import { defineMessage } from '@crewdock/contract/message';

// Subscription errors.

export const tooMany = defineMessage(
  'subscriptionErrors.tooMany',
  'You already have {max} subscriptions. Unsubscribe from one first.',
);
export const messageUsed = defineMessage(
  'subscriptionErrors.messageUsed',
  'Another subscription was sent under this message_id.',
);
export const unknownReason = defineMessage('subscriptionErrors.unknownReason', 'must be one of the reasons');
