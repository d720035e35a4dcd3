import type { ContactUsMessageKey } from '@crewdock/sdk/elements';

/** English messages of the contact form. */
export const contactWords = {
  title: 'Contact us',
  intro: 'Tell us what you need. We’ll reply by email.',
  company_name: 'Company',
  message: 'Message',
  send: 'Send message',
  sent: 'Message successfully sent',
  sentText: 'We’ll reply to {email}.',
  again: 'Write another message',
} satisfies Record<ContactUsMessageKey, string>;
