import type { Education, Language, Link, WorkExperience } from '@crewdock/contract/card-entries';
import type { NoticePeriod } from '@crewdock/contract/card-fields';
import { companyName, placeName } from '../company-names.ts';
import type { DemoCountry } from '../countries.ts';
import { Random } from '../random.ts';
import { oldestExperience } from '../skill-years.ts';
import { deedsFor } from '../text/talent-summary.ts';
import { usesOnlySkills, fillTemplate } from '../text/template.ts';
import { rankedTitle } from '../titles.ts';
import type { LineOfWork } from '../trades.ts';
import { getMainLanguage, getTimeZone } from './places.ts';

/** A career. Times are relative to the day of loading, so that the demo data always looks recent. */
export interface DemoCareer {
  jobs: (Omit<WorkExperience, 'from' | 'to'> & { from_ago: number; to_ago: number | null })[];
  schools: (Omit<Education, 'from' | 'to'> & { from_ago: number; to_ago: number })[];
  languages: Language[];
  links: Link[];
  time_zone: string | null;
  /** Days from the day of loading until the person is available; negative for the past. */
  available_in: number | null;
  notice_period: NoticePeriod | null;
}

interface Person {
  work: LineOfWork;
  seniority: number;
  years: number;
  mainSkill: string;
  skills: ReadonlySet<string>;
  country: DemoCountry;
  city: string;
  /** Part of link URLs, such as `ada-example`. */
  slug: string;
  /** Seed of this card, so that its data does not depend on other cards. */
  seed: number;
}

/** Makes a career that covers the person's years in the trade. */
export function makeCareer(person: Person): DemoCareer {
  const random = new Random(person.seed);
  const available = availability(random);
  const isFree = available.notice_period === 0 || (available.available_in ?? 1) <= 0;
  const months = 12 * person.years + random.int(0, 8);
  const ended = isFree && random.chance(0.6) ? random.int(1, 2) : 0;
  const jobs = random.chance(0.08) ? [] : makeJobs(person, months, ended, random);
  return {
    jobs,
    schools: makeSchools(person, Math.ceil(months / 12), random),
    languages: makeLanguages(person, random),
    links: makeLinks(person, random),
    time_zone: random.chance(0.9) ? getTimeZone(person.country.code, person.city) : null,
    ...available,
  };
}

/** Converts a career to absolute dates, relative to a day of loading. */
export function toldOn(day: Date, { jobs, schools, available_in, ...rest }: DemoCareer) {
  return {
    ...rest,
    work_experience: jobs.map(({ company, title, from_ago, to_ago, description }) => {
      const to = to_ago === null ? null : monthBefore(day, to_ago);
      return { company, title, from: monthBefore(day, from_ago), to, description };
    }),
    education: schools.map(({ school, degree, from_ago, to_ago }) => {
      const year = day.getUTCFullYear();
      return { school, degree, from: year - from_ago, to: year - to_ago };
    }),
    available_from: available_in === null ? null : dayAfter(day, available_in),
  };
}

export function dayAfter(day: Date, days: number): string {
  return new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

function monthBefore(day: Date, months: number): string {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}

function availability(random: Random): Pick<DemoCareer, 'available_in' | 'notice_period'> {
  const kind = random.weighted(['none', 'notice', 'day', 'over'] as const, (one) => KINDS[one]);
  if (kind === 'day') return { available_in: random.int(7, 90), notice_period: null };
  if (kind === 'over') return { available_in: -random.int(1, 60), notice_period: null };
  if (kind === 'none') return { available_in: null, notice_period: null };
  const notice_period = random.weighted([0, 7, 14, 30, 60, 90] as const, (days) => NOTICES[days]);
  return { available_in: null, notice_period };
}

const KINDS = { none: 15, notice: 66, day: 15, over: 4 };
const NOTICES: Record<NoticePeriod, number> = { 0: 26, 7: 8, 14: 24, 30: 34, 60: 5, 90: 3 };

/** Makes consecutive jobs, latest first. */
function makeJobs(person: Person, months: number, ended: number, random: Random): DemoCareer['jobs'] {
  const count = Math.max(1, Math.min(random.int(1, 2) + Math.floor(person.years / 4), 4, Math.floor(months / 10)));
  const shares = Array.from({ length: count }, () => random.between(0.7, 1.3));
  const sum = shares.reduce((total, share) => total + share, 0);
  const used = new Set<string>();
  let to = ended;
  return shares.map((share, at) => {
    const isFirst = at === shares.length - 1;
    const from = isFirst ? months + ended : to + Math.max(6, Math.round((months * share) / sum));
    const job = {
      company: random.chance(0.12) ? '' : companyName(random),
      title: titleThen(person, at, months + ended - from),
      from_ago: from,
      to_ago: at === 0 && ended === 0 ? null : to,
      description: described(
        person,
        at === 0 ? person.seniority : rankThen(person, months + ended - from),
        to,
        used,
        random,
      ),
    };
    // A job starts in the month after the end of the previous job.
    to = from + 1;
    if (job.title === '' || from > oldestExperience(person.mainSkill) * 12) job.title = EARLY[person.work.trade.craft];
    return job;
  });
}

/** Titles of jobs before the main skill existed, by craft. */
const EARLY = { code: 'Software developer', test: 'Software tester', design: 'Designer', plan: 'Project coordinator' };

function titleThen(person: Person, at: number, monthsBefore: number): string {
  return rankedTitle(person.work, at === 0 ? person.seniority : rankThen(person, monthsBefore));
}

/** Returns the seniority after a number of months in the trade. */
function rankThen({ seniority }: Person, months: number): number {
  return Math.min(seniority, months < 24 ? 1 : months < 60 ? 2 : 3);
}

function described(person: Person, rank: number, ended: number, used: Set<string>, random: Random): string {
  const { work, skills } = person;
  // Excludes achievements that need skills which did not exist yet.
  const known = new Set([...skills].filter((name) => oldestExperience(name) * 12 > ended + 12));
  const own = deedsFor(work, rank).filter((deed) => usesOnlySkills(deed, known) && !used.has(deed));
  const deeds = random.sample(own, random.int(1, 2));
  for (const deed of deeds) used.add(deed);
  return deeds.map((deed) => fillTemplate(deed, random)).join('\n');
}

const DEGREES = {
  code: ['Computer Science', 'Software Engineering', 'Applied Mathematics', 'Electronics'],
  test: ['Information Systems', 'Computer Science', 'Linguistics'],
  design: ['Graphic Design', 'Visual Communication', 'Interaction Design'],
  plan: ['Business Administration', 'Economics', 'Information Systems'],
};

function makeSchools({ work: { trade } }: Person, years: number, random: Random): DemoCareer['schools'] {
  if (random.chance(0.18)) return [];
  const art = trade.craft === 'design' ? 'A' : 'Sc';
  const school = `${placeName(random)} ${trade.craft === 'design' ? 'School of Design' : random.pick(SCHOOLS)}`;
  const field = random.pick(DEGREES[trade.craft]);
  const bachelor = { school, degree: `B${art} ${field}`, from_ago: years + 4, to_ago: years };
  if (!random.chance(0.3)) return [bachelor];
  const master = { school, degree: `M${art} ${field}`, from_ago: years + 2, to_ago: years };
  return [master, { ...bachelor, from_ago: years + 5, to_ago: years + 2 }];
}

const SCHOOLS = ['University', 'University of Technology', 'College', 'Polytechnic'];

function makeLanguages({ country }: Person, random: Random): Language[] {
  const own = getMainLanguage(country.code);
  const others = ['de', 'fr', 'es', 'it', 'pl', 'pt'].filter((code) => code !== own);
  const learned = random
    .sample(
      others,
      random.weighted([0, 1, 2], (count) => [62, 30, 8][count]!),
    )
    .map((code) => ({
      code,
      level: random.pick(['A2', 'B1', 'B1', 'B2', 'C1'] as const),
    }));
  return own === null ? learned : [{ code: own, level: 'native' }, ...learned];
}

function makeLinks({ work: { trade }, slug }: Person, random: Random): Link[] {
  const links: Link[] = [];
  if (random.chance(trade.craft === 'design' ? 0.95 : 0.4)) {
    links.push({ url: `https://${slug}.example.com/`, label: 'Portfolio' });
  }
  if (trade.craft === 'code' && random.chance(0.7))
    links.push({ url: `https://code.example.com/${slug}`, label: 'Code' });
  if (random.chance(0.45)) links.push({ url: `https://people.example.com/${slug}`, label: null });
  return links;
}
