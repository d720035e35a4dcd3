import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../../core/errors/errors.ts';
import { withoutKnown } from './known-words.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** Minimum score on zxcvbn's scale of 0 to 4. Passwords below 2 can be guessed within hours. */
const NEEDED = 2;
/** Maximum number of checked characters, because the cost of the check grows faster than linearly. */
const JUDGED_LENGTH = 64;

const WARNINGS: Record<string, string> = {
  topTen: formatMessage(errors.topTen),
  topHundred: formatMessage(errors.topHundred),
  common: formatMessage(errors.common),
  similarToCommon: formatMessage(errors.similarToCommon),
  straightRow: formatMessage(errors.straightRow),
  keyPattern: formatMessage(errors.keyPattern),
  simpleRepeat: formatMessage(errors.simpleRepeat),
  extendedRepeat: formatMessage(errors.extendedRepeat),
  sequences: formatMessage(errors.sequences),
  recentYears: formatMessage(errors.recentYears),
  dates: formatMessage(errors.dates),
};

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Throws a field error with the reason if a password is common or derived from the owner's data. */
export function checkStrength(password: string, field: string, known: string[]): void {
  const judged = password.slice(0, JUDGED_LENGTH);
  const { score, feedback } = judge.check(judged);
  if (score < NEEDED) {
    throw invalidField(field, WARNINGS[feedback.warning ?? ''] ?? formatMessage(errors.guessable));
  }
  if (judge.check(withoutKnown(judged, ['crewdock', ...known])).score < NEEDED) {
    throw invalidField(field, formatMessage(errors.guessableFromData));
  }
}
