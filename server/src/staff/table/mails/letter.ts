import type { Letter } from '../../../core/email-content/email-message.ts';
import type { MassLetter } from './recipients.ts';

/** A plain-text email with the text that staff wrote, and an unsubscribe link below. */
export function massLetter(product: string, { subject, text }: MassLetter, unsubscribeUrl: string): Letter {
  return {
    subject,
    heading: subject,
    paragraphs: text.split(/\n{2,}/),
    footnote: `You get this mail because you have an account at ${product}. No more mails like this: ${unsubscribeUrl}`,
  };
}
