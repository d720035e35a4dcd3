import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Builds the email about an enabled second factor. An attacker with the password could enable it to lock the owner out.
 */
export function factorOnLetter(product: string, resetUrl: string): Letter {
  return {
    subject: formatMessage(emails.factorOnSubject),
    heading: formatMessage(emails.factorOnSubject),
    paragraphs: [formatMessage(emails.factorOnText, { product }), formatMessage(emails.passwordNotYou)],
    button: { label: formatMessage(emails.setPasswordButton), url: resetUrl },
  };
}

export function factorOffLetter(product: string, settingsUrl: string): Letter {
  return {
    subject: formatMessage(emails.factorOffSubject),
    heading: formatMessage(emails.factorOffSubject),
    paragraphs: [formatMessage(emails.factorOffText, { product }), formatMessage(emails.factorOffNotYou)],
    button: { label: formatMessage(emails.securityButton), url: settingsUrl },
  };
}
