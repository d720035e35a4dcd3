import type { CardSkill, TalentDetails } from '@crewdock/contract/cards';
import { formatEmploymentPeriod } from '@crewdock/contract/employment-period';
import { isolatedText } from '@crewdock/contract/isolated-text';
import { type SummaryBlock, toCvBlocks, linesAsBlocks } from './blocks.ts';
import {
  formatCvAvailability,
  languageName,
  formatCvLanguageLevel,
  formatRate,
  formatStudyPeriod,
  formatYears,
} from './words.ts';
import * as cv from '../../core/messages/cv.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** A labeled value of a CV. */
export interface CvFact {
  label: string;
  value: string;
  /** Link target, for values that are addresses. */
  url?: string;
}

/** A job or a course of education. */
export interface CvCareerEntry {
  title: string;
  /** Company or school; empty if not specified. */
  place: string;
  time: string;
  description: SummaryBlock[];
}

/** The content of a CV, independent of its design. */
export interface CvContent {
  name: string;
  title: string;
  facts: CvFact[];
  /** Each entry includes the years of experience. */
  main_skills: string[];
  /** Grouped by years of experience, most years first. */
  other_skills: CvFact[];
  languages: CvFact[];
  summary: SummaryBlock[];
  experience: CvCareerEntry[];
  education: CvCareerEntry[];
  links: CvFact[];
  /** Null unless the requester may contact the owner directly. */
  contacts: CvFact[] | null;
}

/** Contact details of the card's owner. */
export interface CvContactDetails {
  email: string;
  phone_number: string;
  skype: string;
  viber: string;
}

/** The fields of a talent that its CV shows. */
export type CvCard = Pick<
  TalentDetails,
  | 'name'
  | 'title'
  | 'skills'
  | 'seniority'
  | 'english_level'
  | 'specializations'
  | 'industries'
  | 'hourly_rate'
  | 'monthly_rate'
  | 'country'
  | 'city'
  | 'time_zone'
  | 'available_from'
  | 'notice_period'
  | 'summary'
  | 'work_experience'
  | 'education'
  | 'languages'
  | 'links'
>;

export function cvContent(card: CvCard, reach: CvContactDetails | null, now: Date): CvContent {
  return {
    name: card.name,
    title: card.title,
    facts: factsOf(card, now),
    main_skills: card.skills.filter(({ is_main }) => is_main).map(skillOf),
    other_skills: byYears(card.skills.filter(({ is_main }) => !is_main)),
    languages: languagesOf(card),
    summary: toCvBlocks(card.summary),
    experience: card.work_experience.map(({ title, company, from, to, description }) => ({
      title,
      place: company,
      time: formatEmploymentPeriod(from, to, now.toISOString().slice(0, 7)),
      description: linesAsBlocks(description),
    })),
    education: card.education.map(({ school, degree, from, to }) => ({
      title: degree || school,
      place: degree ? school : '',
      time: formatStudyPeriod(from, to),
      description: [],
    })),
    links: card.links.map(({ url, label }) => ({
      label: label ?? formatMessage(cv.website),
      value: shortAddress(url),
      url,
    })),
    contacts: reach && contactsOf(reach),
  };
}

/** Returns whether the CV has no skills, summary, experience and education. */
export function isEmpty({ main_skills, other_skills, summary, experience, education }: CvContent): boolean {
  return [main_skills, other_skills, summary, experience, education].every(({ length }) => length === 0);
}

function factsOf(card: CvCard, now: Date): CvFact[] {
  const labels = (options: { label: string }[]) => options.map(({ label }) => label).join(', ');
  const rates = [
    card.hourly_rate && formatRate(card.hourly_rate, 'hr'),
    card.monthly_rate && formatRate(card.monthly_rate, 'month'),
  ];
  const facts = {
    [formatMessage(cv.location)]: [card.city && isolatedText(card.city), card.country?.label]
      .filter(Boolean)
      .join(', '),
    [formatMessage(cv.timeZone)]: card.time_zone?.replaceAll('_', ' ') ?? '',
    [formatMessage(cv.available)]: formatCvAvailability(card.available_from, card.notice_period, now),
    [formatMessage(cv.seniority)]: card.seniority?.label ?? '',
    [formatMessage(cv.field)]: labels(card.specializations),
    [formatMessage(cv.industries)]: labels(card.industries),
    [formatMessage(cv.rate)]: rates.filter(Boolean).join(' · '),
  };
  return Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Ranges by which other skills are grouped. Main skills show their years individually. */
const STRENGTHS = [
  { label: formatMessage(cv.manyYears), from: 6 },
  { label: formatMessage(cv.someYears), from: 3 },
  { label: formatMessage(cv.fewYears), from: 0 },
];

function byYears(skills: CardSkill[]): CvFact[] {
  const groups = STRENGTHS.map(({ label, from }, at) => {
    const below = STRENGTHS[at - 1]?.from ?? Infinity;
    return {
      label,
      its: skills.filter(({ experience }) => experience !== null && experience >= from && experience < below),
    };
  });
  const untold = { label: formatMessage(cv.otherSkills), its: skills.filter(({ experience }) => experience === null) };
  return [...groups, untold].flatMap(({ label, its }) =>
    its.length > 0 ? [{ label, value: its.map(({ name }) => isolatedText(name)).join(', ') }] : [],
  );
}

function languagesOf({ english_level, languages }: CvCard): CvFact[] {
  const english = english_level ? [{ label: formatMessage(cv.english), value: english_level.name }] : [];
  return [
    ...english,
    ...languages.map(({ code, level }) => ({ label: languageName(code), value: formatCvLanguageLevel(level) })),
  ];
}

function contactsOf({ email, phone_number, skype, viber }: CvContactDetails): CvFact[] {
  const contacts = [
    { label: formatMessage(cv.email), value: email, url: `mailto:${email}` },
    { label: formatMessage(cv.phone), value: phone_number },
    { label: 'Skype', value: skype },
    { label: 'Viber', value: viber },
  ];
  return contacts.filter(({ value }) => value);
}

function skillOf({ name, experience }: CardSkill): string {
  return experience === null ? name : formatMessage(cv.skill, { name, years: formatYears(experience) });
}

/** Shortens `https://www.github.com/ada/` to `github.com/ada`. */
function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
