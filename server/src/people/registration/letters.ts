import type { Letter } from '../../core/email-content/email-message.ts';

// Letters never contain the entered name: otherwise anyone could use the registration to send a message to any address.

/** Sent to an address without an account; the link creates it. */
export function activationLetter(product: string, url: string): Letter {
  return {
    subject: `Activate your ${product} account`,
    heading: 'Activate your account',
    paragraphs: [
      `Thank you for signing up with ${product}. Follow the link to confirm your e-mail address and sign in.`,
    ],
    button: { label: 'Activate account', url },
    footnote:
      'The link works once and for 24 hours. If you didn’t sign up, ignore this mail: without the link there is no account.',
  };
}

/** Sent to an address that already has an account; the registration has changed nothing. */
export function accountExistsLetter(product: string, urls: { login: string; reset: string }): Letter {
  return {
    subject: `You already have a ${product} account`,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, probably you, tried to sign up with ${product} with this e-mail address. There is an account with it already, and nothing about it has changed.`,
      `Sign in with your password. If you forgot it, set a new one: ${urls.reset}`,
    ],
    button: { label: 'Sign in', url: urls.login },
    footnote: 'If it wasn’t you, there is nothing to do.',
  };
}
