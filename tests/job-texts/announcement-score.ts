import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ParsedJob } from '@crewdock/contract/job-texts';
import {
  referenceDurations,
  referenceEngagements,
  referenceSeniorities,
  workModes,
} from '@crewdock/server/dictionaries/reference/dictionaries';
import type { JobKnowledge } from '@crewdock/server/imports/documents/parsing/job/knowledge';
import { readJob } from '@crewdock/server/imports/job-texts/read-job';
import { bare } from '../resumes/score.ts';

/** Fields of which a document has one value, which is right or wrong. */
const ANNOUNCEMENT_FIELDS = [
  'title',
  'company',
  'headcount',
  'start',
  'duration',
  'seniority',
  'overlap',
  'engagement',
  'mode',
] as const;
type AnnouncementField = (typeof ANNOUNCEMENT_FIELDS)[number];
type Value = string | number | { time_zone: string; hours: number } | null;

/** The expected values of a job description. See `announcements/README.md`. */
type AnnouncementTruth = Partial<Record<AnnouncementField, Value[]>> & {
  skills: string[];
  skills_optional: string[];
  years: Record<string, number>;
};

interface Announcement {
  name: string;
  path: string;
  truth: AnnouncementTruth;
}

const FOLDER = join(import.meta.dirname, 'announcements/documents');

/** Job descriptions as people write them. Every third document is held out: the parser must not be tuned on it. */
export function loadAnnouncements(part: 'tuning' | 'held-out'): Announcement[] {
  return readdirSync(FOLDER)
    .filter((name) => extname(name) !== '.json')
    .filter((name) => (Number.parseInt(name, 10) % 3 === 0) === (part === 'held-out'))
    .toSorted()
    .map((name) => ({
      name,
      path: join(FOLDER, name),
      truth: JSON.parse(readFileSync(join(FOLDER, name.replace(extname(name), '.json')), 'utf8')) as AnnouncementTruth,
    }));
}

interface Count {
  right: number;
  given: number;
  expected: number;
}

export interface AnnouncementScore {
  counts: Record<AnnouncementField | 'years' | 'skills', Count>;
  /** Values of single fields with a confidence of at least 0.9, and how many of them are correct. */
  calibration: { sure: number; right: number };
  files: number;
  /** Number of documents whose single fields are all right. */
  filesRight: number;
}

function emptyAnnouncementScore(): AnnouncementScore {
  const names = [...ANNOUNCEMENT_FIELDS, 'years', 'skills'] as const;
  return {
    counts: Object.fromEntries(
      names.map((name) => [name, { right: 0, given: 0, expected: 0 }]),
    ) as AnnouncementScore['counts'],
    calibration: { sure: 0, right: 0 },
    files: 0,
    filesRight: 0,
  };
}

/** The day on which the documents are read. */
const TODAY = '2026-11-30';

/** Reads and scores documents. `onWrong` receives the wrong fields of a document. */
export async function scoreAnnouncements(
  known: JobKnowledge,
  documents: Announcement[],
  onWrong: (name: string, wrong: string[]) => void = () => undefined,
): Promise<AnnouncementScore> {
  const score = emptyAnnouncementScore();
  for (const { name, path, truth } of documents) {
    const outcome = await readJob({ path, name, isText: false, knowledge: { ...known, today: TODAY } });
    if ('refused' in outcome) throw new Error(`${name}: ${outcome.refused}`);
    const wrong = addAnnouncement(score, outcome.parsed, truth);
    if (wrong.length > 0) onWrong(name, wrong);
  }
  return score;
}

const SURE = 0.9;

/** Adds a document to a score. Returns the wrong fields with the parsed and the expected values. */
function addAnnouncement(score: AnnouncementScore, parsed: ParsedJob, truth: AnnouncementTruth): string[] {
  const wrong: string[] = [];
  const given = answerOf(parsed);
  for (const field of ANNOUNCEMENT_FIELDS) {
    const accepted = truth[field];
    if (!accepted) continue;
    const { value, sure } = given[field];
    const isRight = accepted.some((each) => isSame(value, each));
    const [isGiven, isExpected] = [value !== null, !accepted.includes(null)];
    add(score.counts[field], {
      right: Number(isRight && isGiven),
      given: Number(isGiven),
      expected: Number(isExpected || (isRight && isGiven)),
    });
    if (isGiven && sure >= SURE) {
      score.calibration.sure++;
      score.calibration.right += Number(isRight);
    }
    if (!isRight) wrong.push(`${field}: ${JSON.stringify(value)} instead of ${JSON.stringify(accepted)}`);
  }
  score.files++;
  if (wrong.length === 0) score.filesRight++;
  return [...wrong, ...addSkills(score, parsed, truth)];
}

/** F1 score: the harmonic mean of precision and recall. */
export function announcementF1({ right, given, expected }: Count): number {
  return given + expected === 0 ? 1 : (2 * right) / (given + expected);
}

function addSkills({ counts }: AnnouncementScore, { skills }: ParsedJob, truth: AnnouncementTruth): string[] {
  const names = skills.map(({ value }) => value.name).filter((name) => !truth.skills_optional.includes(name));
  const years = skills.flatMap(({ value: { name, experience } }) =>
    experience === null ? [] : `${name} ${experience}`,
  );
  return [
    ...addList(
      'skills',
      counts.skills,
      names,
      truth.skills.filter((name) => !truth.skills_optional.includes(name)),
    ),
    ...addList(
      'years',
      counts.years,
      years,
      Object.entries(truth.years).map(([name, count]) => `${name} ${count}`),
    ),
  ];
}

function addList(field: string, count: Count, given: string[], expected: string[]): string[] {
  const right = given.filter((each) => expected.includes(each)).length;
  add(count, { right, given: given.length, expected: expected.length });
  const isRight = right === given.length && right === expected.length;
  return isRight ? [] : [`${field}: ${JSON.stringify(given)} instead of ${JSON.stringify(expected)}`];
}

function add(count: Count, added: Count): void {
  count.right += added.right;
  count.given += added.given;
  count.expected += added.expected;
}

/** Compares values. Ignores case, punctuation and the punctuation of legal forms. */
function isSame(given: Value, accepted: Value): boolean {
  if (typeof given === 'string' && typeof accepted === 'string') return bare(given) === bare(accepted);
  return JSON.stringify(given) === JSON.stringify(accepted);
}

type Given = Record<AnnouncementField, { value: Value; sure: number }>;

function overlapOf({ overlap_time_zone: zone, overlap_hours: hours }: ParsedJob): Given['overlap'] | null {
  return (
    zone && hours && { value: { time_zone: zone.value, hours: hours.value }, sure: Math.min(zone.sure, hours.sure) }
  );
}

function answerOf(parsed: ParsedJob): Given {
  const one = (found: { value: Value; sure: number } | null) => found ?? { value: null, sure: 0 };
  const label = (options: readonly { id: number; label: string }[], found: { value: number; sure: number } | null) =>
    one(found && { value: options.find(({ id }) => id === found.value)?.label ?? null, sure: found.sure });
  return {
    title: one(parsed.title),
    company: one(parsed.company_name),
    headcount: one(parsed.headcount),
    start: one(parsed.start_date),
    duration: label(referenceDurations, parsed.duration),
    seniority: label(referenceSeniorities, parsed.seniority),
    overlap: one(overlapOf(parsed)),
    engagement: label(referenceEngagements, parsed.engagement),
    mode: label(workModes, parsed.work_mode),
  };
}
