import type { Found, ParsedResume, ParsedSkill, Where } from '@crewdock/contract/resumes';
import { normalizeText } from '../../tables/cells/folded.ts';
import { normalizePhoneNumber } from '../../tables/cells/phone.ts';
import type { ReadDocument } from '../reading/document.ts';
import { layOutFlowLines, type FlowLine } from '../reading/flow/flow.ts';
import { findLanguages, findSeniority } from '../parsing/base/levels.ts';
import type { Knowledge } from '../parsing/knowledge.ts';
import { countryOfAddress } from '../parsing/places/address.ts';
import type { DocumentRow } from '../parsing/document-row.ts';
import { toRow } from '../parsing/rows.ts';
import { findCvSkills } from '../parsing/skills/skills.ts';
import { parseStandaloneDate } from '../parsing/time/ranges.ts';
import type { DescribedJob } from '../parsing/work/jobs.ts';
import { readExactLanguage } from './exact-languages.ts';
import { EXACT_SURENESS, type ExactResume } from './exact-resume.ts';

/** Builds a document with one line per value, to show where each value comes from. */
class Sheet {
  readonly #lines: FlowLine[] = [];

  /** Adds lines for the cells. Returns the indexes of the added lines; empty lines are skipped. */
  add(...cells: string[]): number[] {
    return cells
      .flatMap((cell) => cell.split(/\r\n?|\n/))
      .filter((text) => text.trim() !== '')
      .map((text) => this.#lines.push({ cells: [text] }) - 1);
  }

  read(): { document: ReadDocument; rows: DocumentRow[] } {
    const document = layOutFlowLines(this.#lines);
    const rows = document.pages.flatMap(({ lines }, at) => lines.map((line) => toRow(line, at + 1)));
    return { document, rows };
  }
}

/**
 * Fills in the fields from a structured file. Values are used unchanged; only skills and languages are looked up in the
 * dictionaries.
 */
export function parseExact(exact: ExactResume, knowledge: Knowledge): { document: ReadDocument; parsed: ParsedResume } {
  const sheet = new Sheet();
  const places = {
    name: sheet.add(exact.name),
    title: sheet.add(exact.title),
    email: sheet.add(exact.email),
    phone: sheet.add(exact.phone),
    place: sheet.add(exact.place),
    links: exact.links.map(({ url }) => sheet.add(url)),
    summary: sheet.add(exact.summary),
    jobs: exact.jobs.map(({ title, company, from, to, description }) => ({
      head: sheet.add(title, company, [from, to].filter(Boolean).join(' – ')),
      body: sheet.add(description),
    })),
    schools: exact.schools.map(({ school, degree, from, to }) =>
      sheet.add([school, degree, [from, to].filter(Boolean).join(' – ')].filter(Boolean).join(', ')),
    ),
    skills: exact.skills.map(({ name, years }) => sheet.add(years === null ? name : `${name} (${years} years)`)),
    languages: exact.languages.map(({ language, fluency }) =>
      sheet.add([language, fluency].filter(Boolean).join(' – ')),
    ),
    seniority: sheet.add(exact.seniority),
    rates: sheet.add(...ratesOf(exact)),
  };
  const { document, rows } = sheet.read();
  const rowsAt = (at: readonly number[]) => at.map((place) => rows[place]!);
  const found = <T>(value: T | null, at: readonly number[]): Found<T> | null =>
    value === null || (value as unknown) === '' ? null : { value, sure: EXACT_SURENESS, where: wheresOf(rowsAt(at)) };
  const country = countryIn(exact.place, knowledge);
  const jobs = exact.jobs.flatMap((job, at): DescribedJob[] => {
    const { head, body } = places.jobs[at]!;
    if (job.title === '') return [];
    const [from, end] = [parseStandaloneDate(job.from, 'first'), parseStandaloneDate(job.to, 'last')];
    // Replaces an end in the future with the current month or year.
    const to = end && [end, knowledge.today.slice(0, end.length)].toSorted()[0]!;
    const value = {
      company: job.company,
      title: job.title,
      from: from ?? '',
      to: isCurrent(job, from) ? null : (to ?? ''),
      description: job.description,
    };
    return [{ value, sure: EXACT_SURENESS, where: wheresOf(rowsAt(head)), body: rowsAt(body) }];
  });
  const seniority = found(exact.seniority, places.seniority);
  const title = found(exact.title || (jobs[0]?.value.title ?? ''), places.title);
  const year = (text: string) => (/\d{4}/.test(text) ? Number(/\d{4}/.exec(text)![0]) : null);
  const parsed: ParsedResume = {
    base: {
      name: found(exact.name, places.name),
      title,
      email: found(exact.email.toLowerCase(), places.email),
      phone: found(exact.phone && normalizePhoneNumber(exact.phone, country ?? undefined), places.phone),
      links: exact.links.flatMap((link, at) => found(link, places.links[at]!) ?? []),
      country: found(country, places.place),
      seniority: findSeniority(
        [seniority ?? title].flatMap((text) => text ?? []),
        knowledge,
      ),
      ...languagesOf(exact.languages, places.languages.map(rowsAt), knowledge),
      hourly_rate: found(exact.hourly_rate, places.rates),
      monthly_rate: found(exact.monthly_rate, places.rates),
      education: exact.schools.flatMap(
        ({ school, degree, from, to }, at) =>
          found({ school, degree, from: year(from), to: year(to) }, places.schools[at]!) ?? [],
      ),
    },
    skills: exact.skills.some(({ isMain }) => isMain !== null)
      ? skillsOf(exact.skills, places.skills.map(rowsAt), knowledge)
      : findCvSkills(
          {
            listed: rowsAt(places.skills.flat()),
            jobs,
            told: rowsAt(places.summary),
            titles: [exact.title, jobs[0]?.value.title ?? ''],
          },
          knowledge,
        ),
    summary: found(exact.summary, places.summary),
    work_experience: jobs.map(({ value, sure, where }) => ({ value, sure, where })),
  };
  return { document, parsed };
}

function isCurrent({ isCurrent: stated, to }: ExactResume['jobs'][number], from: string | null): boolean {
  return stated ?? (to === '' && from !== null);
}

/** The skills of a file that lists all of them. Skills that are not in the dictionary are left out. */
function skillsOf(
  listed: ExactResume['skills'],
  rows: readonly (readonly DocumentRow[])[],
  { skills }: Knowledge,
): Found<ParsedSkill>[] {
  const found = listed.flatMap(({ name, years, isMain }, at): Found<ParsedSkill>[] => {
    const skill = skills[normalizeText(name)];
    if (!skill) return [];
    const value = { id: skill.id, name: skill.name, experience: years, is_main: isMain ?? false };
    return [{ value, sure: EXACT_SURENESS, where: wheresOf(rows[at]!) }];
  });
  return [...new Map(found.map((each) => [each.value.id, each])).values()];
}

function languagesOf(
  spoken: ExactResume['languages'],
  rows: readonly (readonly DocumentRow[])[],
  knowledge: Knowledge,
): Pick<ParsedResume['base'], 'english_level' | 'languages'> {
  const exact = spoken.map(readExactLanguage);
  const others = findLanguages(rows.filter((_, at) => !exact[at]).flat(), [], knowledge);
  const english = spoken.findIndex(({ language }) => normalizeText(language) === 'english');
  const level = english < 0 ? undefined : knowledge.english[normalizeText(spoken[english]!.fluency)];
  return {
    english_level:
      level === undefined
        ? others.english_level
        : { value: level, sure: EXACT_SURENESS, where: wheresOf(rows[english]!) },
    languages: [
      ...exact.flatMap((value, at) => (value ? { value, sure: EXACT_SURENESS, where: wheresOf(rows[at]!) } : [])),
      ...others.languages,
    ],
  };
}

function ratesOf({ hourly_rate, monthly_rate }: ExactResume): string[] {
  return [
    ...(hourly_rate === null ? [] : [`$${hourly_rate}/hr`]),
    ...(monthly_rate === null ? [] : [`$${monthly_rate}/month`]),
  ];
}

function countryIn(place: string, knowledge: Knowledge): string | null {
  const code = place.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && Object.values(knowledge.country_codes).includes(code)) return code;
  return countryOfAddress(place, knowledge)?.code ?? null;
}

function wheresOf(rows: readonly DocumentRow[]): Where[] {
  return rows.map(({ where }) => where);
}
