import type { CompanyRow } from '../../core/identity/company.ts';
import type { Letter } from '../../core/email-content/email-message.ts';

/**
 * Sent to the account's address: the owner has to learn of a connection made by an attacker, which would survive a
 * password change.
 */
export function connectedLetter(
  company: CompanyRow | null,
  { label, email, settingsUrl }: { label: string; email: string; settingsUrl: string },
): Letter {
  const product = company?.name ?? 'Crewdock';
  return {
    subject: `${label} was connected with your ${product} account`,
    heading: `${label} was connected with your account`,
    paragraphs: [
      `The ${label} account ${email} can sign in to your ${product} account from now on.`,
      'If it wasn’t you, disconnect it in the settings and change your password.',
    ],
    button: { label: 'Look at the connected accounts', url: settingsUrl },
  };
}
