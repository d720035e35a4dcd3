import { count, flag, id, line, nullable, oneOf, ref, table, time, version } from '../table.ts';

export const SKILL_STATES = ['waiting', 'approved', 'merged'] as const;

/** Skills that people typed because there was none of that name. */
export const skills = table('skills', {
  row: {
    id: id(),
    version: version(),
    name: line(),
    /** Nobody has judged it, it is one of everybody's, or it was another one by a different name. */
    state: oneOf(SKILL_STATES),
    is_approved: flag(),
    /** The skill that its cards carry instead. */
    merged_into: nullable(ref()),
    /** Everybody may read it: approved, or on a public card. */
    is_public: flag(),
    /** Talents and jobs that carry it. */
    cards: count(),
    /** Who typed it first, and for which white-label company. */
    made_by: nullable(ref()),
    company: nullable(ref()),
    made: time(),
  },
  key: 'id',
  search: ['name'],
  filters: { state: 'any', is_public: 'holds', made_by: 'any', company: 'any', made: 'days' },
  sorts: ['-made', 'made', 'name', '-name'],
  counters: 'state',
  edit: ['is_approved', 'merged_into'],
  bulk: ['is_approved', 'merged_into'],
});
