import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/company.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import { formatUtcShortDate } from '../../core/text/short-date.ts';

/** Builds the email to each superadmin when a company is closed, before its due date. */
export function closingLetter(company: string, due: Date, url: string): Letter {
  return {
    subject: formatMessage(emails.closedSubject, { company }),
    heading: formatMessage(emails.closedHeading),
    paragraphs: [
      formatMessage(emails.closedText, { company, date: formatUtcShortDate(due) }),
      formatMessage(emails.closedNext),
    ],
    button: { label: formatMessage(emails.downloadButton), url },
  };
}

export function reopenedLetter(company: string, url: string): Letter {
  return {
    subject: formatMessage(emails.reopenedSubject, { company }),
    heading: formatMessage(emails.reopenedHeading),
    paragraphs: [formatMessage(emails.reopenedText, { company })],
    button: { label: formatMessage(emails.openSettingsButton), url },
  };
}
