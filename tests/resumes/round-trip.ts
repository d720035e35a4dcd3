import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandTheme, STANDARD_COLORS } from '@crewdock/contract/brand';
import { ResumeTemplate } from '@crewdock/contract/company-settings';
import type { ParsedResume } from '@crewdock/contract/resumes';
import { toldOn } from '@crewdock/demo/career/career';
import { createPopulation } from '@crewdock/demo/population';
import type { DemoTalent } from '@crewdock/demo/talents';
import type { Knowledge } from '@crewdock/server/imports/documents/parsing/knowledge';
import type { ResumeReader } from '@crewdock/server/imports/resumes/resume-reader';
import { type CvCard, cvContent, type CvContactDetails } from '@crewdock/server/cards/cv/content';
import { renderCv } from '@crewdock/server/cards/cv/document';
import { toJsonResume } from '@crewdock/server/cards/cv/json-resume';
import { englishLevels, referenceSeniorities } from '@crewdock/server/dictionaries/reference/dictionaries';
import { countryRows } from '@crewdock/server/dictionaries/reference/places';
import { addTo, noTally, type Tally } from './score.ts';

/** Fields of a card that its CV contains and the parser can read. */
export const ROUND_TRIP_FIELDS = [
  'name',
  'title',
  'email',
  'phone',
  'country',
  'seniority',
  'English',
  'languages',
  'links',
  'skills',
  'main skills with years',
  'jobs',
  'schools',
] as const;
export type RoundTripField = (typeof ROUND_TRIP_FIELDS)[number];

export interface RoundTrip {
  tally: Tally<RoundTripField>;
  files: number;
  /** Number of CVs in which every field was read back correctly. */
  filesRight: number;
}

/** Contact details added to every CV, because demo cards have no phone number and no real email address. */
const REACH: CvContactDetails = {
  email: 'ada.example@crewdock.example',
  phone_number: '+380445550137',
  skype: '',
  viber: '',
};
const SEED = 54;

/** The templates of PDFs, and the export as JSON Resume. */
export const ROUND_TRIP_FORMATS = [...ResumeTemplate.options, 'json'] as const;
type RoundTripFormat = (typeof ROUND_TRIP_FORMATS)[number];

interface Setting {
  reader: Pick<ResumeReader, 'read'>;
  known: Knowledge;
  /** Folder to which the files are written. */
  folder: string;
  talents: number;
  /** Whether PDFs lack the attached file, as after printing. If so, their pages are parsed. */
  isPrinted?: boolean;
}

/**
 * Creates the CVs of demo talents in a format and parses them. Calls `onWrong` with a CV's path and its wrong fields.
 */
export async function measureRoundTrip(
  format: RoundTripFormat,
  { reader, known, folder, talents, isPrinted = false }: Setting,
  onWrong: (name: string, wrong: string[]) => void = () => undefined,
): Promise<RoundTrip> {
  const result = { tally: noTally(ROUND_TRIP_FIELDS), files: 0, filesRight: 0 };
  const now = new Date(`${known.today}T12:00:00Z`);
  for (const talent of createPopulation({ talents, requests: 0 }, SEED).talents()) {
    if (result.files === talents) break;
    const card = withCoarseDates(cardOf(talent, now), result.files);
    const path = join(folder, `${format}-${result.files}.${format === 'json' ? 'json' : 'pdf'}`);
    const resume = JSON.stringify(toJsonResume(card, REACH, now));
    writeFileSync(
      path,
      format === 'json' ? resume : await renderTemplate(card, { ...(!isPrinted && { resume }), design: format, now }),
    );
    const { parsed } = await reader.read(path, known, { caller: 'round-trip' });
    const [given, expected] = [fieldsOf(parsed), expectedFields(card)];
    addTo(result.tally, given, expected);
    const wrong = ROUND_TRIP_FIELDS.filter((field) => isDifferent(given[field], expected[field]));
    if (wrong.length === 0) result.filesRight++;
    else
      onWrong(
        path,
        wrong.map((field) => `${field}: ${given[field].join('; ')} instead of ${expected[field].join('; ')}`),
      );
    result.files++;
  }
  return result;
}

/** Changes dates: every second card gets jobs with years instead of months, and every fourth a job without dates. */
function withCoarseDates(card: CvCard, number: number): CvCard {
  const work_experience = card.work_experience.map((job, at) => {
    if (at === 0 || number % 2 === 0) return job;
    if (at === 1 && number % 4 === 1) return { ...job, from: '', to: '' };
    return { ...job, from: job.from.slice(0, 4), to: job.to && job.to.slice(0, 4) };
  });
  return { ...card, work_experience };
}

interface Rendering {
  resume?: string;
  design: ResumeTemplate;
  now: Date;
}

function renderTemplate(card: CvCard, { resume, design, now }: Rendering): Promise<Buffer> {
  const { header, onHeader, accent } = brandTheme(STANDARD_COLORS.brand_color, STANDARD_COLORS.font_color).light;
  return renderCv({
    content: cvContent(card, REACH, now),
    ...(resume !== undefined && { resume }),
    brand: { name: 'Crewdock', brand: header, onBrand: onHeader, accent },
    design,
    photo: null,
    logo: null,
    modified: now.toISOString(),
  });
}

function cardOf(talent: DemoTalent, now: Date): CvCard {
  const seniority = referenceSeniorities.find(({ id }) => id === talent.seniority_id)!;
  const english = englishLevels.find(({ id }) => id === talent.english_level_id);
  const country = countryRows().find(({ id }) => id === talent.country_id)!;
  return {
    ...toldOn(now, talent.career),
    name: talent.name,
    title: talent.title,
    summary: talent.summary,
    city: talent.city,
    skills: talent.skills.map(({ skill_id, ...skill }) => ({ ...skill, id: skill_id, skill_image: null })),
    seniority,
    english_level: english ?? null,
    country: { code: country.code, label: country.name },
    specializations: [],
    industries: [],
    hourly_rate: null,
    monthly_rate: null,
  };
}

function expectedFields(card: CvCard): Record<RoundTripField, string[]> {
  return {
    name: [card.name],
    title: [card.title],
    email: [REACH.email],
    phone: [REACH.phone_number],
    country: [card.country!.code],
    seniority: [String(card.seniority!.id)],
    English: card.english_level ? [String(card.english_level.id)] : [],
    languages: card.languages.map(({ code, level }) => `${code} ${level}`),
    links: card.links.map(({ url }) => bareLink(url)),
    skills: card.skills.map(({ name }) => name),
    'main skills with years': card.skills.filter(({ is_main }) => is_main).map(nameWithYears),
    jobs: card.work_experience.map(({ company, title, from, to }) => `${title}, ${company}, ${from} – ${to ?? 'now'}`),
    schools: card.education.map(({ school, degree, from, to }) => `${degree}, ${school}, ${from} – ${to}`),
  };
}

function fieldsOf({ base, skills, work_experience }: ParsedResume): Record<RoundTripField, string[]> {
  const one = (found: { value: string | number } | null) => (found ? [String(found.value)] : []);
  const values = skills.map(({ value }) => value);
  return {
    name: one(base.name),
    title: one(base.title),
    email: one(base.email),
    phone: one(base.phone),
    country: one(base.country),
    seniority: one(base.seniority),
    English: one(base.english_level),
    languages: base.languages.map(({ value: { code, level } }) => `${code} ${level}`),
    links: base.links.map(({ value }) => bareLink(value.url)),
    skills: values.map(({ name }) => name),
    'main skills with years': values.filter(({ is_main }) => is_main).map(nameWithYears),
    jobs: work_experience.map(
      ({ value: { company, title, from, to } }) => `${title}, ${company}, ${from} – ${to ?? 'now'}`,
    ),
    schools: base.education.map(({ value: { school, degree, from, to } }) => `${degree}, ${school}, ${from} – ${to}`),
  };
}

const nameWithYears = ({ name, experience }: { name: string; experience: number | null }) => `${name} ${experience}`;
const bareLink = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
const isDifferent = (given: string[], expected: string[]) =>
  given.toSorted().join('\n') !== expected.toSorted().join('\n');
