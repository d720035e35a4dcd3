import type { EngagementType } from '@crewdock/contract/engagement-types';
import type { NewResource } from '@crewdock/contract/own-resources';
import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { SkillEntry } from '../../card-editor/entries.ts';
import type { OwnResource } from '../queries.ts';

/** Values of the resource form. */
export interface Typed {
  texts: Record<ResourceTextName, string>;
  skills: SkillEntry[];
  seniority: number | null;
  english_level: number | null;
  country: string | null;
  engagement_types: readonly EngagementType[];
  relocation: boolean | null;
  status: ResourceStatus;
}

const TEXTS = [
  'name',
  'title',
  'city',
  'work_authorization',
  'hourly_rate',
  'monthly_rate',
  'experience',
  'available_from',
  'summary',
  'reference',
  'email',
  'phone',
  'employer',
  'cv_url',
] as const;
export type ResourceTextName = (typeof TEXTS)[number];

export function createResourceForm(): Typed {
  const today = new Date().toISOString().slice(0, 10);
  const texts = { ...(Object.fromEntries(TEXTS.map((name) => [name, ''])) as Typed['texts']), available_from: today };
  const none = { seniority: null, english_level: null, country: null, relocation: null };
  return { texts, skills: [], ...none, engagement_types: [], status: 'available' };
}

export function toResourceForm({ own, ...resource }: OwnResource): Typed {
  const all: Partial<Record<ResourceTextName, string | number | null>> = { ...resource, ...own };
  return {
    texts: Object.fromEntries(TEXTS.map((name) => [name, String(all[name] ?? '')])) as Typed['texts'],
    skills: resource.skills.map(({ id, name, skill_image: image, experience, is_main }) => ({
      id,
      name,
      image,
      experience,
      is_main,
    })),
    seniority: resource.seniority?.id ?? null,
    english_level: resource.english_level?.id ?? null,
    country: resource.country?.code ?? null,
    engagement_types: resource.engagement_types,
    relocation: resource.relocation,
    status: own.status,
  };
}

/** Converts the form's values to the API's format. */
export function toNewResource({ texts, skills, engagement_types, ...picked }: Typed): NewResource {
  const { hourly_rate, monthly_rate, experience, available_from, ...words } = texts;
  return {
    ...words,
    ...picked,
    engagement_types: [...engagement_types],
    hourly_rate: numberOf(hourly_rate),
    monthly_rate: numberOf(monthly_rate),
    experience: numberOf(experience),
    ...(available_from && { available_from }),
    skills: skills.map(({ id, name, experience: years, is_main }) => ({
      ...(id === null ? { name } : { id }),
      experience: years,
      is_main,
    })),
  };
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
