import { INVITATION_DAYS } from '@crewdock/contract/limits';
import type { Letter } from '../../../core/email-content/email-message.ts';

/** The email must not contain the entered name: an inviter could use it to send arbitrary text to anyone. */
export function invitationLetter(company: string, url: string, token: string, linkExpiresAt: Date): Letter {
  return {
    subject: `You are invited to work with ${company}`,
    heading: `Join ${company}`,
    paragraphs: [
      `You are invited to the portal of ${company}. If you have an account with this e-mail address, accept with it; else choose a password.`,
    ],
    button: { label: 'Open the invitation', url },
    footnote: `The link works once and for ${INVITATION_DAYS} days. If you don’t want to join, ignore this mail.`,
    secret: token,
    linkExpiresAt,
  };
}
