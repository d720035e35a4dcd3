import {
  countColumn,
  dictionaryColumn,
  flagColumn,
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  rankedColumn,
  referenceColumn,
  timeColumn,
  versionColumn,
} from '../table.ts';

/** Priorities in the order of their database index, 0 to 2. */
export const PRIORITIES = ['hot', 'normal', 'low'] as const;
/** Filter for cards with and without active relations. */
export const PROCESSING = ['active', 'noactive'] as const;

/** Columns that the staff tables of requests and talents share. Drafts are never included. */
export const cardRow = {
  id: idColumn(),
  version: versionColumn(),
  title: lineColumn(),
  status: dictionaryColumn(),
  processing: enumColumn(PROCESSING),
  priority: rankedColumn(PRIORITIES),
  is_active: flagColumn(),
  is_on_hold: flagColumn(),
  is_verified: flagColumn(),
  verified_by: nullableColumn(referenceColumn()),
  verified_at: nullableColumn(timeColumn()),
  is_private: flagColumn(),
  /** Number of active relations. */
  active_relations: countColumn(),
  /** Number of active relations that need an answer from the card’s side. */
  unconfirmed_relations: countColumn(),
  is_waited_for: flagColumn(),
  /** The staff member responsible for the card. */
  manager: nullableColumn(referenceColumn()),
  owner: referenceColumn(),
  /** The white-label company that owns the card. */
  company: nullableColumn(referenceColumn()),
  seniority: nullableColumn(dictionaryColumn()),
  english_level: nullableColumn(dictionaryColumn()),
  created: timeColumn(),
  /** Time of the last content change, excluding changes in staff tables. */
  modified: timeColumn(),
} as const;

export const cardFilters = {
  processing: 'any',
  status: 'any',
  priority: 'any',
  is_active: 'holds',
  is_on_hold: 'holds',
  is_verified: 'holds',
  is_private: 'holds',
  is_waited_for: 'holds',
  manager: 'any',
  owner: 'any',
  company: 'any',
  seniority: 'any',
  english_level: 'any',
  created: 'days',
  modified: 'days',
} as const;

/** Columns that staff can edit in a row or in bulk. */
export const CARD_EDITS = ['status', 'priority', 'is_active', 'is_on_hold', 'is_verified', 'manager'] as const;
