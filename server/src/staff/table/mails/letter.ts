import type { Letter } from '../../../platform/mail/letter.ts';
import type { MassLetter } from './recipients.ts';

/** In plain words as staff wrote them, with the way out below. */
export function massLetter(product: string, { subject, text }: MassLetter, unsubscribeUrl: string): Letter {
  return {
    subject,
    heading: subject,
    paragraphs: text.split(/\n{2,}/),
    footnote: `You get this mail because you have an account at ${product}. No more mails like this: ${unsubscribeUrl}`,
  };
}
