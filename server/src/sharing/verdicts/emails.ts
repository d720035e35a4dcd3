import { isolatedText } from '@crewdock/contract/isolated-text';
import type { PlainLetter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/contact.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** A verdict, with the card or list of the link. */
export interface VerdictNotification {
  type: 'talents' | 'requests' | 'lists';
  shared_id: number;
  shared: string;
  tag: string;
  card: string;
  name: string;
  word: 'yes' | 'maybe' | 'no';
  text: string;
}

/** Maximum number of verdicts in an email; the page shows all verdicts. */
const TOLD = 30;

/** Builds the email to the owner. The names of visitors are not verified. */
export function verdictsLetter(told: VerdictNotification[], origin: string): PlainLetter {
  const [first] = told as [VerdictNotification, ...VerdictNotification[]];
  const isOfOne = told.every(({ type, shared_id }) => type === first.type && shared_id === first.shared_id);
  const count = told.length;
  const heading = isOfOne
    ? formatMessage(emails.verdictsOnOne, { count, shared: first.shared })
    : formatMessage(emails.verdictsOnShares, { count });
  const rest = told.length - TOLD;
  return {
    subject: heading,
    heading,
    paragraphs: [
      ...told.slice(0, TOLD).map(lineOf),
      ...(rest > 0 ? [formatMessage(emails.andMore, { count: rest })] : []),
      ...(isOfOne ? [] : pagesOf(told, origin)),
    ],
    ...(isOfOne && { button: { label: formatMessage(emails.verdictsButton), url: pageOf(first, origin) } }),
    footnote: formatMessage(emails.verdictsNote),
  };
}

function lineOf({ card, name, tag, word, text }: VerdictNotification): string {
  return [formatMessage(emails.verdictLine, { card, verdict: word, name, tag }), ...(text ? [`“${text}”`] : [])].join(
    '\n',
  );
}

function pagesOf(told: VerdictNotification[], origin: string): string[] {
  const pages = new Map(told.map((each) => [pageOf(each, origin), each.shared]));
  return [...pages].slice(0, TOLD).map(([url, shared]) => `${isolatedText(shared)}: ${url}`);
}

function pageOf({ type, shared_id }: VerdictNotification, origin: string): string {
  return `${origin}/statistics/${type}/${shared_id}`;
}
