import { count, few, flag, id, line, nullable, oneOf, ranked, ref, time, version } from '../table.ts';

/** Stored as 0, 1 and 2. */
export const PRIORITIES = ['hot', 'normal', 'low'] as const;
/** Whether a card has active relations. */
export const PROCESSING = ['active', 'noactive'] as const;

/** Columns that the staff tables of requests and talents share. Drafts are never included. */
export const cardRow = {
  id: id(),
  version: version(),
  title: line(),
  status: few(),
  processing: oneOf(PROCESSING),
  priority: ranked(PRIORITIES),
  is_active: flag(),
  is_on_hold: flag(),
  is_verified: flag(),
  verified_by: nullable(ref()),
  verified_at: nullable(time()),
  is_private: flag(),
  /** Number of active relations. */
  active_relations: count(),
  /** Number of active relations that need an answer from the card’s own side. */
  unconfirmed_relations: count(),
  is_waited_for: flag(),
  /** The member of staff responsible for the card. */
  manager: nullable(ref()),
  owner: ref(),
  /** The white-label company that owns the card. */
  company: nullable(ref()),
  seniority: nullable(few()),
  english_level: nullable(few()),
  created: time(),
  /** When the content was last changed; edits by staff in the table don't count. */
  modified: time(),
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
