import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { Insertable } from 'kysely';
import { agreedTo } from '../companies/consent.ts';
import type { Schema } from '../infra/db/schema.ts';
import { sentAlong } from '../core/text/hidden-fields.ts';
import type { Letter } from '../core/email-content/email-message.ts';

/** The email to staff and to the company. Its reply-to is the sender's address. */
export function messageLetter(
  { name, email, company_name, phone_number, message, consent }: Insertable<Schema['contact_message']>,
  along: HiddenFields,
  /** URL of the partner's page, or null if the message was sent from the portal. */
  where: string | null,
): Letter {
  const sender = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    company_name && `Company: ${company_name}`,
    phone_number && `Phone: ${phone_number}`,
    agreedTo(consent),
    sentAlong(along),
  ];
  return {
    subject: `Message from ${name}`,
    heading: `Message from ${name}`,
    paragraphs: [message, sender.filter(Boolean).join('\n')],
    footnote: `It was written on ${where ?? 'the contact page'}. Answer this mail to answer its sender.`,
  };
}
