import { INVITATION_DAYS } from '@crewdock/contract/limits';
import type { Letter } from '../../../core/email-content/email-message.ts';
import * as emails from '../../../core/messages/emails/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * Builds an invitation email. It must not contain the entered name, because inviters could use it to send arbitrary
 * text to anyone.
 */
export function invitationLetter(company: string, url: string, token: string, linkExpiresAt: Date): Letter {
  return {
    subject: formatMessage(emails.inviteSubject, { company }),
    heading: formatMessage(emails.inviteSubject, { company }),
    paragraphs: [formatMessage(emails.inviteText, { company })],
    button: { label: formatMessage(emails.inviteButton), url },
    footnote: formatMessage(emails.inviteNote, { days: INVITATION_DAYS }),
    secret: token,
    linkExpiresAt,
  };
}
