import type { Found } from '@crewdock/contract/resumes';
import { normalizeText } from '../../../tables/cells/folded.ts';
import { findLanguages, findSeniority } from '../base/levels.ts';
import type { DocumentRow } from '../document-row.ts';
import type { JobKnowledge } from './knowledge.ts';
import { foundIn, type TextPiece } from './lines.ts';

/** Finds the labeled seniority, otherwise the seniority in the title. */
export function findJobSeniority(
  facts: readonly TextPiece[],
  title: Found<string> | null,
  sentences: readonly TextPiece[],
  knowledge: JobKnowledge,
): Found<number> | null {
  const told = facts.map((fact) => foundIn(fact.text, 0.97, fact));
  return findSeniority([...told, ...(title ? [title, ...besideTitle(title, sentences)] : [])], knowledge);
}

/** The words in brackets after the title: `2 Flutter developers (mid or senior)`. */
function besideTitle({ value }: Found<string>, sentences: readonly TextPiece[]): Found<string>[] {
  return sentences.flatMap((sentence) => {
    const at = sentence.text.toLowerCase().indexOf(value.toLowerCase());
    const inBrackets = at < 0 ? null : /^\s?\(([^)]{3,40})\)/u.exec(sentence.text.slice(at + value.length));
    return inBrackets ? [foundIn(inBrackets[1]!, 0.85, sentence)] : [];
  });
}

const ENGLISH = /english|englisch|ingles|anglais|angielsk|англіиськ/u;

/** Finds the required level of English. Tries the clause that names the language before the whole sentence. */
export function findJobEnglish(rows: readonly DocumentRow[], knowledge: JobKnowledge): Found<number> | null {
  for (const row of rows) {
    if (!ENGLISH.test(row.key)) continue;
    const whole = row.text.split(/(?<=[.!?;])\s/).filter((part) => ENGLISH.test(normalizeText(part)));
    const parts = whole.flatMap((part) =>
      part.split(/\s(?:and|und|y|et|i|та)\s/).filter((each) => ENGLISH.test(normalizeText(each))),
    );
    for (const text of [...parts, ...whole]) {
      // Limited to nine words, because `findLanguages` does not recognize a language in longer texts.
      const near = nearest(text);
      const alone = { ...row, text: near, key: normalizeText(near), cells: [near] };
      const { english_level } = findLanguages([], [alone], knowledge);
      if (english_level) return english_level;
    }
  }
  return null;
}

/** The words around the name of the language. */
function nearest(text: string): string {
  const words = text.split(/\s+/);
  const at = words.findIndex((word) => ENGLISH.test(normalizeText(word)));
  return words.slice(Math.max(0, at - 4), at + 5).join(' ');
}
