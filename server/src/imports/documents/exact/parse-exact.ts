import type { Found, ParsedResume, Where } from '@crewdock/contract/resumes';
import { normalizePhoneNumber } from '../../tables/cells/phone.ts';
import type { ReadDocument } from '../reading/document.ts';
import { layOutFlowLines, type FlowLine } from '../reading/flow/flow.ts';
import { findLanguages, findSeniority } from '../parsing/base/levels.ts';
import type { Knowledge } from '../parsing/knowledge.ts';
import { countryOfAddress } from '../parsing/places/address.ts';
import { type DocumentRow, toRow } from '../parsing/rows.ts';
import { findCvSkills } from '../parsing/skills/skills.ts';
import { parseStandaloneDate } from '../parsing/time/ranges.ts';
import type { DescribedJob } from '../parsing/work/jobs.ts';
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
      head: sheet.add([title, company].filter(Boolean).join(', '), [from, to].filter(Boolean).join(' – ')),
      body: sheet.add(description),
    })),
    schools: exact.schools.map(({ school, degree, from, to }) =>
      sheet.add([school, degree, [from, to].filter(Boolean).join(' – ')].filter(Boolean).join(', ')),
    ),
    skills: sheet.add(...exact.skills),
    languages: sheet.add(...exact.languages),
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
      to: job.to === '' && from !== null ? null : (to ?? ''),
      description: job.description,
    };
    return [{ value, sure: EXACT_SURENESS, where: wheresOf(rowsAt(head)), body: rowsAt(body) }];
  });
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
      seniority: title && findSeniority([title], knowledge),
      ...findLanguages(rowsAt(places.languages), [], knowledge),
      hourly_rate: null,
      monthly_rate: null,
      education: exact.schools.flatMap(
        ({ school, degree, from, to }, at) =>
          found({ school, degree, from: year(from), to: year(to) }, places.schools[at]!) ?? [],
      ),
    },
    skills: findCvSkills(
      {
        listed: rowsAt(places.skills),
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

function countryIn(place: string, knowledge: Knowledge): string | null {
  const code = place.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && Object.values(knowledge.country_codes).includes(code)) return code;
  return countryOfAddress(place, knowledge)?.code ?? null;
}

function wheresOf(rows: readonly DocumentRow[]): Where[] {
  return rows.map(({ where }) => where);
}
