import type { ReadDocument } from '@crewdock/server/imports/documents/reading/document';
import { referenceSkills as DICTIONARY } from '@crewdock/server/dictionaries/reference/skills';
import type { Answer } from './score.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const RANGE =
  /(?:([A-Z][a-z]{2})[a-z]*\.? )?((?:19|20)\d\d)\s*[-–—]\s*(?:(?:([A-Z][a-z]{2})[a-z]*\.? )?((?:19|20)\d\d)|present|now|current)/i;

/** A simple baseline: finds values with regular expressions and a keyword list on the same text. */
export function plainly({ pages }: ReadDocument): Answer {
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text.replaceAll('\t', '  ')));
  const text = lines.join('\n');
  const jobs = lines.flatMap((line) => {
    const found = RANGE.exec(line);
    if (!found) return [];
    const [title = '', employer = ''] = line
      .replace(found[0], '')
      .split(/\s+[|—–-]\s+|, | at /)
      .map((part) => part.trim());
    return [{ title, employer, from: monthOf(found[1], found[2]!), to: found[4] ? monthOf(found[3], found[4]) : null }];
  });
  return {
    name: lines[0]?.trim() ?? null,
    email: /[\w.+-]+@[\w-]+\.[\w.]+/.exec(text)?.[0] ?? null,
    phone: /\+?\d[\d ()-]{8,}\d/.exec(text)?.[0].replaceAll(/[^+\d]/g, '') ?? null,
    country: null,
    seniority: /senior/i.test(text) ? 'Senior' : /junior/i.test(text) ? 'Junior' : null,
    english: /English\W+([ABC][12])/i.exec(text)?.[1]?.toLowerCase() ?? null,
    languages: [],
    skills: knownSkillsIn(text),
    jobs,
    schools: lines.filter((line) => /university|college|institute/i.test(line)).map((line) => line.split(/ {2}|,/)[0]!),
  };
}

/** Skills of the dictionary that are in the text as whole words. */
export function knownSkillsIn(text: string): string[] {
  const words = text.toLowerCase();
  const named = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, String.raw`\$&`);
  return DICTIONARY.filter(([, name]) => new RegExp(`(?<![a-z0-9])${named(name)}(?![a-z0-9])`).test(words)).map(
    ([, name]) => name,
  );
}

function monthOf(name: string | undefined, year: string): string {
  const at = name ? MONTHS.indexOf(name.toLowerCase()) : 0;
  return `${year}-${String(Math.max(0, at) + 1).padStart(2, '0')}`;
}
