import { defineMessage } from '@crewdock/contract/message';

// Errors when sending messages to card owners and companies.

export const messageUsed = defineMessage(
  'contactErrors.messageUsed',
  'Another message was sent under this message_id.',
);
export const ownCard = defineMessage('contactErrors.ownCard', 'This card is your own.');
export const ownResource = defineMessage('contactErrors.ownResource', 'This resource is your own.');
