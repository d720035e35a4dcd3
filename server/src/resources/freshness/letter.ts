import type { Letter } from '../../core/email-content/email-message.ts';

/** Maximum number of names in the mail; the page lists all people. */
const NAMED = 20;

/** Sent to providers of people whose availability will soon become unknown. */
export function stillFreeLetter(people: { name: string; title: string }[], url: string): Letter {
  const [one] = people;
  const heading = people.length === 1 ? `Is ${one!.name} still free?` : `Are ${people.length} people still free?`;
  const named = people.slice(0, NAMED).map(({ name, title }) => `${name}, ${title}`);
  const rest = people.length - named.length;
  return {
    subject: heading,
    heading,
    paragraphs: [
      'Nobody has confirmed this for ten days. Without an answer we stop offering them in four days.',
      [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'),
    ],
    button: { label: 'Answer', url },
    footnote:
      'The page asks once more before anything changes. The link is yours alone: it works without signing in for three weeks.',
  };
}
