import type { TalentDetails } from '@crewdock/contract/cards';
import { toCvBlocks } from './blocks.ts';
import type { CvCard, CvContactDetails } from './content.ts';
import { languageName } from './words.ts';
import * as cv from '../../core/messages/cv.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A CV in the JSON Resume format (https://jsonresume.org/schema), without empty values. The schema allows additional
 * properties; those marked "not in the schema" make the export complete.
 */
export interface JsonResume {
  $schema: string;
  basics: {
    name: string;
    label: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { city?: string; countryCode?: string };
    profiles: { network?: string; username?: string; url?: string }[];
    /** Not in the schema. */
    seniority?: string;
    /** Not in the schema. In whole US dollars. */
    hourlyRate?: number;
    /** Not in the schema. In whole US dollars. */
    monthlyRate?: number;
  };
  work: {
    name?: string;
    position: string;
    /** `2019-03`, or `2019` if the month is not specified. */
    startDate?: string;
    /** Omitted for the current job. */
    endDate?: string;
    summary?: string;
    /** Not in the schema. Distinguishes a current job from a job without an end date. */
    isCurrent: boolean;
  }[];
  education: { institution: string; studyType?: string; startDate?: string; endDate?: string }[];
  skills: {
    name: string;
    /** For example `7 years`. */
    level?: string;
    /** Not in the schema. */
    isMain: boolean;
  }[];
  languages: { language: string; fluency: string }[];
  meta: { version: string; lastModified: string };
}

/** Converts a talent to JSON Resume. `reach` contains the contact details; null if the requester must not see them. */
export function toJsonResume(card: CvCard, reach: CvContactDetails | null, modified: Date): JsonResume {
  const location = withoutEmpty({ city: card.city, countryCode: card.country?.code });
  return {
    $schema: SCHEMA,
    basics: {
      name: card.name,
      label: card.title,
      ...withoutEmpty({ email: reach?.email, phone: reach?.phone_number, summary: textOf(card.summary) }),
      ...(Object.keys(location).length > 0 && { location }),
      profiles: [
        ...card.links.map(({ url, label }) => ({ ...withoutEmpty({ network: label }), url })),
        ...chatsOf(reach),
      ],
      ...withoutEmpty({
        seniority: card.seniority?.label,
        hourlyRate: card.hourly_rate?.min,
        monthlyRate: card.monthly_rate?.min,
      }),
    },
    work: card.work_experience.map(({ company, title, from, to, description }) => ({
      ...withoutEmpty({ name: company }),
      position: title,
      ...withoutEmpty({ startDate: from, endDate: to, summary: description }),
      isCurrent: to === null,
    })),
    education: card.education.map(({ school, degree, from, to }) => ({
      institution: school,
      ...withoutEmpty({ studyType: degree, startDate: from?.toString(), endDate: to?.toString() }),
    })),
    skills: card.skills.map(({ name, experience, is_main }) => ({
      name,
      ...(experience !== null && { level: `${experience} ${experience === 1 ? 'year' : 'years'}` }),
      isMain: is_main,
    })),
    languages: spokenBy(card),
    meta: { version: 'v1.0.0', lastModified: modified.toISOString() },
  };
}

function spokenBy({ english_level, languages }: CvCard): JsonResume['languages'] {
  const english = english_level ? [{ language: formatMessage(cv.english), fluency: english_level.name }] : [];
  return [
    ...english,
    ...languages.map(({ code, level }) => ({ language: languageName(code), fluency: fluencyOf(level) })),
  ];
}

function fluencyOf(level: TalentDetails['languages'][number]['level']): string {
  return level === 'native' ? formatMessage(cv.nativeSpeaker) : level;
}

function chatsOf(reach: CvContactDetails | null): JsonResume['basics']['profiles'] {
  const names = { Skype: reach?.skype, Viber: reach?.viber };
  return Object.entries(names).flatMap(([network, username]) => (username ? [{ network, username }] : []));
}

/** Converts a summary to plain text, one block per line. */
function textOf(html: string): string {
  const lines = toCvBlocks(html).map(({ kind, runs }) => {
    const text = runs.map((run) => run.text).join('');
    return kind === 'item' ? `• ${text}` : text;
  });
  return lines.join('\n');
}

function withoutEmpty<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
