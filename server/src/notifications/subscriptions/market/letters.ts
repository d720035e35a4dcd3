import type { CardKind } from '@crewdock/contract/kinds';
import type { Frequency } from '@crewdock/contract/subscriptions';
import type { Letter } from '../../../core/email-content/email-message.ts';
import { getCardNoun } from './words.ts';

interface About {
  product: string;
  kind: CardKind;
  /** The view's filters as text. */
  filters: string[];
  frequency: Frequency;
}

const OFTEN: Record<Frequency, string> = { daily: 'once a day', weekly: 'once a week' };

/** Email to an unverified address. */
export function createMarketConfirmEmail({ product, kind, filters, frequency }: About, url: string): Letter {
  return {
    subject: `Confirm your ${product} subscription`,
    heading: 'Confirm your subscription',
    paragraphs: [
      `Somebody, probably you, asked ${product} to write to this address, ${OFTEN[frequency]} at most, when there are new ${getCardNoun(kind, 2)}.`,
      asked(kind, filters),
    ],
    button: { label: 'Confirm subscription', url },
    footnote:
      'The link works once and for three days. If it wasn’t you, ignore this mail: without the link nothing is sent.',
  };
}

/** Email after confirmation, with the filters and an unsubscribe link. */
export function createMarketWelcomeEmail({ product, kind, filters, frequency }: About, unsubscribeUrl: string): Letter {
  return {
    subject: `Your ${product} subscription`,
    heading: 'Your subscription is confirmed',
    paragraphs: [
      `We write to you when there are new ${getCardNoun(kind, 2)}, ${OFTEN[frequency]} at most.`,
      asked(kind, filters),
    ],
    footnote: `Unsubscribe at any time: ${unsubscribeUrl}`,
  };
}

interface Digest extends About {
  /** A few lines of text per card. */
  cards: string[];
  /** Number of further cards that are not listed. */
  more: number;
  marketUrl: string;
  unsubscribeUrl: string;
}

/** Email with the cards that are new on the market since the last email. */
export function createMarketDigestEmail({
  product,
  kind,
  filters,
  cards,
  more,
  marketUrl,
  unsubscribeUrl,
}: Digest): Letter {
  const total = cards.length + more;
  const heading = `${total.toLocaleString('en-US')} new ${getCardNoun(kind, total)}`;
  return {
    subject: `${product}: ${heading}`,
    heading,
    paragraphs: [
      ...(filters.length > 0 ? [filters.join('\n')] : []),
      ...cards,
      ...(more > 0 ? [`And ${more.toLocaleString('en-US')} more.`] : []),
    ],
    button: { label: 'See them in the market', url: marketUrl },
    footnote: `You get this mail because you subscribed to new ${getCardNoun(kind, 2)} at ${product}. Unsubscribe: ${unsubscribeUrl}`,
  };
}

function asked(kind: CardKind, filters: string[]): string {
  return filters.length > 0
    ? `What you asked for:\n${filters.join('\n')}`
    : `You asked for all ${getCardNoun(kind, 2)}.`;
}
