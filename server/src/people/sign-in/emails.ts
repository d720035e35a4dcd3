import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export function resetLetter(product: string, url: string): Letter {
  return {
    subject: formatMessage(emails.resetSubject, { product }),
    heading: formatMessage(emails.resetHeading),
    paragraphs: [formatMessage(emails.resetText, { product })],
    button: { label: formatMessage(emails.setPasswordButton), url },
    footnote: formatMessage(emails.resetNote),
  };
}

/**
 * Builds the email after a password reset. `ended` lists the provider accounts that can no longer be used to sign in.
 */
export function createPasswordResetDoneEmail(product: string, resetUrl: string, ended: string[]): Letter {
  return {
    subject: formatMessage(emails.passwordChangedSubject, { product }),
    heading: formatMessage(emails.passwordChangedHeading),
    paragraphs: [
      formatMessage(emails.passwordResetText, { product }),
      ...(ended.length > 0 ? [formatMessage(emails.providersEnded, { accounts: ended.join(', ') })] : []),
      formatMessage(emails.passwordNotYou),
    ],
    button: { label: formatMessage(emails.setPasswordButton), url: resetUrl },
  };
}
