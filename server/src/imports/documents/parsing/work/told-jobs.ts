import type { Knowledge } from '../knowledge.ts';
import type { DocumentRow } from '../document-row.ts';
import { skillsIn } from '../skills/known.ts';
import { type Range, rangesIn } from '../time/ranges.ts';
import { placeKind } from './employers.ts';
import { withoutPlace } from './parts.ts';
import { isTitle } from './titles.ts';

interface ToldJob {
  company: string;
  title: string;
  range: Range;
  sure: number;
  where: DocumentRow['where'][];
}

const TITLE_WORDS = String.raw`(\p{L}[\p{L}\d+#./&-]*(?:\s[\p{L}\d][\p{L}\d+#./&-]*){0,5}?)`;
const TITLE_END = String.raw`(?=\s*(?:$|[,;(])|\s(?:at|with|for|in|bei|en|chez|presso|where|who|w)\s)`;
const ARTICLE = String.raw`(?:(?:an?|the|their|une?|una?|eine?|la)\s)?`;
/** The title in a sentence: `worked as a QA Analyst`, otherwise `was Head of Data`. */
const TITLES = ['as|als|como|comme|jako|en tant que', 'was|am|bin|war|fui|soy|suis'].map(
  (verbs) => new RegExp(String.raw`(?:^|\s)(?:${verbs})\s${ARTICLE}${TITLE_WORDS}${TITLE_END}`, 'iu'),
);
const NAME = String.raw`\p{Lu}[\p{L}\d&'’-]*(?:\.\p{L}+)*`;
const EMPLOYER = new RegExp(
  String.raw`(?:^|\s)(?:at|with|for|by|bei(?:\sder)?|chez|presso|en|join(?:ed|ing))\s(${NAME}(?:\s(?:${NAME}|&|of|de))*)`,
  'gu',
);

/**
 * Finds jobs in sentences, for CVs that are written as a text: `From 2016 to 2019 I was a QA Analyst at Acme.`
 * A sentence must state title, employer and dates.
 */
export function findToldJobs(rows: readonly DocumentRow[], knowledge: Knowledge): ToldJob[] {
  return sentencesOf(rows).flatMap(({ text, where }) => {
    const [range, ...more] = rangesIn(text, knowledge.today);
    if (!range || more.length > 0) return [];
    const rest = `${text.slice(0, range.at)} ${text.slice(range.at + range.length)}`.replaceAll(/\s+/g, ' ');
    const title = TITLES.map((pattern) => pattern.exec(rest)?.[1]).find(
      (found) => found !== undefined && isTitle(found),
    );
    const company = [...rest.matchAll(EMPLOYER)]
      .map((found) => withoutPlace(found[1]!.replace(/[.,]+$/, ''), knowledge))
      .find((name) => !isTitle(name) && placeKind(name, knowledge) === null && !areSkills(name, knowledge));
    return title && company ? [{ company, title, range, sure: 0.5, where }] : [];
  });
}

function areSkills(name: string, { skills }: Knowledge): boolean {
  return skillsIn(name, skills, true).length > 0;
}

/** The sentences and clauses of wrapped lines, with the lines that they are in. */
function sentencesOf(rows: readonly DocumentRow[]): { text: string; where: DocumentRow['where'][] }[] {
  const blocks: DocumentRow[][] = [];
  for (const row of rows) {
    if (row.apart || row.bullet || blocks.length === 0) blocks.push([row]);
    else blocks.at(-1)!.push(row);
  }
  return blocks.flatMap((block) => {
    const text = block.map((row) => row.text).join(' ');
    const clauses = text.split(/(?<=[\p{L}\d)]{2})[.;!]\s+(?=[\p{L}\d])/u);
    return clauses.map((clause) => ({
      text: clause,
      where: block
        .filter((row) => clause.includes(row.text.slice(0, 20)) || row.text.includes(clause.slice(0, 20)))
        .map(({ where }) => where),
    }));
  });
}
