import type { Letter, PlainLetter } from './email-message.ts';

/** One notification within a batched email. */
export interface MailPart {
  letter: PlainLetter;
  /**
   * Subjects for a batch, as the text before and after the number, the most specific first. The first one that all
   * parts share is used.
   */
  several: [before: string, after: string][];
  /** Its topic. A later part replaces an earlier one on the same topic. */
  about?: string;
  /** The state before and after. A change that is undone within the batch is dropped. */
  from?: string;
  to?: string;
}

/** Adds a part to a batch. Returns an empty list when it undoes the only part. */
export function addMailPart(parts: MailPart[], part: MailPart): MailPart[] {
  const earlier = parts.find(({ about }) => about !== undefined && about === part.about);
  if (!earlier) return [...parts, part];
  const others = parts.filter((other) => other !== earlier);
  const isTakenBack = earlier.from !== undefined && earlier.from === part.to;
  return isTakenBack ? others : [...others, { ...part, ...(earlier.from !== undefined && { from: earlier.from }) }];
}

/** Mail programs truncate larger emails, and each added part writes all of them again. */
const MOST = 50;
const MOST_CHARACTERS = 60_000;

/** Whether the parts exceed the limits of one email. */
export function isTooMuch(parts: MailPart[]): boolean {
  return parts.length > MOST || (parts.length > 1 && JSON.stringify(parts).length > MOST_CHARACTERS);
}

/** Builds the email: a single part unchanged, several parts as cards under a shared subject. */
export function letterOfAll(parts: MailPart[], sender: string): Letter {
  const [first, ...others] = parts as [MailPart, ...MailPart[]];
  if (others.length === 0) return first.letter;
  const shared = first.several.find((words) => others.every(({ several }) => several.some(isSame(words))));
  const [before, after] = shared ?? ['', ` updates from ${sender}`];
  const subject = `${before}${parts.length}${after}`;
  return { subject, heading: subject, paragraphs: [], cards: parts.map(({ letter }) => letter) };
}

type Words = MailPart['several'][number];

function isSame([before, after]: Words): (words: Words) => boolean {
  return (words) => words[0] === before && words[1] === after;
}
