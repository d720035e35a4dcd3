import type { ReadDocument } from '../reading/document.ts';
import { countryOfPhone, findEmail, findLinks, phoneFound } from './base/contacts.ts';
import { findCountry, isLabelledPlace } from './base/country.ts';
import { findEducation } from './base/education.ts';
import { findLanguages, namesLanguage, findRates, findSeniority } from './base/levels.ts';
import { findPersonName } from './base/name.ts';
import { withoutCoverMessage } from './cover-message.ts';
import { getHeadingSection, type ResumeSectionName } from './headings.ts';
import type { Knowledge } from './knowledge.ts';
import type { Found, ParsedBase, ParsedResume } from '@crewdock/contract/resumes';
import { isProse } from './prose.ts';
import type { DocumentRow } from './document-row.ts';
import { toDocumentRows } from './rows.ts';
import { splitIntoSections } from './sections.ts';
import { findCvSkills, unnamedList } from './skills/skills.ts';
import { joinWrappedLines, type DescribedJob, findCvJobs, findCvJobsInSentences } from './work/jobs.ts';
import { withoutPlace } from './work/parts.ts';
import { isTitle } from './work/titles.ts';

const SUMMARY_MAX = 6000;
const TITLE_MAX = 160;
const SKILLS_MAX = 60;
const JOBS_MAX = 30;

/** Parses a CV with rules and dictionaries only. The text is untrusted data: instructions in it have no effect. */
export function parseResume(document: ReadDocument, knowledge: Knowledge): ParsedResume {
  const rows = withoutCoverMessage(toDocumentRows(document));
  const parts = splitIntoSections(rows, knowledge.today);
  const of = (...sections: ResumeSectionName[]) =>
    parts.filter(({ section }) => sections.includes(section)).flatMap((part) => part.rows);
  const dated = parts.filter(({ section }) => section === 'work').flatMap((part) => findCvJobs(part.rows, knowledge));
  const jobs =
    dated.length > 0 ? dated : findCvJobsInSentences(of('head', 'summary', 'work', 'contacts', 'other'), knowledge);
  const base = baseOf({ rows, of, jobs }, knowledge);
  const summary = summaryOf(of('summary'), of('head'), base);
  const others = parts.filter(({ section }) => section === 'other').map((part) => part.rows);
  // `Languages: Go, Java` does not list spoken languages.
  const programming = of('languages').filter(({ text }) => !namesLanguage(text));
  const named = of('skills');
  const skills = findCvSkills(
    {
      listed: [...(named.length > 0 ? named : unnamedList(others, knowledge)), ...programming],
      jobs,
      told: [
        ...of('summary', 'projects', ...(dated.length === 0 ? (['work'] as const) : [])),
        ...of('head').filter(({ text }) => text.length > 60),
      ],
      titles: [base.title?.value ?? '', jobs[0]?.value.title ?? ''],
    },
    knowledge,
  );
  return {
    base,
    skills: skills.slice(0, SKILLS_MAX),
    summary,
    work_experience: jobs.slice(0, JOBS_MAX).map(({ value, sure, where }) => ({ value, sure, where })),
  };
}

const REFERENCES =
  /^(?:(?:professional )?references?|referees|referenzen|referencias|references professionnelles|referencias profesionales|referencje|referenze|referenties|referanslar|рекомендаціі|рекомендации)\s*:?$/u;

/** Leaves out the references, whose contact data is that of other people. */
function withoutReferences(rows: readonly DocumentRow[]): readonly DocumentRow[] {
  const start = rows.findIndex(({ key }) => REFERENCES.test(key));
  const next = rows.findIndex((row, at) => at > start && getHeadingSection(row) !== null);
  return start < 1 ? rows : [...rows.slice(0, start), ...(next < 0 ? [] : rows.slice(next))];
}

interface Whole {
  rows: readonly DocumentRow[];
  of: (...sections: ResumeSectionName[]) => DocumentRow[];
  jobs: readonly DescribedJob[];
}

function baseOf({ rows, of, jobs }: Whole, knowledge: Knowledge): ParsedBase {
  const own = withoutReferences(rows);
  const contacts = [...of('head', 'contacts'), ...own];
  const email = findEmail(of('head', 'contacts')) ?? findEmail(own);
  const name = findPersonName([...of('head'), ...rows], email?.value ?? null, knowledge);
  const head = of('head', 'contacts');
  const placed = of('other', 'summary', 'languages').filter(isLabelledPlace);
  const told = findCountry(head, name?.value ?? null, knowledge) ?? findCountry(placed, null, knowledge);
  const phone = phoneFound(contacts, told?.value ?? null, knowledge.today);
  const byPhone = told ? null : countryOfPhone(phone?.value);
  const title = titleOf([...rowsBelowName(rows, name), ...of('head')], name, jobs, knowledge);
  const { education, ...levels } = {
    education: findEducation(of('education'), knowledge),
    ...findLanguages(of('languages'), [...of('head', 'contacts', 'summary', 'skills', 'other')], knowledge),
  };
  const current = jobs.filter(({ value }) => value.to === null).map((job) => ({ ...job, value: job.value.title }));
  const latest = jobs[0] ? [{ ...jobs[0], value: jobs[0].value.title }] : [];
  return {
    name: name && { value: name.value, sure: name.sure, where: name.where },
    title,
    email,
    phone,
    links: findLinks(
      { own: of('head', 'contacts', 'summary', 'languages'), other: of('skills', 'other', 'projects') },
      knowledge,
    ),
    country: told ?? (byPhone && phone ? { value: byPhone, sure: 0.5, where: phone.where } : null),
    seniority: findSeniority([...(title ? [title] : []), ...current, ...latest], knowledge),
    ...levels,
    ...findRates(rows),
    education: education.slice(0, 10),
  };
}

/** The rows directly below the name, which may be in a column beside the first sections. */
function rowsBelowName(rows: readonly DocumentRow[], name: Found<string> | null): readonly DocumentRow[] {
  const at = name ? rows.findLastIndex(({ where }) => name.where.includes(where)) : -1;
  if (at < 0) return [];
  const { size } = rows[at]!;
  const end = rows.findIndex((row, number) => number > at && (row.size > size || getHeadingSection(row)));
  return rows.slice(at + 1, Math.min(at + 3, end < 0 ? rows.length : end));
}

/** Finds the person's title next to the name or below it, otherwise uses the title of the latest job. */
function titleOf(
  head: readonly DocumentRow[],
  name: (Found<string> & { rest: string }) | null,
  jobs: readonly DescribedJob[],
  knowledge: Knowledge,
): Found<string> | null {
  if (name?.rest && isTitle(name.rest) && !isProse(name.rest))
    return { value: bareTitle(name.rest, knowledge).slice(0, TITLE_MAX), sure: 0.9, where: name.where };
  for (const row of head.slice(0, 12)) {
    if (row.text.length > 100 || /@|https?:/.test(row.text) || isProse(row.text)) continue;
    const cell = row.cells.find((each) => isTitle(each) && each !== name?.value);
    const title = cell?.split(/\s*[|•·]\s*/).find((piece) => isTitle(piece));
    if (title) return { value: bareTitle(title, knowledge).slice(0, TITLE_MAX), sure: 0.9, where: [row.where] };
  }
  const latest = jobs.find(({ value }) => value.to === null) ?? jobs[0];
  // An uncertain title that contains no typical title word may be an employer.
  const isLikely = latest && (latest.sure >= 0.5 || isTitle(latest.value.title));
  return isLikely && latest.value.title !== ''
    ? { value: latest.value.title, sure: latest.sure * 0.8, where: latest.where }
    : null;
}

/** Removes a label and the place: `Position: Engineer, Bergen, Norway`. */
function bareTitle(text: string, knowledge: Knowledge): string {
  return withoutPlace(text.replace(TITLE_LABEL, ''), knowledge);
}

const TITLE_LABEL =
  /^(?:(?:desired |current |target )?(?:position|title|role|job title)|profession|beruf(?:sbezeichnung)?|position angestrebt|puesto|cargo|poste|stanowisko|посада|должность|unvan|求职意向|应聘职位|期望职位|目标职位|职位|المسمى الوظيفي)\s*[:：]\s*/iu;

/** Uses the summary section, otherwise the sentences above the first heading. */
function summaryOf(
  section: readonly DocumentRow[],
  head: readonly DocumentRow[],
  { name }: ParsedBase,
): Found<string> | null {
  const sentences = head.filter(
    ({ text, where }) => text.length > 60 && !/@|https?:/.test(text) && where !== name?.where[0],
  );
  const rows = section.length > 0 ? section : sentences;
  if (rows.length === 0) return null;
  return {
    value: joinWrappedLines(rows).slice(0, SUMMARY_MAX),
    sure: section.length > 0 ? 0.95 : 0.6,
    where: rows.map(({ where }) => where),
  };
}
