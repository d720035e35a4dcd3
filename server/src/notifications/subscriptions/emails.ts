import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/subscription.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Builds the confirmation email to an unverified address. */
export function createResourceConfirmEmail(product: string, url: string, filters: string[]): Letter {
  return {
    subject: formatMessage(emails.confirmSubject, { product }),
    heading: formatMessage(emails.confirmHeading),
    paragraphs: [formatMessage(emails.confirmResourcesText, { product }), describeFilters(filters)],
    button: { label: formatMessage(emails.confirmButton), url },
    footnote: formatMessage(emails.confirmNote),
  };
}

/** Builds the email after confirmation, with the filters and an unsubscribe link. */
export function createResourceWelcomeEmail(product: string, filters: string[], unsubscribeUrl: string): Letter {
  return {
    subject: formatMessage(emails.welcomeSubject, { product }),
    heading: formatMessage(emails.welcomeHeading),
    paragraphs: [formatMessage(emails.welcomeResourcesText), describeFilters(filters)],
    footnote: formatMessage(emails.unsubscribeNote, { url: unsubscribeUrl }),
  };
}

interface Digest {
  product: string;
  /** One entry per person, each a few lines of text. */
  people: string[];
  /** Number of people who are not listed. */
  more: number;
  contactUrl: string;
  unsubscribeUrl: string;
}

/** Builds the email with the people who are new since the last email. */
export function createResourceDigestEmail({ product, people, more, contactUrl, unsubscribeUrl }: Digest): Letter {
  const heading = formatMessage(emails.newPeople, { count: people.length + more });
  return {
    subject: formatMessage(emails.digestSubject, { product, news: heading }),
    heading,
    paragraphs: [...people, ...(more > 0 ? [formatMessage(emails.moreCards, { count: more })] : [])],
    button: { label: formatMessage(emails.contactButton), url: contactUrl },
    footnote: formatMessage(emails.resourcesNote, { product, url: unsubscribeUrl }),
  };
}

function describeFilters(filters: string[]): string {
  return filters.length > 0
    ? formatMessage(emails.yourFilters, { filters: filters.join('\n') })
    : formatMessage(emails.allPeople);
}
