import { folded } from '../../../imports/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';

type Skill = Knowledge['skills'][string];

/** Names that are everyday words too. In sentences they only count with the exact capitalization. */
const EVERYDAY = new Set(
  'go swift rust dart express spring react excel sketch notion linear combine room phoenix flux remix astro boost unity foundry realm stripe looker segment flask gin echo storm spark helm packer agile agil accessibility networking statistics replication mentoring illustration budgeting typography dagger celery puppet chef apex electron sanity allure postman cucumber amplitude expo lit next serverless safe bun deno c r d three dot basic'.split(
    ' ',
  ),
);
/** Abbreviations that are everyday words in lower case. */
const SPELLED = new Set(['rest']);
const WORDS_MAX = 4;
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*(?:[./'&-][\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*)*|\.[A-Za-z]{2,}/gu;

/** The dictionary's skills in a text. In lists every name and alias counts, in sentences only unambiguous ones. */
export function skillsIn(text: string, known: Knowledge['skills'], isList: boolean): Skill[] {
  const found = new Map<number, Skill>();
  const tokens = [...text.matchAll(TOKEN)].map((token) => ({ text: token[0], at: token.index }));
  for (let at = 0; at < tokens.length;) {
    const taken = longestAt(tokens, at, text, known, isList);
    if (taken) found.set(taken.skill.id, taken.skill);
    at += taken?.words ?? 1;
  }
  return [...found.values()];
}

interface Token {
  text: string;
  at: number;
}

function longestAt(tokens: Token[], at: number, text: string, known: Knowledge['skills'], isList: boolean) {
  for (let words = Math.min(WORDS_MAX, tokens.length - at); words > 0; words -= 1) {
    const last = tokens[at + words - 1]!;
    const written = text.slice(tokens[at]!.at, last.at + last.text.length);
    // Names do not contain list separators.
    if (/[,;|•\n()]/.test(written)) continue;
    const skill =
      skillCalled(written, known) ?? (words === 1 ? undefined : skillCalled(written.replaceAll(' ', ''), known));
    if (skill && (isList || isMeant(written, skill, tokens[at]!.at, text))) return { skill, words };
  }
  const { text: token, at: place } = tokens[at]!;
  // `Java-Entwickler`; in lists also `Python/Django`.
  for (const part of /[/-]/.test(token) ? token.split(isList ? /[/-]/ : '-') : []) {
    const skill = skillCalled(part, known);
    if (skill && (isList || (part === skill.name && isMeant(part, skill, place, text)))) return { skill, words: 1 };
  }
  return null;
}

function skillCalled(written: string, known: Knowledge['skills']): Skill | undefined {
  const key = folded(written);
  return [key, bareKey(key)].flatMap((each) => (each && Object.hasOwn(known, each) ? [known[each]!] : []))[0];
}

/** Without a version: `java 17` becomes `java`. */
function bareKey(key: string): string {
  return key.replace(/[\s-]*v?\d+(\.[\dx]+)*\+?$/, '');
}

function isMeant(written: string, skill: Skill, at: number, text: string): boolean {
  const key = bareKey(folded(written));
  const isShort = key.length <= 3 || SPELLED.has(key);
  if (!EVERYDAY.has(key) && !isShort) return true;
  if (isShort && !EVERYDAY.has(key)) return written === skill.name || written === written.toUpperCase();
  const isFirst = at === 0 || /[.!?:]\s*$/.test(text.slice(0, at));
  const beside =
    /[,/(+]\s*$|\b(?:and|und|y|et|i|та|in|with|mit|using)\s$/.test(text.slice(0, at)) ||
    /^\s*(?:[,;/)+.]|$)/.test(text.slice(at + written.length));
  return written === skill.name && (!isFirst || beside) && (key.length > 2 || beside);
}
