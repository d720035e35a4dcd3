import type { CompanyRow } from '../../core/identity/company.ts';
import type { Letter } from '../../core/email-content/email-message.ts';

/** The product name in mail: the company's, or Crewdock. */
export function getProductName(company: CompanyRow | null): string {
  return company?.name ?? 'Crewdock';
}

/** The link confirms the newsletter. */
export function subscriptionLetter(product: string, url: string): Letter {
  return {
    subject: `Confirm the news of ${product}`,
    heading: 'Do you want our news?',
    paragraphs: [`You asked for news of the market from ${product}. Follow the link to confirm that it was you.`],
    button: { label: 'Get the news', url },
    footnote: 'The link works once and for 24 hours. If you didn’t ask, ignore this mail: you get no news without it.',
  };
}

/** Sent to the new address; the link confirms the change. */
export function newEmailLetter(product: string, url: string): Letter {
  return {
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new e-mail address',
    paragraphs: [`Follow the link to sign in to ${product} with this address from now on.`],
    button: { label: 'Use this address', url },
    footnote: 'The link works once and for 24 hours. If you didn’t ask for it, ignore this mail: nothing changes.',
  };
}

/** Sent to the owner of an address that somebody else tried to use for another account. */
export function emailTakenLetter(product: string): Letter {
  return {
    subject: `Somebody tried to use your address at ${product}`,
    heading: 'Your address has an account already',
    paragraphs: [
      `Somebody, perhaps you, tried to change the e-mail address of another ${product} account to this one. Nothing has changed: an address belongs to one account, and this one is yours.`,
    ],
    footnote: 'If it wasn’t you, there is nothing to do.',
  };
}

/** Sent to the current address when a change is requested. */
export function emailWarningLetter(product: string, newEmail: string): Letter {
  return {
    subject: 'Your e-mail address is about to change',
    heading: 'Your e-mail address is about to change',
    paragraphs: [
      `Somebody who knows your password asked to change the address of your ${product} account to ${newEmail}. It changes as soon as the link in the mail to that address is followed.`,
      'If it wasn’t you, change your password now: that stops it.',
    ],
  };
}

/** Sent to the former address after the change. */
export function emailChangedLetter(product: string, newEmail: string): Letter {
  return {
    subject: 'Your e-mail address was changed',
    heading: 'Your e-mail address was changed',
    paragraphs: [
      `From now on you sign in to ${product} with ${newEmail}. This address belongs to no account any more.`,
      'If it wasn’t you, write to us at once.',
    ],
  };
}

/**
 * Notifies the owner, in case somebody else changed the password. `resetUrl` leads to the password reset; `stillSignIn`
 * lists connected providers.
 */
export function createPasswordChangedEmail(
  product: string,
  { resetUrl, stillSignIn }: { resetUrl: string; stillSignIn: string[] },
): Letter {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${product} account was changed, and all other browsers were signed out.`,
      ...(stillSignIn.length > 0
        ? [
            `These accounts sign in to it without the password: ${stillSignIn.join(', ')}. Disconnect what you don’t know.`,
          ]
        : []),
      'If it wasn’t you, set a new password at once and write to us.',
    ],
    button: { label: 'Set new password', url: resetUrl },
  };
}

/** `due` is a formatted date such as `5 Jan 2027`. */
export function deletionLetter(product: string, due: string): Letter {
  return {
    subject: `Your account will be deleted on ${due}`,
    heading: `Your account will be deleted on ${due}`,
    paragraphs: [
      `You asked us to delete your ${product} account. Until ${due} you can sign in and keep it. After that, what says who you are is removed for good, and your cards leave the market.`,
      'If it wasn’t you, sign in, keep the account and change your password.',
    ],
  };
}
