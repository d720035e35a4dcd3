import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

// Emails never contain the entered name. Otherwise, anyone could use the registration to send messages to any address.

/** Builds the email to an address without an account, with the link that creates the account. */
export function activationLetter(product: string, url: string): Letter {
  return {
    subject: formatMessage(emails.activateSubject, { product }),
    heading: formatMessage(emails.activateHeading),
    paragraphs: [formatMessage(emails.activateText, { product })],
    button: { label: formatMessage(emails.activateButton), url },
    footnote: formatMessage(emails.activateNote),
  };
}

/** Builds the email to an address that already has an account, which the registration does not change. */
export function accountExistsLetter(product: string, urls: { login: string; reset: string }): Letter {
  return {
    subject: formatMessage(emails.accountExistsSubject, { product }),
    heading: formatMessage(emails.accountExistsHeading),
    paragraphs: [
      formatMessage(emails.accountExistsText, { product }),
      formatMessage(emails.accountExistsReset, { url: urls.reset }),
    ],
    button: { label: formatMessage(emails.signInButton), url: urls.login },
    footnote: formatMessage(emails.notYou),
  };
}
