import type { CardKind } from '@crewdock/contract/kinds';
import type { Frequency } from '@crewdock/contract/subscriptions';
import type { Letter } from '../../../core/email-content/email-message.ts';
import * as emails from '../../../core/messages/emails/subscription.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

interface About {
  product: string;
  kind: CardKind;
  /** The view's filters as text, one line per filter. */
  filters: string[];
  frequency: Frequency;
}

/** Builds the confirmation email to an unverified address. */
export function createMarketConfirmEmail({ product, kind, filters, frequency }: About, url: string): Letter {
  return {
    subject: formatMessage(emails.confirmSubject, { product }),
    heading: formatMessage(emails.confirmHeading),
    paragraphs: [
      formatMessage(emails.confirmMarketText, {
        product,
        kind,
        frequency: describeFrequency(frequency),
      }),
      describeFilters(kind, filters),
    ],
    button: { label: formatMessage(emails.confirmButton), url },
    footnote: formatMessage(emails.confirmNote),
  };
}

/** Builds the email after confirmation, with the filters and an unsubscribe link. */
export function createMarketWelcomeEmail({ product, kind, filters, frequency }: About, unsubscribeUrl: string): Letter {
  return {
    subject: formatMessage(emails.welcomeSubject, { product }),
    heading: formatMessage(emails.welcomeHeading),
    paragraphs: [
      formatMessage(emails.welcomeMarketText, { kind, frequency: describeFrequency(frequency) }),
      describeFilters(kind, filters),
    ],
    footnote: formatMessage(emails.unsubscribeNote, { url: unsubscribeUrl }),
  };
}

interface Digest extends About {
  /** One entry per card, each a few lines of text. */
  cards: string[];
  /** Number of cards that are not listed. */
  more: number;
  marketUrl: string;
  unsubscribeUrl: string;
}

/** Builds the email with the cards that are new on the market since the last email. */
export function createMarketDigestEmail({
  product,
  kind,
  filters,
  cards,
  more,
  marketUrl,
  unsubscribeUrl,
}: Digest): Letter {
  const heading = formatMessage(NEW_CARDS[kind], { count: cards.length + more });
  return {
    subject: formatMessage(emails.digestSubject, { product, news: heading }),
    heading,
    paragraphs: [
      ...(filters.length > 0 ? [filters.join('\n')] : []),
      ...cards,
      ...(more > 0 ? [formatMessage(emails.moreCards, { count: more })] : []),
    ],
    button: { label: formatMessage(emails.marketButton), url: marketUrl },
    footnote: formatMessage(emails.marketNote, { kind, product, url: unsubscribeUrl }),
  };
}

const NEW_CARDS = { request: emails.newJobs, talent: emails.newTalents };

function describeFrequency(frequency: Frequency): string {
  return formatMessage(frequency === 'daily' ? emails.onceDaily : emails.onceWeekly);
}

function describeFilters(kind: CardKind, filters: string[]): string {
  return filters.length > 0
    ? formatMessage(emails.yourFilters, { filters: filters.join('\n') })
    : formatMessage(emails.allCards, { kind });
}
