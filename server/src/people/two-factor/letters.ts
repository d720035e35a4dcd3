import type { Letter } from '../../core/email-content/email-message.ts';

/**
 * Sent to the account's address: an attacker with the password could turn on the second factor to lock the owner out.
 */
export function factorOnLetter(product: string, resetUrl: string): Letter {
  return {
    subject: 'Two-step verification was turned on',
    heading: 'Two-step verification was turned on',
    paragraphs: [
      `From now on, signing in to your ${product} account takes a code of your authenticator app. All other browsers were signed out.`,
      'If it wasn’t you, set a new password at once and write to us.',
    ],
    button: { label: 'Set new password', url: resetUrl },
  };
}

export function factorOffLetter(product: string, settingsUrl: string): Letter {
  return {
    subject: 'Two-step verification was turned off',
    heading: 'Two-step verification was turned off',
    paragraphs: [
      `From now on, your password alone opens your ${product} account.`,
      'If it wasn’t you, change your password at once and turn it on again.',
    ],
    button: { label: 'Look at your security settings', url: settingsUrl },
  };
}
