import { defineMessage } from '@crewdock/contract/message';

export const modalTitle = defineMessage('contact.modalTitle', 'Contact us');
export const modalText = defineMessage(
  'contact.modalText',
  'Questions, problems or ideas: we read every message and reply by email.',
);
export const closeButton = defineMessage('contact.closeButton', 'Close');

// Contact page.

export const managerTitle = defineMessage('contact.managerTitle', 'Contact your manager');
export const visitorTitle = defineMessage('contact.visitorTitle', 'Contact us');
/** {portal} is the portal’s name. */
export const managerText = defineMessage(
  'contact.managerText',
  'Ask anything about your jobs, talents, account or work with {portal}. Your manager will reply by email.',
);
export const visitorText = defineMessage(
  'contact.visitorText',
  'Ask anything about {portal}. We read every message and reply by email.',
);
export const sentTitle = defineMessage('contact.sentTitle', 'Message successfully sent');
export const sentText = defineMessage('contact.sentText', 'We’ll reply to {email}.');
export const writeAnotherButton = defineMessage('contact.writeAnotherButton', 'Write another message');

// Form.

export const formName = defineMessage('contact.formName', 'Message');
export const nameLabel = defineMessage('contact.nameLabel', 'Name');
export const emailLabel = defineMessage('contact.emailLabel', 'Email');
export const companyLabel = defineMessage('contact.companyLabel', 'Company');
export const phoneLabel = defineMessage('contact.phoneLabel', 'Phone');
export const messageLabel = defineMessage('contact.messageLabel', 'Message');
export const sendButton = defineMessage('contact.sendButton', 'Send message');
export const tryAgainButton = defineMessage('contact.tryAgainButton', 'Try again');
