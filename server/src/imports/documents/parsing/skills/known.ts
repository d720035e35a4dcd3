import { normalizeText } from '../../../tables/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import { isAmbiguousAbbreviation, isCertainIfCapitalized, isEveryday } from './everyday.ts';
import { isMeantTechnically, isWithinPhrase } from './technical-context.ts';

type Skill = Knowledge['skills'][string];

/** Abbreviations that are everyday words when written in lower case. */
const SPELLED = new Set(['rest']);
const WORDS_MAX = 4;
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*(?:[.'&-][\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*)*|\.[A-Za-z]{2,}/gu;

/**
 * Finds the dictionary's skills in a text. In lists, every name and alias counts; in sentences, only unambiguous names.
 */
export function skillsIn(text: string, known: Knowledge['skills'], isList: boolean): Skill[] {
  return unique(locateSkills(text, known, isList));
}

/** Finds the skills like `skillsIn`, with their positions in the text. */
export function locateSkills(
  text: string,
  known: Knowledge['skills'],
  isList: boolean,
): { skill: Skill; written: string; at: number }[] {
  if (isList) {
    const listed = matchesIn(text, known, true);
    return listed.filter((match) => match.isCertain || !isWithinPhrase(text, match, listed));
  }
  // Everyday words count only next to technical words or to skills that were recognized with certainty.
  const matches = matchesIn(text, known, false);
  const certain = new Set(matches.filter(({ isCertain }) => isCertain).map(({ written }) => written));
  const taken: Match[] = [];
  for (const match of matches) {
    const { written, at, isCertain } = match;
    if (isCertain || isInBrackets(text, at, known) || isMeantTechnically(text, at, written.length, [...certain])) {
      taken.push(match);
      certain.add(written);
    }
  }
  return taken;
}

/** Finds all names and aliases of skills, even if they are parts of other phrases. */
export function locateSkillNames(text: string, known: Knowledge['skills']) {
  return matchesIn(text, known, true);
}

interface Match {
  skill: Skill;
  written: string;
  at: number;
  isCertain: boolean;
}

function unique(matches: readonly { skill: Skill }[]): Skill[] {
  return [...new Map(matches.map(({ skill }) => [skill.id, skill])).values()];
}

function matchesIn(text: string, known: Knowledge['skills'], isList: boolean): Match[] {
  const matches: Match[] = [];
  const tokens = [...text.matchAll(TOKEN)].map((token) => ({ text: token[0], at: token.index }));
  for (let at = 0; at < tokens.length;) {
    const taken = longestAt(tokens, at, text, known, isList);
    if (taken) matches.push({ ...taken, at: tokens[at]!.at });
    at += taken?.words ?? 1;
  }
  return matches;
}

/** Whether a word is in brackets that contain only names of skills. */
function isInBrackets(text: string, at: number, known: Knowledge['skills']): boolean {
  const open = text.lastIndexOf('(', at);
  const close = text.indexOf(')', at);
  if (open < 0 || close < 0 || text.slice(open, at).includes(')')) return false;
  const pieces = text.slice(open + 1, close).split(/[,;/]|\s(?:and|und|y|et)\s/);
  return pieces.length > 1 && pieces.every((piece) => skillCalled(piece.trim(), known) !== undefined);
}

interface Token {
  text: string;
  at: number;
}

function longestAt(tokens: Token[], at: number, text: string, known: Knowledge['skills'], isList: boolean) {
  for (let words = Math.min(WORDS_MAX, tokens.length - at); words > 0; words -= 1) {
    const last = tokens[at + words - 1]!;
    const written = text.slice(tokens[at]!.at, last.at + last.text.length);
    // Skill names do not contain list separators.
    if (/[,;|•\n()]/.test(written)) continue;
    const whole = skillCalled(written, known);
    // Joins `Java Script`, but not `in design`.
    const isJoined = isList || /^\p{Lu}\p{L}{2,} \p{Lu}/u.test(written);
    const skill = whole ?? (words === 1 || !isJoined ? undefined : skillCalled(written.replaceAll(' ', ''), known));
    const certainty = skill && certaintyOf(written, skill, { isList, isJoined: whole === undefined });
    if (skill && certainty) return { skill, words, written, isCertain: certainty === 'certain' };
  }
  return partAt(tokens[at]!.text, known, isList);
}

/** The first skill in a word with hyphens: `Java-Entwickler`. */
function partAt(token: string, known: Knowledge['skills'], isList: boolean) {
  if (!token.includes('-')) return null;
  const isRole = /-\p{L}*(?:entwickl|developer|engineer|programmier|ingenieur)/iu.test(token);
  for (const part of token.split('-')) {
    const skill = skillCalled(part, known);
    const certainty = skill && (isList || part === skill.name) ? certaintyOf(part, skill, { isList }) : null;
    // `Go-getter` is not a skill in a list, either.
    const isPlain = certainty === 'certain' || isRole;
    if (skill && certainty && (isPlain || !isList)) return { skill, words: 1, written: token, isCertain: isPlain };
  }
  return null;
}

function skillCalled(written: string, known: Knowledge['skills']): Skill | undefined {
  const key = normalizeText(written);
  return [key, bareKey(key)].flatMap((each) => (each && Object.hasOwn(known, each) ? [known[each]!] : []))[0];
}

/** Removes the version: `java 17` becomes `java`. A year is not a version. */
function bareKey(key: string): string {
  const bare = key.replace(/[\s-]*v?(?!(?:19|20)\d\d$)\d+(\.[\dx]+)*\+?$/, '');
  // `C1` is a language level, not version 1 of the skill `C`.
  return bare.length > 1 ? bare : key;
}

/** The certainty that a name is a skill; null if it is not a skill. `isJoined`: two words were joined. */
function certaintyOf(
  written: string,
  skill: Skill,
  { isList = false, isJoined = false } = {},
): 'certain' | 'everyday' | null {
  const key = bareKey(normalizeText(written));
  const isDoubtful = isEveryday(key, written) || isJoined;
  if (isList) return isDoubtful ? 'everyday' : 'certain';
  if (isAmbiguousAbbreviation(key)) return null;
  const isLikely = written === skill.name || /^\p{Lu}/u.test(written) || isCertainIfCapitalized(key);
  if (isDoubtful) return isLikely ? 'everyday' : null;
  const isShort = (key.length <= 3 && !isCertainIfCapitalized(key)) || SPELLED.has(key);
  return !isShort || written === skill.name || written === written.toUpperCase() ? 'certain' : null;
}
