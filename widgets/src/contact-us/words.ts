/** English texts of the contact form. */
export const contactWords = {
  title: 'Contact us',
  intro: 'Tell us what you need. We answer by e-mail.',
  company_name: 'Company',
  message: 'Message',
  send: 'Send message',
  sent: 'Message successfully sent',
  sentText: 'We will write to {email}.',
  again: 'Write another one',
};
