import type { Message } from '@crewdock/contract/message';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as messages from './messages.ts';

export interface Strength {
  /** 0 to 4; the server requires at least 2. */
  score: number;
  /** Reason why the password is weak, or advice to improve the password; null if there is none. */
  why: Message<object> | null;
}

/** Number of characters that the server evaluates; the rest is ignored. */
const JUDGED_LENGTH = 64;

const WHY: Record<string, Message<object>> = {
  topTen: messages.topTen,
  topHundred: messages.topHundred,
  common: messages.common,
  similarToCommon: messages.similarToCommon,
  straightRow: messages.straightRow,
  keyPattern: messages.keyPattern,
  simpleRepeat: messages.simpleRepeat,
  extendedRepeat: messages.extendedRepeat,
  sequences: messages.sequences,
  recentYears: messages.recentYears,
  dates: messages.dates,
  userInputs: messages.userInputs,
  wordByItself: messages.singleWord,
};

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Returns the strength of a password against an attacker who knows the user's name, email address and company. */
export function getPasswordStrength(password: string, known: string[]): Strength {
  const words = known.flatMap((text) => [text, ...text.split(/[\s@._-]+/)]).filter((word) => word.length > 2);
  const { score, feedback } = judge.check(password.slice(0, JUDGED_LENGTH), words);
  return {
    score,
    why: WHY[feedback.warning ?? ''] ?? (score < 3 ? messages.addWords : null),
  };
}
