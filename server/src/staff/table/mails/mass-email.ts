import type { Letter } from '../../../core/email-content/email-message.ts';
import type { MassLetter } from './recipients.ts';
import * as emails from '../../../core/messages/emails/subscription.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** A plain-text email with the text that staff wrote, and an unsubscribe link below. */
export function massLetter(product: string, { subject, text }: MassLetter, unsubscribeUrl: string): Letter {
  return {
    subject,
    heading: subject,
    paragraphs: text.split(/\n{2,}/),
    footnote: formatMessage(emails.massNote, { product, url: unsubscribeUrl }),
  };
}
