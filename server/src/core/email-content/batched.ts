import { batchSubject } from '../messages/batch-subject.ts';
import { manyUpdates } from '../messages/emails/relation.ts';
import type { Letter, PlainLetter } from './email-message.ts';

/** A notification in a batched email. */
export interface MailPart {
  letter: PlainLetter;
  /**
   * Candidate subjects for the whole batch, most specific first, as the text before and after the number of
   * notifications. The batch uses the first subject that all parts share.
   */
  several: [before: string, after: string][];
  /** Topic of the notification. A later part on the same topic replaces the earlier part. */
  about?: string;
  /** State before and after the change. A change that is undone before the batch is sent is dropped. */
  from?: string;
  to?: string;
}

/** Adds a part to a batch. Returns an empty list if the part undoes the only other part. */
export function addMailPart(parts: MailPart[], part: MailPart): MailPart[] {
  const earlier = parts.find(({ about }) => about !== undefined && about === part.about);
  if (!earlier) return [...parts, part];
  const others = parts.filter((other) => other !== earlier);
  const isTakenBack = earlier.from !== undefined && earlier.from === part.to;
  return isTakenBack ? others : [...others, { ...part, ...(earlier.from !== undefined && { from: earlier.from }) }];
}

/** Limits of a batch: mail programs truncate larger emails, and each new part rewrites the whole batch. */
const MOST = 50;
const MOST_CHARACTERS = 60_000;

/** Returns whether the parts exceed the limits of a batch. */
export function isTooMuch(parts: MailPart[]): boolean {
  return parts.length > MOST || (parts.length > 1 && JSON.stringify(parts).length > MOST_CHARACTERS);
}

/** Builds the email: a single part unchanged, several parts as cards with a common subject. */
export function letterOfAll(parts: MailPart[], sender: string): Letter {
  const [first, ...others] = parts as [MailPart, ...MailPart[]];
  if (others.length === 0) return first.letter;
  const shared = first.several.find((words) => others.every(({ several }) => several.some(isSame(words))));
  const [before, after] = shared ?? batchSubject(manyUpdates, { product: sender });
  const subject = `${before}${parts.length}${after}`;
  return { subject, heading: subject, paragraphs: [], cards: parts.map(({ letter }) => letter) };
}

type Words = MailPart['several'][number];

function isSame([before, after]: Words): (words: Words) => boolean {
  return (words) => words[0] === before && words[1] === after;
}
