import { count, flag, id, line, nullable, oneOf, ref, table, time, version } from '../table.ts';

export const SKILL_STATES = ['waiting', 'approved', 'merged'] as const;

/** Skills that users entered because no skill had that name. */
export const skills = table('skills', {
  row: {
    id: id(),
    version: version(),
    name: line(),
    /** `waiting`: not reviewed; `approved`: available to everybody; `merged`: another name of an existing skill. */
    state: oneOf(SKILL_STATES),
    is_approved: flag(),
    /** The skill that replaces it on its cards. */
    merged_into: nullable(ref()),
    /** Visible to everybody: approved, or on a public card. */
    is_public: flag(),
    /** Number of talents and jobs with this skill. */
    cards: count(),
    /** The person who entered it first, and the white-label company it was entered for. */
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
