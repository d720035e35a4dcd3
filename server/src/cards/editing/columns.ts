import { type CardField, type FieldOf, type FieldRow, fieldRows } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Schema } from '../../infra/db/schema.ts';

/** Column names of a card with their values. */
export type CardColumnValues = Record<string, unknown>;

/** A field that is stored in columns of the card; skills have their own table. */
type Kept<K extends CardKind> = Exclude<FieldOf<K>, 'skills'>;
type ColumnsOf<K extends CardKind> = readonly [keyof Schema[K], ...(keyof Schema[K])[]];

const SHARED = {
  title: ['title'],
  seniority: ['seniority_id'],
  english_level: ['english_level_id'],
  specializations: ['specialization_ids'],
  full_stack: ['full_stack'],
  industries: ['industry_ids'],
  summary: ['summary'],
  is_private: ['is_private'],
  is_on_hold: ['is_on_hold'],
  is_draft: ['is_draft'],
} as const;

const COLUMNS: { [K in CardKind]: { [F in Kept<K>]: ColumnsOf<K> } } = {
  talent: {
    ...SHARED,
    photo: ['photo'],
    name: ['name'],
    hourly_rate: ['hourly_rate'],
    monthly_rate: ['monthly_rate'],
    country: ['country_id'],
    city: ['city'],
    cv: ['cv_file', 'cv_name'],
    cv_is_shared: ['cv_is_shared'],
    cv_shows_rates: ['cv_shows_rates'],
    languages: ['languages'],
    available_from: ['available_from'],
    notice_period: ['notice_period'],
    time_zone: ['time_zone'],
    work_experience: ['work_experience'],
    education: ['education'],
    links: ['links'],
  },
  request: {
    ...SHARED,
    company_name: ['company_name'],
    duration: ['duration_id'],
    hourly_rate: ['hourly_min', 'hourly_max'],
    monthly_rate: ['monthly_min', 'monthly_max'],
    city: ['city'],
    region: ['region'],
    countries: ['country_ids'],
    specific_project: ['specific_project'],
    headcount: ['headcount'],
    start_date: ['start_date'],
    engagement: ['engagement_id'],
    hours_per_week: ['hours_per_week'],
    work_mode: ['work_mode_id'],
    overlap_time_zone: ['overlap_time_zone'],
    overlap_hours: ['overlap_hours'],
    questions: ['questions'],
  },
};

/** Returns the columns that store a field. */
export function getFieldColumns(kind: CardKind, field: CardField): readonly string[] {
  const kept: Partial<Record<CardField, readonly string[]>> = COLUMNS[kind];
  return kept[field] ?? [];
}

/** Returns columns with their values, serialized as query parameters. */
export function toColumnParameters(kind: CardKind, columns: CardColumnValues): [column: string, value: unknown][] {
  return Object.entries(columns).map(([column, value]) => [
    column,
    JSON_COLUMNS[kind].has(column) ? JSON.stringify(value) : value,
  ]);
}

const ENTRIES: FieldRow['holds'][] = ['work experience', 'education', 'languages', 'links', 'questions'];

/** JSON columns need JSON.stringify: the driver would convert their arrays to PostgreSQL arrays. */
const JSON_COLUMNS = { talent: jsonColumns('talent'), request: jsonColumns('request') };

function jsonColumns(kind: CardKind): Set<string> {
  return new Set(
    fieldRows(kind).flatMap(({ name, holds }) => (ENTRIES.includes(holds) ? getFieldColumns(kind, name) : [])),
  );
}
