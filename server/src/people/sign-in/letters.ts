import type { Letter } from '../../core/email-content/email-message.ts';

export function resetLetter(product: string, url: string): Letter {
  return {
    subject: `Set a new ${product} password`,
    heading: 'Set a new password',
    paragraphs: [`Somebody, probably you, asked for a new password for your ${product} account.`],
    button: { label: 'Set new password', url },
    footnote: 'The link works once and for an hour. If it wasn’t you, ignore this mail: your password stays as it is.',
  };
}

/** `ended` lists the provider accounts that could be used to sign in until now. */
export function createPasswordResetDoneEmail(product: string, resetUrl: string, ended: string[]): Letter {
  return {
    subject: `Your ${product} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${product} account has just been changed, and you were signed out on all devices.`,
      ...(ended.length > 0 ? [`These accounts don’t sign you in any more: ${ended.join(', ')}.`] : []),
      'If it wasn’t you, set a new password at once and write to us.',
    ],
    button: { label: 'Set new password', url: resetUrl },
  };
}
