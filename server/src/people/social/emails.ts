import type { CompanyRow } from '../../core/identity/company.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Builds the email about a new connection, which goes to the account's address. The owner must learn of a connection
 * made by an attacker, which would survive a password change.
 */
export function connectedLetter(
  company: CompanyRow | null,
  { label, email, settingsUrl }: { label: string; email: string; settingsUrl: string },
): Letter {
  const product = company?.name ?? 'Crewdock';
  return {
    subject: formatMessage(emails.connectedSubject, { provider: label, product }),
    heading: formatMessage(emails.connectedHeading, { provider: label }),
    paragraphs: [
      formatMessage(emails.connectedText, { provider: label, email, product }),
      formatMessage(emails.connectedNotYou),
    ],
    button: { label: formatMessage(emails.connectedButton), url: settingsUrl },
  };
}
