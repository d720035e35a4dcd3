import { z } from 'zod';
import { CaptchaResponse, Done, Email } from './accounts.ts';
import { OnCompany } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { MessageId, textField, visibleText } from './fields.ts';
import { COMPANY_NAME_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from './limits.ts';
import { WidgetForm } from './widget-forms.ts';

export const Contact = z.strictObject({
  name: visibleText(NAME_MAX),
  email: Email,
  company_name: textField(COMPANY_NAME_MAX).trim().default(''),
  phone_number: textField(PHONE_MAX).trim().default(''),
  message: visibleText(MESSAGE_MAX),
  /** Idempotency key made by the form: sending the same message again creates no second one. */
  message_id: MessageId,
  g_response: CaptchaResponse,
  ...WidgetForm,
});

/** A message to the provider of a resource. */
export const ResourceMessage = Contact.omit({
  phone_number: true,
  page: true,
  consent: true,
  hidden_fields: true,
}).extend({
  uid: z.uuid(),
});

export const contact = {
  contactUs: defineEndpoint({
    method: 'POST',
    path: '/lp/contact-us/',
    access: 'public',
    cors: 'partners',
    summary: 'Sends a message to the operators of the portal.',
    query: OnCompany,
    body: Contact,
    response: Done,
  }),
  contactAboutResource: defineEndpoint({
    method: 'POST',
    path: '/available_resources/contact/',
    access: 'public',
    summary:
      'Mails a message to the provider of a resource, with the sender’s address for replies, and notifies staff.',
    body: ResourceMessage,
    response: Done,
  }),
};
