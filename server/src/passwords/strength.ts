import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../http/errors.ts';

/** 0 to 4; below this a password is guessed within hours. */
const NEEDED = 2;
/** Longer ones are judged by their beginning: judging costs more than the length alone. */
const JUDGED_LENGTH = 64;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Refuses a password that is common or made of what is known of its owner, and says why at the field. */
export function checkStrength(password: string, field: string, known: string[]): void {
  const words = known.flatMap((text) => [text, ...text.split(/[\s@._-]+/)]).filter((word) => word.length > 2);
  const { score, feedback } = judge.check(password.slice(0, JUDGED_LENGTH), words);
  if (score >= NEEDED) return;
  throw invalidField(field, feedback.warning ?? 'is too easy to guess');
}
