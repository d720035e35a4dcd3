import { ENGAGEMENT_TYPE_LABELS, RELOCATION_LABELS } from '@crewdock/contract/engagement-types';
import { isolatedText } from '@crewdock/contract/isolated-text';
import type { Resource, ResourceFilters } from '@crewdock/contract/resources';
import { presentSkill } from '../cards/present.ts';
import type { Names } from '../dictionaries/names.ts';
import { formatTalentRate } from '../core/text/rates.ts';
import { formatUtcShortDate } from '../core/text/short-date.ts';
import type { ResourceRow } from './queries.ts';

/** Presents the public view of a resource. Omits skills that are not public. */
export function presentResource(row: ResourceRow, names: Names): Resource {
  return {
    uid: row.uid,
    name: row.name,
    title: row.title,
    skills: row.skills.filter(([id]) => names.skill.has(id)).flatMap((skill) => presentSkill(skill, names)),
    seniority: (row.seniority_id !== null && names.seniority.get(row.seniority_id)) || null,
    english_level: (row.english_level_id !== null && names.english.get(row.english_level_id)) || null,
    country: (row.country_id !== null && names.country.get(row.country_id)) || null,
    city: row.city,
    work_authorization: row.work_authorization,
    engagement_types: row.engagement_types,
    relocation: row.relocation,
    hourly_rate: row.hourly_rate,
    monthly_rate: row.monthly_rate,
    experience: row.experience,
    summary: row.summary,
    available_from: row.available_from,
    provider: row.provider || null,
    modified: row.modified_at.toISOString(),
  };
}

/** Presents the view of a resource for the owner's side and staff. */
export function presentOwn(row: ResourceRow, names: Names): Resource {
  const { version, status, reference, email, phone, employer, cv_url } = row;
  return {
    ...presentResource(row, names),
    skills: row.skills.flatMap((skill) => presentSkill(skill, names)),
    own: {
      version,
      status,
      reference,
      email,
      phone,
      employer,
      cv_url,
      has_cv: row.cv_file !== null || cv_url !== '',
      has_cv_file: row.cv_file !== null,
      confirmed: row.confirmed_at.toISOString(),
      created: row.created_at.toISOString(),
    },
  };
}

const LISTED_SKILLS = 6;

/** Describes a resource in a few lines for an email. */
export function describeResource({ name, title, skills, ...resource }: Resource, now: Date): string {
  const free =
    resource.available_from <= now.toISOString().slice(0, 10)
      ? 'free now'
      : `free from ${formatUtcShortDate(resource.available_from)}`;
  return [
    `${isolatedText(name)}, ${isolatedText(title)}`,
    skills
      .slice(0, LISTED_SKILLS)
      .map((skill) => skill.name)
      .join(', '),
    [resource.seniority?.label, resource.country?.label, formatTalentRate(resource), free].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Describes the active filters, one line each: `Skills: Go, Rust`. */
export function describeFilters(filters: ResourceFilters, names: Names): string[] {
  const { skills, seniority, english, location, work_authorization, engagement_types, relocation, hourlyRate } =
    filters;
  const level = [...names.english.values()].find((each) => each.level === english);
  const listed = (labels: (string | undefined)[]) => labels.filter(Boolean).join(', ');
  const lines = {
    Skills: listed((skills ?? []).map((id) => names.skill.get(id)?.name)),
    Seniority: listed((seniority ?? []).map((id) => names.seniority.get(id)?.label)),
    English: level ? `${level.name} or better` : '',
    Country: listed((location ?? []).map((code) => names.country.get(names.countryId.get(code) ?? -1)?.label)),
    'Work authorization': listed((work_authorization ?? []).map(isolatedText)),
    Engagement: listed((engagement_types ?? []).map((type) => ENGAGEMENT_TYPE_LABELS[type])),
    Relocation: relocation === undefined ? '' : RELOCATION_LABELS[relocation ? 'yes' : 'no'],
    Rate: hourlyRate ? rateWords(hourlyRate) : '',
  };
  return Object.entries(lines).flatMap(([name, words]) => (words ? `${name}: ${words}` : []));
}

function rateWords({ min, max }: { min: number | null; max: number | null }): string {
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}/hr`;
  if (min !== null && max !== null) return `${dollars(min)} to ${dollars(max)}`;
  if (max !== null) return `up to ${dollars(max)}`;
  return min === null ? '' : `from ${dollars(min)}`;
}
