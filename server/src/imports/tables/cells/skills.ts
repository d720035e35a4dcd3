import type { ImportDictionaries } from './dictionaries.ts';
import { normalizeText } from './folded.ts';
import { quoteCellText } from './quoted.ts';
import type { ImportedSkill } from './resource.ts';
import * as errors from '../../../core/messages/errors/cell.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Known = ImportDictionaries['skills'];

const YEARS =
  /(?:[(\s:–-]\s*|\s)(\d{1,2})(?:[.,]\d+)?\s*\+?\s*(?:years?|yrs?|y|jahre?|ans?|anos?|lat|лет|года?|роки?|рок[иів]*)\b\.?\s*\)?|\s*:\s*(\d{1,2})\+?$|\s*\((\d{1,2})\+?\)$|\s[–-]\s*(\d{1,2})\+?$/iu;

/** Parses the distinct skills in a cell. `isMain`: whether all of them are main skills. */
export function parseSkillsCell(text: string, isMain: boolean, known: Known): ImportedSkill[] {
  const found = new Map<string, ImportedSkill>();
  for (const piece of piecesOf(text)) {
    const years = YEARS.exec(piece);
    const named = years ? piece.slice(0, years.index) + piece.slice(years.index + years[0].length) : piece;
    const experience = years ? Number(years.slice(1).find(Boolean)) : null;
    for (const name of namesOf(tidied(named), known)) {
      const skill = skillOf(name, known);
      const key = normalizeText(skill?.name ?? name);
      if (!found.has(key))
        found.set(key, { name: skill?.name ?? name, skill_id: skill?.id ?? null, experience, is_main: isMain });
    }
  }
  return [...found.values()];
}

/** Names the skills of a cell that are not known; null if all are known. */
export function findUnknownSkills(skills: readonly ImportedSkill[]): string | null {
  const unknown = skills.filter(({ skill_id }) => skill_id === null).map(({ name }) => quoteCellText(name));
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, NAMED_MAX).join(', ');
  const more = unknown.length - NAMED_MAX;
  if (more > 0) return formatMessage(errors.moreUnknownSkills, { skills: named, more });
  return formatMessage(errors.unknownSkills, { skills: named });
}

const NAMED_MAX = 5;

/** Counts the known skills in a cell, and all skills in the cell. */
export function knownShare(text: string, known: Known): { known: number; all: number } {
  const skills = parseSkillsCell(text, false, known);
  return { known: skills.filter(({ skill_id }) => skill_id !== null).length, all: skills.length };
}

/**
 * Splits at characters that skill names do not contain. Years in brackets stay with their skill; other brackets contain
 * further skills.
 */
function piecesOf(text: string): string[] {
  return unwrapped(text)
    .replaceAll(/\((?!\s*\d+\s*\+?\s*(?:\p{L}{0,6}\.?)\s*\))([^()]*)\)/gu, ', $1,')
    .split(/[,;\n|•·\t]|\s\/\s|\s&\s|\s\+\s|\s(?:and|und|et|y|i|и|та)\s/u)
    .map((piece) =>
      piece
        .replace(/^[\s\-*–]+/, '')
        .replace(/^[\p{L} ]{3,20}:\s+(?=\D)/u, '')
        .trim(),
    )
    .filter(Boolean);
}

/** Removes the brackets of lists as databases and programs write them: `{React,Redux}`, `["Go"]`, `['Go']`. */
function unwrapped(text: string): string {
  const list = /^\s*(?:\[(.*)\]|\{(.*)\}|\((.*)\))\s*$/s.exec(text);
  const inside = list?.slice(1).find((part) => part !== undefined);
  return inside === undefined
    ? text.replaceAll(/[{}]/g, ',')
    : inside.replaceAll(/["{}[\]]|(?<![\p{L}\d])'|'(?![\p{L}\d])/gu, ' ');
}

function tidied(name: string): string {
  return name.replaceAll(/\s+/g, ' ').replaceAll(/^["'\s]+|["'\s.:–-]+$/g, '');
}

/** Splits `Python/Django` and `Go Kafka` if each part is a known skill. */
function namesOf(name: string, known: Known): string[] {
  if (name === '' || skillOf(name, known)) return name === '' ? [] : [name];
  for (const sign of ['/', ' ']) {
    const parts = name.split(sign).filter(Boolean);
    if (parts.length > 1 && parts.every((part) => skillOf(part, known))) return parts;
  }
  return [name];
}

/** Looks up a skill by its name; if unknown, by its name without the version: `Java 17`, `Angular 2+`. */
function skillOf(name: string, known: Known): Known[string] | undefined {
  const key = normalizeText(name);
  if (Object.hasOwn(known, key)) return known[key];
  const bare = key.replace(/[\s-]*v?\d+(\.[\dx]+)*\+?$/, '');
  const joined = bare.replaceAll(' ', '');
  return [bare, joined].flatMap((each) => (Object.hasOwn(known, each) ? [known[each]!] : []))[0];
}
