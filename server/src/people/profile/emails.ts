import type { CompanyRow } from '../../core/identity/company.ts';
import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Returns the product name in emails: the company's name, or Crewdock. */
export function getProductName(company: CompanyRow | null): string {
  return company?.name ?? 'Crewdock';
}

/** Builds the email with the link that confirms the newsletter. */
export function subscriptionLetter(product: string, url: string): Letter {
  return {
    subject: formatMessage(emails.newsSubject, { product }),
    heading: formatMessage(emails.newsHeading),
    paragraphs: [formatMessage(emails.newsText, { product })],
    button: { label: formatMessage(emails.confirmSubscriptionButton), url },
    footnote: formatMessage(emails.newsNote),
  };
}

/** Builds the email to the new address with the link that confirms the change. */
export function newEmailLetter(product: string, url: string): Letter {
  return {
    subject: formatMessage(emails.newEmailSubject),
    heading: formatMessage(emails.newEmailSubject),
    paragraphs: [formatMessage(emails.newEmailText, { product })],
    button: { label: formatMessage(emails.newEmailButton), url },
    footnote: formatMessage(emails.newEmailNote),
  };
}

/** Builds the email to the owner of an address that another person tried to use for another account. */
export function emailTakenLetter(product: string): Letter {
  return {
    subject: formatMessage(emails.emailTakenSubject, { product }),
    heading: formatMessage(emails.emailTakenHeading),
    paragraphs: [formatMessage(emails.emailTakenText, { product })],
    footnote: formatMessage(emails.notYou),
  };
}

/** Builds the warning to the current address when a change is requested. */
export function emailWarningLetter(product: string, newEmail: string): Letter {
  return {
    subject: formatMessage(emails.emailWarningSubject),
    heading: formatMessage(emails.emailWarningSubject),
    paragraphs: [
      formatMessage(emails.emailWarningText, { product, email: newEmail }),
      formatMessage(emails.emailWarningNotYou),
    ],
  };
}

/** Builds the email to the former address after the change. */
export function emailChangedLetter(product: string, newEmail: string): Letter {
  return {
    subject: formatMessage(emails.emailChangedSubject),
    heading: formatMessage(emails.emailChangedSubject),
    paragraphs: [formatMessage(emails.emailChangedText, { product, email: newEmail }), formatMessage(emails.contactUs)],
  };
}

/**
 * Builds the email that notifies the owner of a changed password. `resetUrl` leads to the password reset; `stillSignIn`
 * lists connected providers.
 */
export function createPasswordChangedEmail(
  product: string,
  { resetUrl, stillSignIn }: { resetUrl: string; stillSignIn: string[] },
): Letter {
  return {
    subject: formatMessage(emails.passwordChangedSubject, { product }),
    heading: formatMessage(emails.passwordChangedHeading),
    paragraphs: [
      formatMessage(emails.passwordChangedText, { product }),
      ...(stillSignIn.length > 0 ? [formatMessage(emails.providersRemain, { accounts: stillSignIn.join(', ') })] : []),
      formatMessage(emails.passwordNotYou),
    ],
    button: { label: formatMessage(emails.setPasswordButton), url: resetUrl },
  };
}

/** Builds the email about a requested deletion. `due` is a formatted date such as `5 Jan 2027`. */
export function deletionLetter(product: string, due: string): Letter {
  return {
    subject: formatMessage(emails.deletionSubject, { date: due }),
    heading: formatMessage(emails.deletionSubject, { date: due }),
    paragraphs: [formatMessage(emails.deletionText, { product, date: due }), formatMessage(emails.deletionNotYou)],
  };
}
