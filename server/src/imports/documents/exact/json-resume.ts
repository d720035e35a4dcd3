import { z } from 'zod';
import type { ExactResume } from './exact-resume.ts';

/** Maximum number of entries that are read from a list. */
const ENTRIES_MAX = 200;
const TEXT_MAX = 20_000;

const text = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, TEXT_MAX) : ''),
  z.string(),
);
const rate = z.int().positive().nullable().catch(null);
const flag = z.boolean().nullable().catch(null);
const listOf = <T extends z.ZodType>(entry: T) =>
  z.preprocess(
    (value) =>
      Array.isArray(value) ? value.slice(0, ENTRIES_MAX).filter((each) => entry.safeParse(each).success) : [],
    z.array(entry),
  );
const object = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(shape));

/**
 * The JSON Resume format, see https://jsonresume.org/schema. Crewdock's export adds `seniority`, rates,
 * `isCurrent` and `isMain`. Properties that are not listed here are ignored.
 */
const JsonResume = z.object({
  basics: object({
    name: text,
    label: text,
    email: text,
    phone: text,
    url: text,
    website: text,
    summary: text,
    seniority: text,
    hourlyRate: rate,
    monthlyRate: rate,
    location: object({ countryCode: text, country: text, city: text, region: text }),
    profiles: listOf(z.object({ network: text, url: text })),
  }),
  work: listOf(
    z.object({
      name: text,
      company: text,
      position: text,
      startDate: text,
      endDate: text,
      isCurrent: flag,
      summary: text,
      highlights: listOf(text),
    }),
  ),
  education: listOf(z.object({ institution: text, studyType: text, area: text, startDate: text, endDate: text })),
  skills: listOf(z.object({ name: text, level: text, isMain: flag, keywords: listOf(text) })),
  languages: listOf(z.object({ language: text, fluency: text })),
});

/** Parses JSON Resume. Returns null for other text. */
export function readJsonResume(source: string): ExactResume | null {
  if (!/^\s*\{/.test(source) || !/"basics"|"work"/.test(source)) return null;
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || !('basics' in json || 'work' in json)) return null;
  const { basics, work, education, skills, languages } = JsonResume.parse(json);
  const { countryCode, country, city, region } = basics.location;
  const own = basics.url || basics.website;
  return {
    name: basics.name,
    title: basics.label,
    email: basics.email,
    phone: basics.phone,
    place: countryCode || [city, region, country].filter(Boolean).join(', '),
    summary: basics.summary,
    links: [
      ...(own ? [{ url: own, label: null }] : []),
      ...basics.profiles.filter(({ url }) => url).map(({ url, network }) => ({ url, label: network || null })),
    ],
    seniority: basics.seniority,
    hourly_rate: basics.hourlyRate,
    monthly_rate: basics.monthlyRate,
    jobs: work.map(({ name, company, position, startDate, endDate, isCurrent, summary, highlights }) => ({
      company: name || company,
      title: position,
      from: startDate,
      to: endDate,
      isCurrent,
      description: [summary, ...highlights].filter(Boolean).join('\n'),
    })),
    schools: education.map(({ institution, studyType, area, startDate, endDate }) => ({
      school: institution,
      degree: [studyType, area].filter(Boolean).join(', '),
      from: startDate,
      to: endDate,
    })),
    skills: skills.flatMap(({ name, level, isMain, keywords }) => [
      ...(name ? [{ name, years: yearsIn(level), isMain }] : []),
      ...keywords.filter(Boolean).map((keyword) => ({ name: keyword, years: null, isMain: null })),
    ]),
    languages: languages.filter(({ language }) => language),
  };
}

/** The years in a level such as `7 years`. */
function yearsIn(level: string): number | null {
  const years = /^(\d{1,2})\s?(?:years?|yrs?)$/i.exec(level)?.[1];
  return years === undefined ? null : Number(years);
}
