import type { Letter, PlainLetter } from './letter.ts';

/** A letter in a mail of several. */
export interface MailPart {
  letter: PlainLetter;
  /** Each way to count such letters, around the number, the most exact first. The first that all in a mail share is its subject. */
  several: [before: string, after: string][];
  /** What it is about: the last word on it counts. */
  about?: string;
  /** How that stood before and stands now: who takes something back in time has said nothing. */
  from?: string;
  to?: string;
}

/** With one more. Nothing is left where it takes back the only one. */
export function joined(parts: MailPart[], part: MailPart): MailPart[] {
  const earlier = parts.find(({ about }) => about !== undefined && about === part.about);
  if (!earlier) return [...parts, part];
  const others = parts.filter((other) => other !== earlier);
  const isTakenBack = earlier.from !== undefined && earlier.from === part.to;
  return isTakenBack ? others : [...others, { ...part, ...(earlier.from !== undefined && { from: earlier.from }) }];
}

/** Larger ones are cut off by mail programs, and each further letter writes all of them again. */
const MOST = 50;
const MOST_CHARACTERS = 60_000;

/** Whether they are too much for one mail. */
export function isTooMuch(parts: MailPart[]): boolean {
  return parts.length > MOST || (parts.length > 1 && JSON.stringify(parts).length > MOST_CHARACTERS);
}

/** A single one as it is; several as cards under what they share. */
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
