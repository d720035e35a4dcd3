import { ENGAGEMENT_TYPE_LABELS, RELOCATION_LABELS } from '@crewdock/contract/engagement-types';
import { formatMessage } from '../core/messages/format-message.ts';
import { isolatedText } from '@crewdock/contract/isolated-text';
import type { Message } from '@crewdock/contract/message';
import type { Resource, ResourceFilters } from '@crewdock/contract/resources';
import { presentSkill } from '../cards/present.ts';
import type { Names } from '../dictionaries/names.ts';
import { formatRateRange, formatTalentRate } from '../core/text/rates.ts';
import { formatUtcShortDate } from '../core/text/short-date.ts';
import type { ResourceRow } from './queries.ts';
import * as messages from '../core/messages/filters.ts';

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
  const lines: [Message<object>, string][] = [
    [messages.skills, listed((skills ?? []).map((id) => names.skill.get(id)?.name))],
    [messages.seniority, listed((seniority ?? []).map((id) => names.seniority.get(id)?.label))],
    [messages.english, level ? formatMessage(messages.orBetter, { level: level.name }) : ''],
    [
      messages.country,
      listed((location ?? []).map((code) => names.country.get(names.countryId.get(code) ?? -1)?.label)),
    ],
    [messages.workAuthorization, listed((work_authorization ?? []).map(isolatedText))],
    [messages.engagement, listed((engagement_types ?? []).map((type) => formatMessage(ENGAGEMENT_TYPE_LABELS[type])))],
    [messages.relocation, relocation === undefined ? '' : formatMessage(RELOCATION_LABELS[relocation ? 'yes' : 'no'])],
    [messages.rate, formatRateRange(hourlyRate, 'hr')],
  ];
  return lines.flatMap(([filter, words]) => (words ? `${formatMessage(filter)}: ${words}` : []));
}
