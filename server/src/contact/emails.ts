import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { Insertable } from 'kysely';
import { agreedTo } from '../companies/consent.ts';
import type { Schema } from '../infra/db/schema.ts';
import { sentAlong } from '../core/text/hidden-fields.ts';
import type { Letter } from '../core/email-content/email-message.ts';
import * as emails from '../core/messages/emails/contact.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Builds the email to staff and to the company. Its reply-to is the sender's address. */
export function messageLetter(
  { name, email, company_name, phone_number, message, consent }: Insertable<Schema['contact_message']>,
  along: HiddenFields,
  /** URL of the partner's page, or null if the message was sent from the portal. */
  where: string | null,
): Letter {
  const sender = [
    formatMessage(emails.nameLine, { name }),
    formatMessage(emails.emailLine, { email }),
    company_name && formatMessage(emails.companyLine, { company: company_name }),
    phone_number && formatMessage(emails.phoneLine, { phone: phone_number }),
    agreedTo(consent),
    sentAlong(along),
  ];
  return {
    subject: formatMessage(emails.messageSubject, { name }),
    heading: formatMessage(emails.messageSubject, { name }),
    paragraphs: [message, sender.filter(Boolean).join('\n')],
    footnote: formatMessage(emails.messageNote, { page: where ?? formatMessage(emails.contactPage) }),
  };
}
