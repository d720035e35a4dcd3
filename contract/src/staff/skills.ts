import {
  countColumn,
  flagColumn,
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  timeColumn,
  versionColumn,
} from '../table.ts';

export const SKILL_STATES = ['waiting', 'approved', 'merged'] as const;

/** Custom skills: skills that users entered because no existing skill matched. */
export const skills = defineStaffTable('skills', {
  row: {
    id: idColumn(),
    version: versionColumn(),
    name: lineColumn(),
    /** `waiting`: not reviewed; `approved`: visible to everybody; `merged`: an alias of an existing skill. */
    state: enumColumn(SKILL_STATES),
    is_approved: flagColumn(),
    /** For `merged`: the skill that replaces it on cards. */
    merged_into: nullableColumn(referenceColumn()),
    /** Whether everybody can see the skill: it is approved, or on a public card. */
    is_public: flagColumn(),
    /** Number of talents and jobs with this skill. */
    cards: countColumn(),
    /** The person who first entered the skill, and the white-label company for which it was entered. */
    made_by: nullableColumn(referenceColumn()),
    company: nullableColumn(referenceColumn()),
    made: timeColumn(),
  },
  key: 'id',
  search: ['name'],
  filters: { state: 'any', is_public: 'holds', made_by: 'any', company: 'any', made: 'days' },
  sorts: ['-made', 'made', 'name', '-name'],
  counters: 'state',
  edit: ['is_approved', 'merged_into'],
  bulk: ['is_approved', 'merged_into'],
});
