/** The authenticated person, or an anonymous visitor. */
export type Actor = { kind: 'visitor' } | Person;

export interface Person {
  kind: 'person';
  id: number;
  type: 1 | 2 | 3 | null;
  /** Whether the person has staff permissions; false for staff who still have to set up a required second factor. */
  isStaff: boolean;
  /** Whether the person is a staff member who still has to set up a required second factor. */
  lacksSecondFactor: boolean;
  superadminIn: number | null;
  /** Companies of which the person is a member. */
  companyIds: number[];
  /** Companies from `companyIds` in which the person is a superadmin, team lead or manager, not a viewer. */
  worksIn: number[];
  /** Members of the groups that the person leads, with the company of the group. */
  leads: { company_id: number; person_id: number }[];
  /** Hash of the session's token, as stored in the database. */
  tokenHash: Buffer;
}

export const VISITOR: Actor = { kind: 'visitor' };
