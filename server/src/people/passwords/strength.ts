import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../../core/errors/errors.ts';
import { withoutKnown } from './known-words.ts';

/** On zxcvbn's scale of 0 to 4; passwords below 2 are guessed within hours. */
const NEEDED = 2;
/** Maximum number of checked characters, because the cost of the check grows faster than the length. */
const JUDGED_LENGTH = 64;

const WARNINGS: Record<string, string> = {
  topTen: 'is one of the ten most used passwords',
  topHundred: 'is one of the hundred most used passwords',
  common: 'is a commonly used password',
  similarToCommon: 'is close to a commonly used password',
  straightRow: 'must not be keys that stand in a row',
  keyPattern: 'must not be a short pattern of keys',
  simpleRepeat: 'must not be repeats like “aaa”',
  extendedRepeat: 'must not be repeats like “abcabc”',
  sequences: 'must not be a sequence like “abc”',
  recentYears: 'must be more than a year',
  dates: 'must be more than a date',
};

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Throws a field error with the reason if a password is common or derived from the owner's data. */
export function checkStrength(password: string, field: string, known: string[]): void {
  const judged = password.slice(0, JUDGED_LENGTH);
  const { score, feedback } = judge.check(judged);
  if (score < NEEDED) {
    throw invalidField(field, WARNINGS[feedback.warning ?? ''] ?? 'is too easy to guess: add another word or two');
  }
  if (judge.check(withoutKnown(judged, ['crewdock', ...known])).score < NEEDED) {
    throw invalidField(field, 'is too easy to guess from your name, e-mail or company');
  }
}
