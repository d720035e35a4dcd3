import type { Letter } from '../../core/email-content/email-message.ts';

/** Email to an unverified address. */
export function createResourceConfirmEmail(product: string, url: string, filters: string[]): Letter {
  return {
    subject: `Confirm your ${product} subscription`,
    heading: 'Confirm your subscription',
    paragraphs: [
      `Somebody, probably you, asked ${product} to write to this address when new people are available.`,
      filters.length > 0 ? `What you asked for:\n${filters.join('\n')}` : 'You asked to hear of everybody.',
    ],
    button: { label: 'Confirm subscription', url },
    footnote:
      'The link works once and for three days. If it wasn’t you, ignore this mail: without the link nothing is sent.',
  };
}

/** Email after confirmation, with the filters and an unsubscribe link. */
export function createResourceWelcomeEmail(product: string, filters: string[], unsubscribeUrl: string): Letter {
  return {
    subject: `Your ${product} subscription`,
    heading: 'Your subscription is confirmed',
    paragraphs: [
      'We write to you when somebody new fits, once a day at most.',
      filters.length > 0 ? `What you asked for:\n${filters.join('\n')}` : 'You asked to hear of everybody.',
    ],
    footnote: `Unsubscribe at any time: ${unsubscribeUrl}`,
  };
}

interface Digest {
  product: string;
  /** A few lines of text per person. */
  people: string[];
  /** Number of further people who are not listed. */
  more: number;
  contactUrl: string;
  unsubscribeUrl: string;
}

/** Email with the people who are new since the last email. */
export function createResourceDigestEmail({ product, people, more, contactUrl, unsubscribeUrl }: Digest): Letter {
  const total = people.length + more;
  const heading = total === 1 ? 'Somebody new is available' : `${total} new people are available`;
  return {
    subject: `${product}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    heading,
    paragraphs: [...people, ...(more > 0 ? [`And ${more} more.`] : [])],
    button: { label: 'Ask about them', url: contactUrl },
    footnote: `You get this mail because you subscribed to available people at ${product}. Unsubscribe: ${unsubscribeUrl}`,
  };
}
