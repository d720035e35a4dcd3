import { isolatedText } from '@crewdock/contract/isolated-text';
import type { Letter } from '../../core/email-content/email-message.ts';
import * as emails from '../../core/messages/emails/contact.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Maximum number of names in the email; the page lists all people. */
const NAMED = 20;

/** Builds the email to providers of people whose availability will soon become unknown. */
export function stillFreeLetter(people: { name: string; title: string }[], url: string): Letter {
  const [one] = people;
  const heading =
    people.length === 1
      ? formatMessage(emails.stillAvailable, { name: one!.name })
      : formatMessage(emails.manyStillAvailable, { count: people.length });
  const named = people.slice(0, NAMED).map(({ name, title }) => [name, title].map(isolatedText).join(', '));
  const rest = people.length - named.length;
  return {
    subject: heading,
    heading,
    paragraphs: [
      formatMessage(emails.stillAvailableText),
      [...named, ...(rest > 0 ? [formatMessage(emails.andMore, { count: rest })] : [])].join('\n'),
    ],
    button: { label: formatMessage(emails.answerButton), url },
    footnote: formatMessage(emails.stillAvailableNote),
  };
}
