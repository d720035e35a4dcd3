import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export interface Strength {
  /** 0 to 4; the server requires at least 2. */
  score: number;
  /** Reason why the password is weak, or advice to improve the password; null if there is none. */
  why: string | null;
}

/** Number of characters that the server evaluates; the rest is ignored. */
const JUDGED_LENGTH = 64;

const WHY: Record<string, string> = {
  topTen: 'This is a top-10 common password.',
  topHundred: 'This is a top-100 common password.',
  common: 'This is a common password.',
  similarToCommon: 'This is close to a common password.',
  straightRow: 'Keys that stand in a row are easy to guess.',
  keyPattern: 'Short patterns of keys are easy to guess.',
  simpleRepeat: 'Repeats like “aaa” are easy to guess.',
  extendedRepeat: 'Repeats like “abcabc” are easy to guess.',
  sequences: 'Sequences like “abc” are easy to guess.',
  recentYears: 'Recent years are easy to guess.',
  dates: 'Dates are easy to guess.',
  userInputs: 'Your own name or address is easy to guess.',
  wordByItself: 'A single word is easy to guess.',
};

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Returns the strength of a password against an attacker who knows the user's name, email address and company. */
export function getPasswordStrength(password: string, known: string[]): Strength {
  const words = known.flatMap((text) => [text, ...text.split(/[\s@._-]+/)]).filter((word) => word.length > 2);
  const { score, feedback } = judge.check(password.slice(0, JUDGED_LENGTH), words);
  return {
    score,
    why: (feedback.warning && WHY[feedback.warning]) ?? (score < 3 ? 'Another word or two helps.' : null),
  };
}
