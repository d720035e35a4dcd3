import type { CardField, FieldOf } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import type { Schema } from '../../platform/db/schema.ts';

/** Columns of a card with what stands in them. */
export type Columns = Record<string, unknown>;

/** A field that is kept in columns; skills have rows of their own. */
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
  },
  request: {
    ...SHARED,
    company_name: ['company_name'],
    duration: ['duration_id'],
    hourly_rate: ['hourly_min', 'hourly_max'],
    monthly_rate: ['monthly_min', 'monthly_max'],
    countries: ['country_ids'],
  },
};

/** The columns that keep a field. */
export function columnsOf(kind: CardKind, field: CardField): readonly string[] {
  const kept: Partial<Record<CardField, readonly string[]>> = COLUMNS[kind];
  return kept[field] ?? [];
}
