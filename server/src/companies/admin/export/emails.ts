import { COMPANY_EXPORT_DAYS } from '@crewdock/contract/limits';
import type { Letter } from '../../../core/email-content/email-message.ts';
import * as emails from '../../../core/messages/emails/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Builds the email to all superadmins, so that nobody can export the data unnoticed. */
export function exportReadyLetter(company: string, url: string): Letter {
  return {
    subject: formatMessage(emails.exportSubject, { company }),
    heading: formatMessage(emails.exportHeading),
    paragraphs: [
      formatMessage(emails.exportText, { company }),
      formatMessage(emails.exportDays, { days: COMPANY_EXPORT_DAYS }),
    ],
    button: { label: formatMessage(emails.openSettingsButton), url },
  };
}
