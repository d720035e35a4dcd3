import type { ParsedResume, Where } from '@crewdock/contract/resumes';
import type { ExactResume } from '../documents/exact/exact-resume.ts';
import type { ReadDocument } from '../documents/reading/document.ts';
import { normalizeText } from '../tables/cells/folded.ts';
import { EvidenceLines } from './evidence.ts';

/** Minimum share of the words of a long text that the pages show, because words may be broken at the end of a line. */
const SHARE = 0.9;
/** Minimum number of letters of a value that may be found across words, because it may be broken into two lines. */
const BROKEN_MIN = 8;

/**
 * Keeps the names and texts of an attached file that its document shows, so that an attachment cannot add invisible
 * ones. Years, levels and the country are not checked, because a CV shows them in another form.
 * Returns null if the document does not show the name.
 */
export function keepShownValues(exact: ExactResume, document: ReadDocument): ExactResume | null {
  const isShown = isShownIn(document);
  const shown = (text: string) => (isShown(text) ? text : '');
  if (exact.name === '' || !isShown(exact.name)) return null;
  return {
    ...exact,
    title: shown(exact.title),
    email: shown(exact.email),
    phone: shown(exact.phone),
    summary: shown(exact.summary),
    links: exact.links.filter(({ url }) => isShown(withoutScheme(url))),
    jobs: exact.jobs
      .filter(({ title, company, from, to }) => [title, company, from.slice(0, 4), to.slice(0, 4)].every(isShown))
      .map((job) => ({ ...job, description: shown(job.description) })),
    schools: exact.schools.filter((school) => Object.values(school).every(isShown)),
    skills: exact.skills.filter(({ name }) => isShown(name)),
    languages: exact.languages.filter(({ language }) => isShown(language)),
    seniority: shown(exact.seniority),
    hourly_rate: exact.hourly_rate !== null && isShown(String(exact.hourly_rate)) ? exact.hourly_rate : null,
    monthly_rate: exact.monthly_rate !== null && isShown(String(exact.monthly_rate)) ? exact.monthly_rate : null,
  };
}

/** Moves the positions of values from the lines of `listed` to the lines of the document that show the same text. */
export function withPositionsIn(document: ReadDocument, listed: ReadDocument, parsed: ParsedResume): ParsedResume {
  const lines = new EvidenceLines(document);
  const keyOf = ({ page, box }: Where) => `${page} ${box.y}`;
  const texts = new Map(
    listed.pages.flatMap((page, at) =>
      page.lines.map(({ text, ...box }) => [keyOf({ page: at + 1, box }), text] as const),
    ),
  );
  const moved = (where: Where[]) =>
    where.flatMap((each) => lines.of(texts.get(keyOf(each)) ?? '').map((evidence) => evidence.where));
  return JSON.parse(
    JSON.stringify(parsed, (key, value) => (key === 'where' ? moved(value as Where[]) : value)),
  ) as ParsedResume;
}

function isShownIn({ pages }: ReadDocument): (text: string) => boolean {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  const words = new Set(wordsOf(text));
  const letters = wordsOf(text).join('');
  return (value) => {
    const all = wordsOf(value);
    const missing = all.filter((word) => !words.has(word));
    const joined = all.join('');
    return missing.length <= all.length * (1 - SHARE) || (joined.length >= BROKEN_MIN && letters.includes(joined));
  };
}

function wordsOf(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '');
}
