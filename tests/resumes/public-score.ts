import type { ParsedResume } from '@crewdock/contract/resumes';
import { referenceSkills as DICTIONARY } from '@crewdock/server/dictionaries/reference/skills';
import type { PublicTruth, TrueRole } from './public-corpus.ts';
import { bare } from './score.ts';

/** Fields in which a whole file is right or wrong. */
export const PUBLIC_FIELDS = ['name', 'employer', 'title', 'dates', 'school', 'country', 'phone', 'email'] as const;
type PublicField = (typeof PUBLIC_FIELDS)[number];

/** Numbers of a field's values: correct, parsed and expected. */
interface Count {
  right: number;
  given: number;
  expected: number;
}

/** Values with a confidence of at least 0.9, and how many of them are correct. */
interface Calibration {
  sure: number;
  right: number;
}

export interface PublicScore {
  fields: Record<PublicField, Count>;
  skills: { right: number; expected: number; given: number; phantom: number };
  links: Count;
  calibration: { fields: Calibration; skills: Calibration };
  files: number;
  /** Number of files that are right in every field of `PUBLIC_FIELDS`. */
  filesRight: number;
}

type Work = ParsedResume['work_experience'][number]['value'];

const SURE = 0.9;

export function emptyScore(): PublicScore {
  const count = () => ({ right: 0, given: 0, expected: 0 });
  return {
    fields: Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, count()])) as PublicScore['fields'],
    skills: { right: 0, expected: 0, given: 0, phantom: 0 },
    links: count(),
    calibration: { fields: { sure: 0, right: 0 }, skills: { sure: 0, right: 0 } },
    files: 0,
    filesRight: 0,
  };
}

/** Adds a file to a score. Returns the wrong fields with the parsed and the expected values. */
export function addFile(score: PublicScore, parsed: ParsedResume, truth: PublicTruth): string[] {
  const wrong: string[] = [];
  const add = <G, E>(field: PublicField, given: G[], expected: E[], isEqual: (given: G, expected: E) => boolean) => {
    const right = countEqual(given, expected, isEqual);
    addCount(score.fields[field], { right, given: given.length, expected: expected.length });
    if (right < given.length || right < expected.length)
      wrong.push(`${field}: ${JSON.stringify(given)} instead of ${JSON.stringify(expected)}`);
  };
  const { base } = parsed;
  const work = parsed.work_experience.map(({ value }) => value);
  add('name', present(base.name?.value), present(truth.name), isSameName);
  add('email', present(base.email?.value), present(truth.email), isSameText);
  add('phone', present(base.phone?.value), present(truth.phone), isSamePhone);
  add('country', present(base.country?.value), present(truth.country), (given, expected) => given === expected);
  const companies = present(...work.map(({ company }) => company));
  const employers = truth.work.filter(
    (role) => !role.self_employed || companies.some((company) => isSameText(company, role.employer)),
  );
  add(
    'employer',
    companies,
    employers.map(({ employer }) => employer),
    isSameText,
  );
  add(
    'title',
    present(...work.map(({ title }) => title)),
    present(...truth.work.map(({ title }) => title)),
    isSameText,
  );
  add(
    'dates',
    work.filter(({ from }) => from),
    truth.work.filter(({ start }) => start),
    hasSameDates,
  );
  const schools = base.education.map(({ value }) => value.school);
  add(
    'school',
    schools,
    truth.education.map(({ school }) => school),
    isSameText,
  );
  addSkills(score, parsed, truth);
  addLinks(score, parsed, truth);
  addCalibration(score, parsed, truth);
  score.files++;
  if (wrong.length === 0) score.filesRight++;
  return wrong;
}

/** F1 score: the harmonic mean of precision and recall. */
export function publicF1({ right, given, expected }: Count): number {
  return given + expected === 0 ? 1 : (2 * right) / (given + expected);
}

/** Share of the expected skills that were found. */
export const foundShare = ({ skills }: PublicScore): number => skills.right / Math.max(1, skills.expected);

/** Share of the parsed skills that the document does not contain. */
export const phantomShare = ({ skills }: PublicScore): number => skills.phantom / Math.max(1, skills.given);

/** Share of the values with high confidence that are right. */
export const calibratedShare = ({ sure, right }: Calibration): number => right / Math.max(1, sure);

function addSkills(score: PublicScore, { skills }: ParsedResume, truth: PublicTruth): void {
  const expected = dictionaryNames(truth.skills);
  const allowed = new Set([...expected, ...dictionaryNames(truth.skills_optional)]);
  const given = new Set(skills.map(({ value }) => value.name));
  score.skills.expected += expected.length;
  score.skills.right += expected.filter((name) => given.has(name)).length;
  score.skills.given += given.size;
  score.skills.phantom += [...given].filter((name) => !allowed.has(name)).length;
  for (const { value, sure } of skills) addSure(score.calibration.skills, sure, allowed.has(value.name));
}

function addLinks(score: PublicScore, { base }: ParsedResume, truth: PublicTruth): void {
  const given = base.links.map(({ value }) => value.url);
  const right = countEqual(given, truth.links, (one, other) => bareLink(one) === bareLink(other));
  addCount(score.links, { right, given: given.length, expected: truth.links.length });
}

function addCalibration(score: PublicScore, { base, work_experience }: ParsedResume, truth: PublicTruth): void {
  const add = (found: { sure: number } | null, isRight: boolean) =>
    found && addSure(score.calibration.fields, found.sure, isRight);
  add(base.name, truth.name !== null && isSameName(base.name?.value ?? '', truth.name));
  add(base.email, truth.email !== null && isSameText(base.email?.value ?? '', truth.email));
  add(base.phone, truth.phone !== null && isSamePhone(base.phone?.value ?? '', truth.phone));
  add(base.country, base.country?.value === truth.country);
  for (const found of base.education)
    add(
      found,
      truth.education.some(({ school }) => isSameText(found.value.school, school)),
    );
  for (const found of work_experience)
    add(
      found,
      truth.work.some((role) => isSameRole(found.value, role)),
    );
}

function addSure(calibration: Calibration, sure: number, isRight: boolean): void {
  if (sure < SURE) return;
  calibration.sure++;
  if (isRight) calibration.right++;
}

function addCount(count: Count, added: Count): void {
  count.right += added.right;
  count.given += added.given;
  count.expected += added.expected;
}

/** Counts the parsed values that equal an expected value. Each expected value counts once. */
function countEqual<G, E>(given: G[], expected: E[], isEqual: (given: G, expected: E) => boolean): number {
  const left = [...expected];
  let right = 0;
  for (const value of given) {
    const at = left.findIndex((each) => isEqual(value, each));
    if (at < 0) continue;
    left.splice(at, 1);
    right++;
  }
  return right;
}

const present = <T>(...values: (T | null | undefined)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined && value !== '');

/** Compares texts. Notes in brackets, such as "(remote)", can be missing. */
function isSameText(given: string, expected: string): boolean {
  const withoutNote = (text: string) => bare(text.replaceAll(/\([^)]*\)/g, ''));
  return bare(given) === bare(expected) || withoutNote(given) === withoutNote(expected);
}

/** Compares names. Academic titles can be missing. */
function isSameName(given: string, expected: string): boolean {
  const withoutTitle = (name: string) => bare(name.replace(/^Dr\.\s+/, ''));
  return withoutTitle(given) === withoutTitle(expected);
}

/** Compares phone numbers. The national format is right, too. */
function isSamePhone(given: string, expected: string): boolean {
  const digits = given.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 8 && expected.endsWith(digits);
}

/** Compares dates; only the years if the document contains no months. */
function hasSameDates({ from, to }: Work, { start, end }: TrueRole): boolean {
  const isSame = (given: string | null, expected: string | null) =>
    given === null || expected === null ? given === expected : given.slice(0, expected.length) === expected;
  return isSame(from, start) && isSame(to, end);
}

function isSameRole(given: Work, role: TrueRole): boolean {
  return (
    (isSameText(given.company, role.employer) || (role.self_employed === true && given.company === '')) &&
    isSameText(given.title, role.title ?? '') &&
    (role.start === null ? !given.from : hasSameDates(given, role))
  );
}

const bareLink = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

const NAMES = new Map(
  DICTIONARY.flatMap(([, name, , aliases = []]) => [name, ...aliases].map((each) => [each.toLowerCase(), name])),
);

/** Returns the dictionary names of skills, because the parser can't find other skills. */
const dictionaryNames = (names: string[]): string[] => [
  ...new Set(present(...names.map((name) => NAMES.get(name.toLowerCase())))),
];
