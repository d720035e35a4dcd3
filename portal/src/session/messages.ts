import { defineMessage } from '@crewdock/contract/message';

// Notices.
export const sessionEnded = defineMessage('session.sessionEnded', 'Your session has ended. Sign in again.');
