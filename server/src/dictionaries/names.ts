import type { RejectionReason } from '@crewdock/contract/relations';
import type { CountryOption, EnglishLevel, Option, Skill } from '@crewdock/contract/dictionaries';
import type { Kysely } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';

/** The country id of jobs that accept candidates from anywhere. */
export const ANYWHERE = 0;

/** The labels of dictionary values on cards, by id. */
export interface Names {
  seniority: Map<number, Option>;
  english: Map<number, EnglishLevel>;
  specialization: Map<number, Option>;
  category: Map<number, Option>;
  industry: Map<number, Option>;
  duration: Map<number, Option>;
  engagement: Map<number, Option>;
  work_mode: Map<number, Option>;
  country: Map<number, CountryOption>;
  countryId: Map<string, number>;
  /** Public skills only. */
  skill: Map<number, Skill>;
  rejectionReason: Map<number, Omit<RejectionReason, 'by'>>;
  /** In the order of a hiring process with all steps. */
  proceedReason: Map<number, Option>;
}

export interface WithNames {
  names: () => Promise<Names>;
}

const FRESH_MS = 60_000;

/** Caches the labels for a minute: they rarely change and every response needs them. */
export function createNames(db: Kysely<Schema>): () => Promise<Names> {
  let loaded: Promise<Names> | undefined;
  let loadedAt = 0;
  return () => {
    if (!loaded || Date.now() - loadedAt > FRESH_MS) {
      loadedAt = Date.now();
      loaded = loadNames(db);
      loaded.catch(() => (loaded = undefined));
    }
    return loaded;
  };
}

type Labelled = 'seniority' | 'specialization' | 'category' | 'industry' | 'duration' | 'engagement' | 'work_mode';

async function loadNames(db: Kysely<Schema>): Promise<Names> {
  const labels = (table: Labelled) => db.selectFrom(table).select(['id', 'label']).orderBy('id').execute().then(byId);
  const [
    seniority,
    specialization,
    category,
    industry,
    duration,
    engagement,
    work_mode,
    proceedReason,
    english,
    countries,
    skills,
    rejections,
  ] = await Promise.all([
    labels('seniority'),
    labels('specialization'),
    labels('category'),
    labels('industry'),
    labels('duration'),
    labels('engagement'),
    labels('work_mode'),
    db.selectFrom('proceed_reason').select(['id', 'label']).orderBy('position').execute().then(byId),
    db.selectFrom('english_level').selectAll().orderBy('level').execute(),
    db.selectFrom('country').selectAll().execute(),
    db.selectFrom('skill').where('is_public', '=', true).select(['id', 'name', 'image']).execute(),
    db.selectFrom('rejection_reason').selectAll().orderBy('id').execute(),
  ]);
  const country = new Map(countries.map(({ id, code, name }) => [id, { code, label: name }]));
  country.set(ANYWHERE, { code: 'ZZ', label: 'Anywhere' });
  return {
    seniority,
    specialization,
    category,
    industry,
    duration,
    engagement,
    work_mode,
    english: byId(english),
    country,
    countryId: new Map([...country].map(([id, { code }]) => [code, id])),
    rejectionReason: byId(
      rejections.map(({ by, ...reason }) => ({
        ...reason,
        side: by === 'we' ? ('request' as const) : ('talent' as const),
      })),
    ),
    proceedReason,
    skill: new Map(skills.map(({ id, name, image }) => [id, { id, name, skill_image: image }])),
  };
}

function byId<T extends { id: number }>(rows: T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
