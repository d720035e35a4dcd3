import { count, few, flag, id, line, nullable, oneOf, ranked, ref, time, version } from '../table.ts';

/** 0, 1 and 2 on the card. */
export const PRIORITIES = ['hot', 'normal', 'low'] as const;
/** Whether a card has open relations with cards of the other side. */
export const PROCESSING = ['active', 'noactive'] as const;

/** What the staff's tables of requests and of talents have both. Drafts are their owners' alone. */
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
  /** Open relations. */
  active_relations: count(),
  /** Those of them that wait for an answer of the card’s own side. */
  unconfirmed_relations: count(),
  is_waited_for: flag(),
  /** Who of the staff looks after it. */
  manager: nullable(ref()),
  owner: ref(),
  /** The white-label company that it belongs to. */
  company: nullable(ref()),
  seniority: nullable(few()),
  english_level: nullable(few()),
  created: time(),
  /** When its content was last changed; what staff note of it is no content. */
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

/** What staff change of a card in its row, or in many at a time. */
export const CARD_EDITS = ['status', 'priority', 'is_active', 'is_on_hold', 'is_verified', 'manager'] as const;
