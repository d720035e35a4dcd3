import type { Letter } from '../../../core/email-content/email-message.ts';
import * as emails from '../../../core/messages/emails/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import { formatUtcShortDate } from '../../../core/text/short-date.ts';
import { getTxtRecordName } from './name.ts';

/** Builds the email that is sent when the DNS record of a domain in use is missing. */
export function domainMissingLetter(domain: string, lostOn: Date, url: string): Letter {
  return {
    subject: formatMessage(emails.domainMissingSubject, { domain }),
    heading: formatMessage(emails.domainMissingHeading, { domain }),
    paragraphs: [
      formatMessage(emails.domainMissingText, { record: getTxtRecordName(domain) }),
      formatMessage(emails.domainMissingDate, { domain, date: formatUtcShortDate(lostOn) }),
    ],
    button: { label: formatMessage(emails.viewRecordButton), url },
  };
}

export function domainLostLetter(domain: string, url: string): Letter {
  return {
    subject: formatMessage(emails.domainLostSubject, { domain }),
    heading: formatMessage(emails.domainLostSubject, { domain }),
    paragraphs: [
      formatMessage(emails.domainLostText, { record: getTxtRecordName(domain) }),
      formatMessage(emails.domainLostNext),
    ],
    button: { label: formatMessage(emails.openSettingsButton), url },
  };
}
